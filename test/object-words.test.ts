import { describe, expect, test } from 'vitest';
import { toXml, validateDocument } from '../src/index.ts';
import { compileSchematron } from '../src/schematron/index.ts';
import { rulesIn } from '../src/schematron/rules-refusal.ts';
import { stepsIn, valueAt, withValueAt } from './json-steps.ts';
import { example } from './requests.ts';
import { readUbl } from './results.ts';

/** Names of members that every object of JavaScript has, and words that are none. */
const members = ['constructor', 'toString', '__proto__', 'hasOwnProperty'] as const;
const others = ['konstructor', 'toStrinx', '__prota__', 'hasOwnPropertx'] as const;

/** A currency is read in capitals. */
const asMember = (text: string) =>
  others.reduce(
    (result, other, at) =>
      result
        .replaceAll(other, members[at] as string)
        .replaceAll(other.toUpperCase(), (members[at] as string).toUpperCase()),
    text,
  );

/** Returns what is found in a document and where; a word may resemble a code, which is only said. */
function found(text: string): string {
  const { outcome, issues, warnings } = validateDocument(text).result;
  const said = JSON.stringify({ issues, warnings });
  expect(said).not.toContain('native code');
  const places = [...issues, ...warnings].map(({ rule, path, location }) => ({ rule, path, location }));
  return JSON.stringify({ outcome, places });
}

const request = example('allowances-and-charges');
const xml = toXml(validateDocument(JSON.stringify(request))) ?? '';

describe('a name that every object has is a word like any other', () => {
  test('in each field of a request', () => {
    const fields = stepsIn(request).filter(
      (steps) => Object(valueAt(request, steps)) !== valueAt(request, steps),
    );
    expect(fields.length).toBeGreaterThan(60);
    for (const [at, field] of fields.entries()) {
      const number = at % members.length;
      const withWord = (word: string) => found(JSON.stringify(withValueAt(request, field, word)));
      expect(withWord(members[number] as string), field.join('.')).toBe(
        asMember(withWord(others[number] as string)),
      );
    }
  });

  test('in each text, attribute and namespace of UBL, and when it is read back', () => {
    const places = [...xml.matchAll(/>([^<>\s][^<>]*)<|="([^"]*)"/g)];
    expect(places.length).toBeGreaterThan(100);
    for (const [at, { index, 0: all, 1: text, 2: attribute }] of places.entries()) {
      const number = at % 2;
      const withWord = (word: string) => {
        const start = index + (text === undefined ? 2 : 1);
        const changed = xml.slice(0, start) + word + xml.slice(start + (text ?? attribute ?? '').length);
        return `${found(changed)} ${JSON.stringify(readUbl(changed))}`;
      };
      expect(withWord(members[number] as string), all).toBe(asMember(withWord(others[number] as string)));
    }
  });

  test('which no entity is declared by', () => {
    for (const member of members) {
      const { result } = validateDocument(xml.replace('INV-2026-0045', `&${member};`));
      expect([result.outcome, result.issues[0]?.rule]).toEqual(['malformed', 'pint-ae-not-well-formed']);
    }
  });

  test.each([
    "'a' = string(1 constructor 2)",
    "matches(., '\\p{Isconstructor}')",
    "'a' cast as xs:constructor",
  ])('and no operator, block or type of XPath: %s', (condition) => {
    const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
        <pattern><rule context="a"><assert id="constructor" test="${condition}">-</assert></rule></pattern></schema>`;
    expect(compileSchematron(schema)).toMatchObject({
      ok: false,
      failure: { expression: expect.any(String) },
    });
  });

  test('and no number', () => {
    const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
      <pattern><rule context="a"><report id="toString" test="number(.) = number(.) or . castable as xs:double">-</report></rule></pattern></schema>`;
    const rules = rulesIn(
      compileSchematron(
        schema.replace('<pattern>', '<ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/><pattern>'),
      ),
    );
    for (const member of members) expect(rules.judge(`<a>${member}</a>`).outcome).toBe('valid');
    expect(rules.judge('<a>1</a>').outcome).toBe('invalid');
  });
});
