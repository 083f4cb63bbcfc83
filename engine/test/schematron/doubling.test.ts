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

const twice = (v: string) => `concat(${v}, ${v})`;

test.each<readonly [what: string, first: string, twice: (before: string) => string]>([
  ['lists of numbers', '(1, 2)', (v) => `(${v}, ${v})`],
  ['lists of elements', '//a', (v) => `(${v}, ${v})`],
  ['items that are inserted', '(1, 2)', (v) => `insert-before(${v}, 1, ${v})`],
  ['texts', "'abcdefgh'", twice],
  ['texts of the document', 'string(/r)', twice],
  ['texts that are joined', "'abcdefgh'", (v) => `string-join((${v}, ${v}), '')`],
  ['texts of a loop that are joined', "'abcdefgh'", (v) => `string-join(for $x in 1 to 2 return ${v}, '')`],
  ['texts beside an operator', "'abcdefgh'", (v) => `${v} || ${v}`],
  ['texts that are replaced', "'aaaaaaaa'", (v) => `replace(${v}, 'a+', '$0$0')`],
  [
    'characters of a text',
    `'${'a'.repeat(1000)}'`,
    (v) =>
      v === '$v20'
        ? `concat(string-join(for $c in string-to-codepoints(${v}) return 'a', ''), '')`
        : twice(v),
  ],
  [
    'words of a text',
    `'${'a b '.repeat(500)}'`,
    (v) => (v === '$v15' ? `string-join(tokenize(${v}, ' '), ' ')` : twice(v)),
  ],
])('%s that double with each variable are compiled, and not judged', (_, first, doubled) => {
  const schema = doubling(first, doubled, `count($v${depth}) + string-length(string($v${depth}[1])) = 1`);
  const { outcome, findings } = compileSchematron(schema).judge('<r><a/>x</r>');
  expect([outcome, findings.map(({ kind, text }) => [kind, text])]).toEqual([
    'not-judged',
    [['not-judged', expect.stringMatching(/^(?:XPDY0130|FOAR0002): /)]],
  ]);
});

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
