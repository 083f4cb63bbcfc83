import fc from 'fast-check';

const apart = (texts: string) => texts.split(' ');

/** Texts at the edges of what the types of XML Schema accept. */
const decimals = [...apart('0 -0 +5 5. .5 . -.5 1e2 INF NaN 1,5 --1 ٣ 0x1'), '1 0', ' 5 ', '\t5\n'];
const longDecimals = ['1'.repeat(30), `0.${'1'.repeat(30)}`, '99999999999999999999999.99'];
const dates = [
  ...apart('2025-01-30 2025-02-29 2024-02-29 1900-02-29 2000-02-29 2025-13-01 2025-00-10 2025-04-31'),
  ...apart('2025-01-30Z 2025-01-30+04:00 2025-01-30+14:00 2025-01-30+14:01 2025-01-30-15:00 2025-1-30'),
  ...apart('0000-01-01 -0001-01-01 -2024-02-29 12025-01-30 02025-01-30 025-01-01 +2025-01-30'),
  ...apart('2025-01-30T00:00:00 30-01-2025 2025/01/30 20250130 2025-01-32 2025-01-30z 2025-01-30+4:00'),
  ' 2025-01-30 ',
];
const times = [
  ...apart('10:20:30 10:20:30Z 10:20:30+04:00 10:20:30.5 10:20:30. 24:00:00 24:00:01 24:00:00.0 25:00:00'),
  ...apart('10:60:00 10:20:60 10:20 1:20:30 10:20:30.123456789 10:20:30-14:00'),
  ' 10:20:30 ',
];
const booleans = [...apart('true false 1 0 TRUE yes 01 tru'), ' true ', '\n0'];
const base64 = [
  ...apart('AAAA AAA= AA== A=== AAA AB== AAB= AA= AA==AA ==== AAAA= äAAA -_AA AAAAAA=='),
  ...['', ' ', 'AA A\nA', 'A A = ='],
];
const languages = [
  ...apart('en ar-AE x en_GB en- -en englishxx english en-123456789 e1 en-a-b-c 1n'),
  ' en ',
];
const uris = [
  ...apart(
    'http://example.com a:b :a 1a:b a/b:c //host:80/x //host:8x/ http://[::1]/ http://[::1 http://a@b@c',
  ),
  ...apart(
    '% %zz %41 #a#b a?b?c a?b#c?d {}|\\^` نص http:// /// mailto:a@b.c [ ] a[b x:[ <> " ? http://a:/ //',
  ),
  ...apart('a//b urn:x \u007f a?[ http:///x http://% //a:99999999999 //:80 http:a ./a:b a%2 \u00a0'),
  ...['a b', ' http://a ', 'http://a b/'],
];
const symbols = fc.string({ unit: fc.constantFrom(...'0123456789+-.:TZ/=%#@?[]Aa '), maxLength: 12 });
/** Texts, most of them at an edge of some type. */
export const values = fc.oneof(
  fc.constantFrom('', ' ', 'x', 'AED', 'A&B', ...decimals, ...longDecimals),
  fc.constantFrom(...dates, ...times, ...booleans),
  fc.constantFrom(...base64, ...languages, ...uris),
  symbols,
);
