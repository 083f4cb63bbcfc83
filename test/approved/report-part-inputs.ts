import type { Issue } from '../../src/core/findings/finding.ts';
import type { TextMark } from '../../src/core/findings/place.ts';

export const otherPaths = [
  '',
  '$',
  'x',
  'lines[0].x',
  'x.y[2]',
  'lines[12]',
  '/Invoice/cbc:ID',
  'seller.lines[0]',
  'lines[].vatRate',
];

export const texts = [
  'one two three',
  'incomparable a b',
  '合計 a',
  ...[
    '',
    'a',
    'short',
    'two words',
    'a\tb',
    'ab\u0007c',
    'فاتورة',
    'فاتورة INV-1 من Falcon',
    'A “فاتورة” in',
    '中文字符',
    'ﬀ😀👩‍👩‍👧é',
    'e\u0301e',
  ],
  ...[
    '"number": "فاتورة"',
    'Set "x": {"a": {"b": "ب"}} now',
    '<a>ب</a>',
    'lines[0].vatRate هو 5 % في 2026-11-02',
    'a_b/c.json:12',
  ],
  ...[
    'A sentence that is a good deal longer than the cells that most of these have to spare for it.',
    'ب'.repeat(60),
  ],
];
export const widths = [0, 1, 2, 3, 5, 6, 7, 10, 12, 13, 30, 100];

export const source = [
  '{',
  '  "invoiceNumber": "INV-1", "issueDate": "2026-11-02",',
  `\t"note": "${'x'.repeat(130)} 4111111111111111 ${'y'.repeat(130)}",`,
  '  "name": "فاتورة رقم 5", "z": 1\r',
  '  "emoji": "😀😀", "last": null',
  '}',
  '',
];
export const marks: readonly TextMark[] = [
  { line: 1, column: 1, length: 1 },
  { line: 2, column: 3, length: 15 },
  { line: 2, column: 52, length: 0, missing: 'dueDate' },
  { line: 3, column: 10, length: 5 },
  { line: 3, column: 142, length: 16 },
  { line: 3, column: 150, length: 200 },
  { line: 3, column: 270, length: 3 },
  { line: 4, column: 11, length: 14 },
  { line: 4, column: 32, length: 1 },
  { line: 5, column: 13, length: 3 },
  { line: 6, column: 1, length: 1 },
  { line: 7, column: 1, length: 1 },
  { line: 8, column: 1, length: 1 },
  { line: 6, column: 40, length: 9, missing: 'فاتورة' },
];

export const issue = (path: string, message = 'Amount 5 is wrong', more: Partial<Issue> = {}): Issue => ({
  ...{ rule: 'r-1', severity: 'error', path, message, hint: 'Set 7', terms: [], foundBy: 'checks' },
  ...more,
});
const numbered = (...numbers: readonly number[]) => numbers.map((at) => issue(`lines[${at}].x`));

export const lists: Readonly<Record<string, readonly Issue[]>> = {
  none: [],
  one: numbered(0),
  two: numbered(0, 1),
  'in ranges': numbered(0, 3, 2, 1, 7, 9, 8, 20, 20),
  'eleven ranges': numbered(...Array.from({ length: 23 }, (_, at) => at * 2)),
  'with figures': [1, 2, 3].map((at) => issue(`lines[${at}].x`, `Amount ${at} is wrong by 5`)),
  'with one other figure': [1, 1, 2].map((each, at) =>
    issue(`lines[${at}].x`, `Amount ${each} is wrong by 5`),
  ),
  'with codes': [1, 2].map((at) => issue(`lines[${at}].x`, `Code A${at}, day 2026-11-0${at}, 1.5${at}.`)),
  'of several lists': [
    issue('lines[0].x'),
    issue('parties[0].x'),
    issue('lines[1].y'),
    issue('lines[1].x'),
    issue('lines[2].x'),
  ],
  'by element': [1, 2, 4].map((at) => issue('', 'm', { location: `/Invoice/cac:InvoiceLine[${at}]` })),
  'by severity': [
    issue('lines[0].x'),
    issue('lines[1].x', 'Amount 5 is wrong', { severity: 'warning' }),
    issue('lines[2].x', 'Amount 5 is wrong', { rule: 'r-2' }),
  ],
  'by hint': [
    issue('lines[0].x'),
    issue('lines[1].x', 'Amount 5 is wrong', { hint: 'Other' }),
    issue('lines[2].x', 'Amount 5 is wrong', { hint: 'Set 9' }),
  ],
  'without place': [issue(''), issue('')],
  'cut, of three severities': [
    issue('a'),
    issue('b', 'm', { severity: 'warning' }),
    issue('c', 'm', { severity: 'information' }),
    issue('', 'More', { rule: 'pint-ae-unlisted-findings', severity: 'warning' }),
  ],
  cut: [issue('a'), issue('', 'More', { rule: 'pint-ae-unlisted-findings' })],
};

export const cells = [
  '',
  'a',
  '=1',
  '+1',
  '-1',
  '@a',
  ' =1',
  '\t=1',
  'a;=1',
  'a\n=1',
  'a"b',
  'a,b',
  "'a",
  '＝1',
  'a b',
  '1,5',
  7,
  { amount: '-5.00' },
  '\r',
  'é',
  'a; "=1',
];
