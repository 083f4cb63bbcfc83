import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../../src/index.ts';

const depth = 60;

/** A schema in which each variable holds the one before it twice. */
function doubling(first: string, twice: (before: string) => string, test: string, where = 'schema'): string {
  const lets = [
    `<let name="v0" value="${first}"/>`,
    ...Array.from({ length: depth }, (_, at) => `<let name="v${at + 1}" value="${twice(`$v${at}`)}"/>`),
  ].join('');
  const rule = `<rule context="a">${where === 'rule' ? lets : ''}<assert id="t" test="${test}">-</assert></rule>`;
  return `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${where === 'schema' ? lets : ''}
    <pattern>${where === 'pattern' ? lets : ''}${rule}</pattern></schema>`;
}

const ways = {
  'lists of numbers': ['(1, 2)', (v: string) => `(${v}, ${v})`, `count($v${depth}) = 1`],
  'lists of elements': ['//a', (v: string) => `(${v}, ${v})`, `count($v${depth}) = 1`],
  'items that are inserted': [
    '(1, 2)',
    (v: string) => `insert-before(${v}, 1, ${v})`,
    `count($v${depth}) = 1`,
  ],
  texts: ["'abcdefgh'", (v: string) => `concat(${v}, ${v})`, `string-length($v${depth}) = 1`],
  'texts of the document': [
    'string(/r)',
    (v: string) => `concat(${v}, ${v})`,
    `string-length($v${depth}) = 1`,
  ],
  'characters of a text': [
    `'${'a'.repeat(1000)}'`,
    (v: string) =>
      v === '$v20'
        ? `concat(string-join(for $c in string-to-codepoints(${v}) return 'a', ''), '')`
        : `concat(${v}, ${v})`,
    `string-length($v${depth}) = 1`,
  ],
  'words of a text': [
    `'${'a b '.repeat(500)}'`,
    (v: string) => (v === '$v15' ? `string-join(tokenize(${v}, ' '), ' ')` : `concat(${v}, ${v})`),
    `string-length($v${depth}) = 1`,
  ],
} as const;

test.each(Object.entries(ways))(
  '%s that double with each variable are compiled, and not judged',
  (_, way) => {
    const [first, twice, wanted] = way;
    const { outcome, findings } = compileSchematron(doubling(first, twice, wanted)).judge('<r><a/>x</r>');
    expect(outcome).toBe('not-judged');
    expect(findings.length).toBeGreaterThan(0);
  },
);

describe.each(['schema', 'pattern', 'rule'])(
  'variables of a %s that each hold the one before twice',
  (where) => {
    test('conditions are compiled, and judged', () => {
      const schema = doubling(
        'exists(//b)',
        (v) => `(${v} or ${v}) and not(${v} and not(${v}))`,
        `$v${depth}`,
        where,
      );
      expect(compileSchematron(schema).judge('<r><a/><b/></r>').outcome).toBe('valid');
      expect(compileSchematron(schema).judge('<r><a/></r>').outcome).toBe('invalid');
    });

    test('numbers are compiled, and judged', () => {
      const schema = doubling('count(//b)', (v) => `${v} + ${v}`, `$v${depth} = 0`, where);
      expect(compileSchematron(schema).judge('<r><a/><b/></r>').outcome).toBe('invalid');
      expect(compileSchematron(schema).judge('<r><a/></r>').outcome).toBe('valid');
    });
  },
);
