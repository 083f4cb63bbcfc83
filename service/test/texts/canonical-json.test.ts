import { expect, test } from 'vitest';
import { canonicalJson } from '../../src/texts/body-hash.ts';

/** Cases of RFC 8785: the order of names by UTF-16 code units, numbers as ECMAScript writes them, texts unescaped. */
test.each([
  ['{"b": 1, "a": [ 2, {"d": null, "c": true} ]}', '{"a":[2,{"c":true,"d":null}],"b":1}'],
  [
    '{"\\u20ac":1,"\\r":2,"\\ufb33":3,"1":4,"\\ud83d\\ude00":5,"\\u0080":6,"\\u00f6":7}',
    '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
  ],
  [
    '[333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001, -0]',
    '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
  ],
  ['"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/"', '"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"'],
])('The canonical form of %s is %s', (text, canonical) => {
  expect(canonicalJson(JSON.parse(text))).toBe(canonical);
});
