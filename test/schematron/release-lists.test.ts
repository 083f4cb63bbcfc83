import { compileModule, evaluateModule, readSchematron } from 'schematron-compiler/rules';
import { type CompiledRules, createCompiledEngine } from 'schematron-compiler/run';
import { describe, expect, test } from 'vitest';
import emirates from '../../rules/ae/codelists/Emirate.json' with { type: 'json' };
import { changedLists, type ListChanges, refuseUnexplained } from '../../scripts/releases/compose.ts';
import type { ChangedTexts } from '../../src/core/messages/message-entry.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';

const permits = { id: 'Permit', codes: { A: 'Invented', B: 'Invented too' } };
const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern>
  <rule context="emirate"><assert id="emirate" test=". = $codes-Emirate">It is an emirate.</assert></rule>
  <rule context="permit"><assert id="permit" test=". = $codes-Permit">It is a permit.</assert></rule>
</pattern></schema>`;

/** Returns what rules say that compare with the lists of a release. */
function failed(changes: ListChanges, content: string): readonly string[] {
  const read = readSchematron('rules.sch', () => schema, changedLists([emirates, permits], changes));
  const engine = createCompiledEngine(evaluateModule<CompiledRules>(compileModule([read], {})));
  const parsed = parseUbl(`<x>${content}</x>`);
  if (!parsed.ok) throw new Error('It is not XML.');
  return engine.judge({ root: parsed.value }, 'billing').failed.map(({ id }) => id);
}

test('A release that changes a list of the country and an invented one is judged by what it changes', () => {
  const content = '<emirate>DXB</emirate><emirate>UAQ</emirate><emirate>XIA</emirate><permit>C</permit>';
  const changes = {
    Emirate: { with: { XIA: 'An eighth' }, without: ['UAQ'] },
    Permit: { with: { C: 'A third' } },
  };
  expect(failed({}, content)).toEqual(['emirate', 'permit']);
  expect(failed(changes, content)).toEqual(['emirate']);
  expect(failed(changes, content.replace('UAQ', 'AUH'))).toEqual([]);
  expect(failed({}, content.replace('XIA', 'AUH'))).toEqual(['permit']);
});

test('A release cannot change a list, or take away a code, that there is not', () => {
  expect(() => changedLists([permits], { Permits: {} })).toThrow('no code list Permits');
  expect(() => changedLists([permits], { Permit: { without: ['D'] } })).toThrow('Permit has no D');
});

test('A release adds a list with all its codes, and does not replace one', () => {
  const codes = { X: 'Invented' };
  expect(changedLists([permits], { Licence: { codes } })).toEqual([permits, { id: 'Licence', codes }]);
  expect(() => changedLists([permits], { Permit: { codes } })).toThrow('Permit exists already');
});

describe('A release whose rules change', () => {
  const schemaOf = (...asserts: readonly string[]) =>
    readSchematron(
      'rules.sch',
      () =>
        `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="/*">${asserts.join('')}</rule></pattern></schema>`,
      [],
    );
  const rule = (id: string, test: string) => `<assert id="${id}" test="${test}">It holds.</assert>`;
  const before = schemaOf(rule('old', 'a'), rule('other', 'b'));
  const text = { en: 'It does not hold.', ar: 'لا يصح.' };
  const whole = { terms: [], fields: [], title: text, message: text, hint: text };

  test.each<[string, readonly string[], ChangedTexts, string]>([
    [
      'has to say what a changed one means',
      [rule('old', 'c')],
      {},
      'old is changed: give what its text says now',
    ],
    ['cannot say nothing of it', [rule('old', 'c')], { old: { sameText: false } }, 'old is changed'],
    [
      'gives a new one its whole entry',
      [rule('old', 'a'), rule('new', 'd')],
      { new: { message: text } },
      'new is new',
    ],
    [
      'says nothing of one that there is not',
      [rule('old', 'a')],
      { older: { sameText: true } },
      'older is not a rule of it',
    ],
  ])('%s', (_, asserts, messages, said) => {
    const after = schemaOf(...asserts);
    expect(() => refuseUnexplained(before, after, { version: '9', messages }, new Set())).toThrow(said);
  });

  test('may keep a text that was read, and bring new ones', () => {
    const after = schemaOf(rule('old', 'c'), rule('new', 'd'));
    const messages = { old: { sameText: true }, new: whole };
    expect(() => refuseUnexplained(before, after, { version: '9', messages }, new Set())).not.toThrow();
  });
});
