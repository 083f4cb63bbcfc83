/**
 * Each function, and operators on long numbers, on inputs that are as long as `size` lets them be: `$text`, `$blank`, `$spaces`, `$zeros`
 * and `$digits` have so many characters, `$words`, `$numbers`, `$codes` and `$nodes` so many items, `$long` so many digits.
 * `grows`: its steps grow with them. `same`: its time does not, or it is refused at once.
 */
export const largestInputs: Readonly<
  Record<string, { grows?: readonly string[]; same?: readonly string[] }>
> = {
  string: { grows: ['string($long)'] },
  'normalize-space': { grows: ['normalize-space($blank)'] },
  'string-length': { grows: ['string-length($text)'] },
  'upper-case': { grows: ['upper-case($text)'] },
  'lower-case': { grows: ['lower-case($text)'] },
  'normalize-unicode': { grows: ["normalize-unicode($text, 'NFKD')"] },
  contains: { grows: ["contains($text, 'b')"] },
  'starts-with': { grows: ['starts-with($text, $text)'] },
  'ends-with': { grows: ['ends-with($text, $text)'] },
  'substring-before': { grows: ["substring-before($text, 'b')"] },
  'substring-after': { grows: ["substring-after($text, 'b')"] },
  substring: { grows: ['substring($text, 2)'] },
  translate: { grows: ["translate($text, 'a', 'b')", "translate('a', $text, 'b')"] },
  'string-to-codepoints': { grows: ['string-to-codepoints($text)'] },
  'codepoints-to-string': { grows: ['codepoints-to-string($codes)'] },
  'format-number': { grows: ["format-number($long, '0')", 'format-number(1, $zeros)'] },
  'encode-for-uri': { grows: ['encode-for-uri($blank)'] },
  'iri-to-uri': { grows: ['iri-to-uri($blank)'] },
  'escape-html-uri': { grows: ['escape-html-uri($blank)'] },
  'contains-token': { grows: ["contains-token($words, 'b')", "contains-token($blank, 'b')"] },
  // Equal lengths are compared by the machine's own instruction, others not at all.
  'codepoint-equal': { same: ['codepoint-equal($text, $text)'] },
  compare: { grows: ['compare($text, concat($text, 1))'] },
  concat: { grows: ['concat($text, $text)'] },
  'string-join': { grows: ["string-join($words, '')", "string-join(($text, $text), '')"] },
  matches: { grows: ["matches($text, 'b')", "matches($text, '(a|aa)+b')"] },
  tokenize: { grows: ['tokenize($blank)', "tokenize($text, 'b')"] },
  replace: { grows: ["replace($text, 'a', 'b')"] },
  // A sign is set in a copy.
  abs: { same: ['abs(-$long)'] },
  floor: { grows: ['floor($long + 0.5)'] },
  ceiling: { grows: ['ceiling($long + 0.5)'] },
  round: { grows: ['round($long + 0.5)', 'round($long, -10)'], same: ['round(5, -100000000)'] },
  'round-half-to-even': {
    grows: ['round-half-to-even($long + 0.5)', 'round-half-to-even($long, -10)'],
    same: ['round-half-to-even(5, -100000000)', 'round-half-to-even(1.5e0, -100000000)'],
  },
  number: { grows: ['number($digits)'] },
  sum: { grows: ['sum($numbers)'] },
  avg: { grows: ['avg($numbers)'] },
  min: { grows: ['min($numbers)'] },
  max: { grows: ['max($numbers)'] },
  true: { same: ['true()'] },
  false: { same: ['false()'] },
  boolean: { same: ['boolean($nodes)'] },
  exists: { same: ['exists($nodes)'] },
  not: { same: ['not($nodes)'] },
  empty: { same: ['empty($nodes)'] },
  error: { same: ['if (count($nodes) = 0) then error() else 1'] },
  count: { same: ['count($nodes)'] },
  data: { grows: ['data($nodes)'] },
  'distinct-values': { grows: ['distinct-values($numbers)'] },
  'index-of': { grows: ['index-of($numbers, -1)'] },
  reverse: { grows: ['reverse($numbers)'] },
  unordered: { same: ['unordered($numbers)'] },
  'one-or-more': { same: ['one-or-more($numbers)'] },
  'zero-or-one': { same: ['zero-or-one($numbers[1])'] },
  'exactly-one': { same: ['exactly-one($numbers[1])'] },
  subsequence: { grows: ['subsequence($numbers, 2)'] },
  head: { same: ['head($numbers)'] },
  tail: { grows: ['tail($numbers)'] },
  trace: { same: ["trace($numbers, 'x')"] },
  remove: { grows: ['remove($numbers, 5)'] },
  'insert-before': { grows: ['insert-before($numbers, 5, 1)'] },
  'deep-equal': { grows: ['deep-equal($numbers, $numbers)', 'deep-equal(/r, /r)'] },
  sort: { grows: ['sort($numbers)'] },
  'default-collation': { same: ['default-collation()'] },
  'current-group': {},
  'current-grouping-key': {},
  'regex-group': {},
  position: { same: ['$numbers[position() = 5]'] },
  last: { grows: ['$numbers[last() = 5]'] },
  name: { same: ['name($nodes[1])'] },
  'local-name': { same: ['local-name($nodes[1])'] },
  'namespace-uri': { same: ['namespace-uri($nodes[1])'] },
  'generate-id': { same: ['generate-id($nodes[1])'] },
  lang: { same: ["lang('en', $nodes[1])"] },
  id: { grows: ['id($blank, /r)'] },
  path: { same: ['path($nodes[last()])'] },
  'has-children': { same: ['has-children($nodes[1])'] },
  nilled: { same: ['nilled($nodes[1])'] },
  innermost: { grows: ['innermost($nodes)'] },
  outermost: { grows: ['outermost($nodes)'] },
  idref: { same: ['idref($blank, /r)'] },
  'document-uri': { same: ['document-uri(/)'] },
  'static-base-uri': { same: ['static-base-uri()'] },
  root: { same: ['root($nodes[1])'] },
  'doc-available': { same: ["doc-available('d')"] },
  key: { grows: ["key('k', 'x')"] },
  // What is sought in another document is found in groups that are made once.
  document: { same: ["count(document('d')//x[. = string($i)])"] },
  doc: { same: ["count(doc('d')//x[. = string($i)])"] },
  current: { same: ['current()'] },
  'node-name': { same: ['node-name($nodes[1])'] },
  QName: { same: ["QName($text, 'a')"] },
  'resolve-QName': { grows: ['resolve-QName($text, /r)'] },
  'prefix-from-QName': { same: ["prefix-from-QName(QName($text, 'a'))"] },
  'local-name-from-QName': { same: ["local-name-from-QName(QName($text, 'a'))"] },
  'namespace-uri-from-QName': { same: ["namespace-uri-from-QName(QName($text, 'a'))"] },
  'in-scope-prefixes': { same: ['in-scope-prefixes($nodes[1])'] },
  'namespace-uri-for-prefix': { same: ['namespace-uri-for-prefix($text, /r)'] },
  'base-uri': { same: ['base-uri(/r)'] },
  'resolve-uri': { grows: ["resolve-uri($text, 'http://a')"] },
  ...ofDates(),
  // Operators and casts.
  '+': { grows: ['$long + $long'] },
  '*': { grows: ['$long * $long'] },
  div: { grows: ['$long div 3'] },
  idiv: { grows: ['$long idiv 7'] },
  mod: { grows: ['$long mod 7'] },
  to: { grows: ['1 to count($nodes)'] },
  union: { grows: ['$nodes | /r'] },
  'xs:integer': { grows: ['xs:integer($digits)'] },
  'xs:decimal': { grows: ["xs:decimal(concat($digits, '.5'))"] },
  'xs:double': { grows: ['xs:double($digits)'] },
  'xs:hexBinary': { grows: ['xs:hexBinary($zeros)'] },
  'xs:base64Binary': { grows: ['xs:base64Binary($zeros)'] },
  'xs:token': { grows: ['xs:token($blank)'] },
  'xs:anyURI': { grows: ['xs:anyURI($text)'] },
};

