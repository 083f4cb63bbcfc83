import fc from 'fast-check';
import { fitting } from './fitting.ts';

const oneOf = (...texts: readonly string[]) => fc.constantFrom(...texts);

/** Values of all types that rules meet, nodes among them. */
const operands = oneOf(
  ...[
    '1',
    '0',
    '-3',
    '2.50',
    '1e2',
    "'a'",
    "''",
    "'5'",
    "' b  c '",
    'true()',
    '()',
    '(1, 2, 3)',
    "('b', 'a')",
  ],
  ...[
    'cbc:N',
    'cbc:M',
    'cbc:S',
    'cbc:E',
    'cbc:P',
    'cbc:W',
    'cbc:None',
    '//cbc:ID',
    '@none',
    'cac:L/cbc:ID/@scheme',
  ],
  ...[
    "xs:date('2024-02-29')",
    'xs:date(cbc:D)',
    "xs:dateTime('2024-02-29T10:00:00Z')",
    "xs:time('10:00:00Z')",
  ],
  ...[
    "xs:dayTimeDuration('P1DT2H')",
    "xs:yearMonthDuration('P1Y2M')",
    "xs:double('NaN')",
    "xs:decimal('0.1')",
  ],
  ...[
    "xs:untypedAtomic('7')",
    "xs:gYear('2024')",
    "xs:hexBinary('0a')",
    'node-name(cac:L[1])',
    "xs:anyURI('a')",
    "xs:float('0.1')",
    "xs:duration('P1Y2DT3H')",
  ],
);

const binary = oneOf(
  ...[
    '=',
    '!=',
    '<',
    '<=',
    '>',
    '>=',
    'eq',
    'ne',
    'lt',
    'ge',
    '+',
    '-',
    '*',
    'div',
    'idiv',
    'mod',
    ',',
    '||',
    'to',
  ],
);

const ofOne = oneOf(
  ...[
    'string',
    'number',
    'boolean',
    'not',
    'empty',
    'exists',
    'count',
    'sum',
    'avg',
    'min',
    'max',
    'data',
    'sort',
    'reverse',
  ],
  ...[
    'normalize-space',
    'string-length',
    'upper-case',
    'lower-case',
    'abs',
    'floor',
    'ceiling',
    'round',
    'distinct-values',
  ],
  ...[
    'xs:integer',
    'xs:decimal',
    'xs:double',
    'xs:string',
    'xs:boolean',
    'xs:date',
    'xs:token',
    'xs:gYear',
    'xs:anyURI',
    'xs:float',
    'xs:duration',
    'years-from-duration',
    'seconds-from-duration',
  ],
  ...[
    'string-to-codepoints',
    'encode-for-uri',
    'tokenize',
    'head',
    'tail',
    'exactly-one',
    'zero-or-one',
    'has-children',
  ],
);

const ofTwo = oneOf(
  ...[
    'concat',
    'contains',
    'starts-with',
    'ends-with',
    'substring-before',
    'substring-after',
    'compare',
    'deep-equal',
  ],
  ...['index-of', 'remove', 'subsequence', 'substring', 'string-join', 'round'],
);

const types = oneOf(
  ...[
    'xs:integer',
    'xs:decimal',
    'xs:double',
    'xs:string',
    'xs:date',
    'xs:gYear',
    'xs:token',
    'xs:NCName',
    'xs:boolean',
    'xs:float',
    'xs:duration',
  ],
);

/** Expressions of anything with anything, of some depth: most are errors. */
const any: fc.Arbitrary<string> = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'expression' },
    operands,
    fc
      .tuple(tie('expression'), binary, tie('expression'))
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    fc.tuple(ofOne, tie('expression')).map(([name, a]) => `${name}((${a}))`),
    fc.tuple(ofTwo, tie('expression'), tie('expression')).map(([name, a, b]) => `${name}((${a}), (${b}))`),
    fc.tuple(tie('expression'), types).map(([a, type]) => `((${a}) castable as ${type})`),
    fc.tuple(tie('expression'), types).map(([a, type]) => `((${a}) instance of ${type})`),
    fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map(([a, b, c]) => `(if (${a}) then ${b} else ${c})`),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `(for $x in (${a}) return ($x, ${b}))`),
    fc
      .tuple(oneOf('some', 'every'), tie('expression'), tie('expression'))
      .map(([quantifier, a, b]) => `(${quantifier} $x in (${a}) satisfies $x = (${b}))`),
    tie('expression').map((a) => `(cac:L, cbc:M)[${a}]/name()`),
  ),
})).expression;

/** Expressions on the document of the tests. */
export const expressions: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fitting },
  { weight: 1, arbitrary: any },
);
