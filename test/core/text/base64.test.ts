import { expect, test } from 'vitest';
import { isBase64 } from '../../../src/core/text/base64.ts';

test.each(['', 'AAAA', 'AAA=', 'AA==', 'AA AA\nAAAA\r\n\tAAAA', '+/8='])('%j is Base64', (text) => {
  expect(isBase64(text)).toBe(true);
});

test.each(['A', 'AAAAA', 'A===', 'AB==', 'AAB=', 'AA=A', 'AA-A', 'AAé=', 'AA\vAA'])('%j is not', (text) => {
  expect(isBase64(text)).toBe(false);
});
