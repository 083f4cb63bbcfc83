import fc from 'fast-check';

const oneOf = (...texts: readonly string[]) => fc.constantFrom(...texts);

type Kinds = Readonly<
  Record<'number' | 'text' | 'truth' | 'moment' | 'duration' | 'nodes' | 'items', string>
>;

const arithmetic = oneOf('+', '-', '*', 'div', 'idiv', 'mod');
const comparison = oneOf('=', '!=', '<', '<=', '>', '>=');
const oneToOne = oneOf('eq', 'ne', 'lt', 'le', 'gt', 'ge');
const types = oneOf(
  'xs:integer',
  'xs:decimal',
  'xs:double',
  'xs:float',
  'xs:string',
  'xs:boolean',
  'xs:date',
  'xs:dateTime',
  'xs:token',
  'xs:NCName',
  'xs:int',
  'xs:nonNegativeInteger',
  'xs:gYear',
  'xs:dayTimeDuration',
  'xs:untypedAtomic',
  'xs:anyURI',
);

/** Expressions whose operands have the types that their operators and functions take, so that most have a value. */
export const fitting: fc.Arbitrary<string> = fc.letrec<Kinds>((tie) => {
  const [n, t, b, m] = [tie('number'), tie('text'), tie('truth'), tie('moment')];
  const [d, nn, ii] = [tie('duration'), tie('nodes'), tie('items')];
  /** An arbitrary of a text with holes, filled in their order. */
  const filled = (template: string, ...holes: readonly fc.Arbitrary<string>[]) =>
    fc.tuple(...holes).map((values) => {
      const left = [...values];
      return template.replaceAll('_', () => left.shift() ?? '');
    });
  const among = (...all: readonly fc.Arbitrary<string>[]) =>
    fc.oneof({ maxDepth: 3, depthIdentifier: 'fitting' }, ...all);
  return {
    number: among(
      oneOf(
        '0',
        '1',
        '-3',
        '7',
        '2.50',
        '1e2',
        '0.1',
        '12345678901234567890',
        "xs:float('0.1')",
        'number(cbc:N)',
      ),
      filled('(_ _ _)', n, arithmetic, n),
      filled('_((_))', oneOf('abs', 'floor', 'ceiling', 'round', 'round-half-to-even', '-', '+'), n),
      filled('round-half-to-even((_), 2)', n),
      filled('_((_))', oneOf('count', 'count'), ii),
      filled('_((_, _))', oneOf('sum', 'avg', 'max', 'min'), n, n),
      filled('string-length(string-join((_), ""))', t),
      filled('(if (_) then _ else _)', b, n, n),
      filled(
        '_(_)',
        oneOf('year-from-date', 'month-from-date', 'day-from-date'),
        oneOf("xs:date('2024-02-29')", 'xs:date(cbc:D)'),
      ),
      filled('_(_)', oneOf('days-from-duration', 'hours-from-duration', 'seconds-from-duration'), d),
      filled('xs:integer(_)', b),
    ),
    text: among(
      oneOf(
        "'a'",
        "''",
        "' b  c '",
        "'5'",
        "'a-b_c'",
        'string(cbc:W)',
        'string(cbc:P)',
        'name(cac:L[1])',
        "'é'",
      ),
      filled('string(_)', n),
      filled('string(_)', m),
      filled('string(_)', d),
      filled('concat(_, _)', t, t),
      filled('(_ || _)', t, n),
      filled('substring(_, _)', t, oneOf('0', '1', '2', '-1', '1.5')),
      filled('substring(_, _, _)', t, oneOf('0', '1', '2'), oneOf('1', '3', '0.5')),
      filled('_(_, _)', oneOf('substring-before', 'substring-after'), t, t),
      filled('_(_)', oneOf('upper-case', 'lower-case', 'normalize-space', 'encode-for-uri', 'iri-to-uri'), t),
      filled("translate(_, 'abc', 'xy')", t),
      filled("replace(_, '[a-c ]', 'z')", t),
      filled("string-join((_), ',')", oneOf("('b', 'a')", '//cbc:ID', 'tokenize("a,b", ",")')),
      filled('(if (_) then _ else _)', b, t, t),
      filled('codepoints-to-string(reverse(string-to-codepoints(_)))', t),
      filled('format-number(_, _)', n, oneOf("'0.00'", "'#,##0.##'", "'#'")),
    ),
    truth: among(
      oneOf('true()', 'false()', 'cbc:B = "true"'),
      filled('(_ _ _)', n, comparison, n),
      filled('(_ _ _)', t, comparison, t),
      filled('(_ _ _)', n, oneToOne, n),
      filled('(_ _ _)', t, oneToOne, t),
      filled('(_ _ _)', m, comparison, m),
      filled('(_ _ _)', nn, comparison, n),
      filled('(_ _ _)', nn, comparison, t),
      filled('_(_)', oneOf('not', 'boolean'), b),
      filled('_((_))', oneOf('empty', 'exists'), ii),
      filled('(_ _ _)', b, oneOf('and', 'or'), b),
      filled('_(_, _)', oneOf('contains', 'starts-with', 'ends-with'), t, t),
      filled('matches(_, _)', t, oneOf("'^[a-z]*$'", "'\\d'", "'b.c'")),
      filled('((_) castable as _)', ii, types),
      filled('((_) instance of _)', ii, types),
      filled('((_) instance of _*)', ii, types),
      filled('(some $v in (_) satisfies string($v) = _)', ii, t),
      filled('(every $v in (_) satisfies $v > _)', n, n),
      filled('deep-equal((_), (_))', ii, ii),
    ),
    moment: among(
      oneOf("xs:date('2024-02-29')", 'xs:date(cbc:D)', "xs:date('1999-12-31Z')"),
      filled('(_ + _)', m, d),
      filled('(_ - _)', m, d),
      filled('adjust-date-to-timezone(_, ())', m),
    ),
    duration: among(
      oneOf("xs:dayTimeDuration('P1DT2H')", "xs:dayTimeDuration('-PT0.5S')", "xs:dayTimeDuration('PT0S')"),
      filled('(_ + _)', d, d),
      filled('(_ * _)', d, oneOf('2', '0.5', '-1')),
      filled('(_ - _)', m, m),
    ),
    nodes: among(
      oneOf('cbc:N', 'cbc:M', 'cbc:None', '//cbc:ID', 'cac:L/cac:T', '//@scheme', '*', 'cbc:C/node()'),
      filled('(_ | _)', nn, nn),
      filled('(_ except _)', nn, nn),
      filled('(_)[_]', nn, b),
      filled('(_)[_]', nn, oneOf('1', 'last()', 'position() = 2', '. = "1"', '@scheme')),
      filled(
        '(_)/_',
        nn,
        oneOf('..', 'self::*', 'descendant::*', 'following-sibling::*[1]', 'ancestor::cac:L'),
      ),
    ),
    items: among(
      n,
      t,
      b,
      m,
      nn,
      filled('(_, _)', ii, ii),
      filled('(for $v in (_) return string($v))', ii),
      filled('(for $v in (_) return $v + _)', oneOf('1 to 3', 'cbc:M', '(2, 0.5)'), n),
      filled('_((_))', oneOf('reverse', 'distinct-values', 'data', 'head', 'tail', 'unordered'), ii),
      filled('subsequence((_), _)', ii, oneOf('1', '2', '0')),
      filled('remove((_), _)', ii, oneOf('1', '2')),
      filled('index-of((_), _)', n, n),
      filled('tokenize(_, _)', t, oneOf("' '", "'[,;]'", "'b'")),
      filled('sort((_, _))', n, n),
      filled('xs:_(_)', oneOf('token', 'string', 'untypedAtomic', 'anyURI', 'normalizedString'), t),
    ),
  };
}).items;
