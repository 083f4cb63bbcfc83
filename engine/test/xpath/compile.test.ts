import { describe, expect, test } from 'vitest';
import { evaluate, treeOf } from '../schematron/compiled/evaluate-xpath.ts';

const root = treeOf(
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>7</cbc:ID><cbc:Note>a.b</cbc:Note></Invoice>',
);
const given = (expression: string) => evaluate(expression, root);

describe('a variable keeps its value inside what is written around it', () => {
  test.each([
    ["for $b in '7' return $b eq cbc:ID", 'xs:boolean true'],
    ["for $a in '8' return cbc:ID eq $a", 'xs:boolean false'],
    ['for $b in 1 return $b + cbc:ID', 'xs:double 8'],
    ['for $x in 2 return (3, 4)[. > $x]', 'xs:integer 3 | xs:integer 4'],
    ['for $index in 1 return (5, 6)[position() = $index]', 'xs:integer 5'],
    ['for $d in 1, $n in 2, $report in 3 return $d + $n + $report', 'xs:integer 6'],
    [
      'for $children in 1, $_ in 2, $a-b in 3, $aB in 4 return ($children, $_, $a-b, $aB)',
      'xs:integer 1 | xs:integer 2 | xs:integer 3 | xs:integer 4',
    ],
  ])('%s', (expression, expected) => {
    expect(given(expression)).toBe(expected);
  });
});

describe('a long expression', () => {
  const repeated = (part: string, operator: string, times: number) => Array(times).fill(part).join(operator);

  test.each(['or', 'and'])('of 20,000 conditions joined by %s is judged', (operator) => {
    expect(given(repeated("cbc:ID = '7'", ` ${operator} `, 20_000))).toBe('xs:boolean true');
  });

  test('of 20,000 texts in a list is judged', () => {
    expect(given(`cbc:ID = (${repeated("'7'", ',', 20_000)})`)).toBe('xs:boolean true');
  });

  test.each([
    ['parentheses', '(', '1', ')', 'xs:integer 1'],
    ['calls', 'abs(', '1', ')', 'xs:integer 1'],
    ['predicates', '*[', "cbc:ID = '7'", ']', ''],
    ['right operands', '(0 + 1 * ', '1', ')', 'xs:integer 1'],
    ['paths', '(/*/', 'cbc:ID', ')', 'node cbc:ID=7'],
    ['branches', 'if (0) then 0 else ', '1', '', 'xs:integer 1'],
    ['signs', '-', '1', '', 'xs:integer 1'],
  ])('of %s nested 250 deep is judged', (_, open, inner, close, expected) => {
    expect(given(`${open.repeat(250)}${inner}${close.repeat(250)}`)).toBe(expected);
  });

  test('nested too deep is refused with the reason', () => {
    expect(given(`${'('.repeat(5_000)}1${')'.repeat(5_000)}`)).toBe(
      'refused: nested more than 256 deep; use variables for parts',
    );
    expect(given(`${'-'.repeat(5_000)}1`)).toBe(
      'refused: nested more than 256 deep; use variables for parts',
    );
  });

  test.each(['=', '!=', 'eq', 'lt', 'to'])('has one %s in a row: of two no order is known', (operator) => {
    const [one, two] = operator === 'to' ? ['(1)', '1'] : ['(true())', 'true()'];
    expect(given(`(${one} ${operator} ${two}) ${operator} ${two}`)).not.toContain('refused');
    expect(given(`${one} ${operator} ${two} ${operator} ${two}`)).toContain('refused');
  });

  test('with a chain that must be computed from left to right is refused with the reason', () => {
    expect(given(repeated('1', ' + ', 5_000))).toContain('more than 256 operators in a row');
    expect(given(repeated('*', '/', 5_000))).toContain('a path of more than 256 steps');
    expect(given(`cbc:ID${'[1]'.repeat(5_000)}`)).toContain('more than 256 predicates in a row');
    expect(given(repeated('1', ' ! ', 5_000))).toContain('more than 256 operators in a row');
    expect(given(`1${' => abs()'.repeat(5_000)}`)).toContain('more than 256 operators in a row');
    expect(given(`${'let $a := 1 return '.repeat(5_000)}1`)).toContain('nested more than 256 deep');
    expect(given(`let ${repeated('$a := 1', ', ', 5_000)} return 1`)).toContain('nested more than 256 deep');
    expect(given(`for ${repeated('$a in 1', ', ', 5_000)} return 1`)).toContain('nested more than 256 deep');
  });
});