function ofDates(): Record<string, { grows: readonly string[] } | { same: readonly string[] }> {
  const time = "xs:time(concat('00:00:00.1', $digits))";
  const dateTime = "xs:dateTime(concat('2024-01-01T00:00:00.1', $digits))";
  const date = "xs:date(concat($spaces, '2024-01-01'))";
  const rows: Record<string, { grows: readonly string[] } | { same: readonly string[] }> = {
    dateTime: { grows: [`dateTime(xs:date('2024-01-01'), ${time})`] },
    'implicit-timezone': { same: ['implicit-timezone()'] },
    'format-date': { grows: ["format-date(xs:date('2024-01-01'), concat($text, '[Y]'))"] },
    'format-time': { grows: ["format-time(xs:time('00:00:00'), concat($text, '[H]'))"] },
    'format-dateTime': {
      grows: ["format-dateTime(xs:dateTime('2024-01-01T00:00:00'), concat($text, '[Y]'))"],
    },
  };
  const of = { date, time, dateTime };
  const parts = { date: ['year', 'month', 'day'], time: ['hours', 'minutes', 'seconds'] };
  for (const [type, value] of Object.entries(of)) {
    rows[`current-${type}`] = { same: [`current-${type}()`] };
    rows[`timezone-from-${type}`] = { grows: [`timezone-from-${type}(${value})`] };
    rows[`adjust-${type}-to-timezone`] = {
      grows: [`adjust-${type}-to-timezone(${value}, xs:dayTimeDuration('PT1H'))`],
    };
    const names = type === 'dateTime' ? [...parts.date, ...parts.time] : parts[type as keyof typeof parts];
    for (const name of names) rows[`${name}-from-${type}`] = { grows: [`${name}-from-${type}(${value})`] };
  }
  for (const name of ['years', 'months', 'days', 'hours', 'minutes', 'seconds'])
    rows[`${name}-from-duration`] = {
      grows: [`${name}-from-duration(xs:dayTimeDuration(concat('PT0.', $digits, 'S')))`],
    };
  return rows;
}
