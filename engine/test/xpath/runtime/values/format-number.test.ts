import { describe, expect, test } from 'vitest';
import { parseDecimal, type XsDecimal } from '../../../../src/xpath/runtime/values/decimal.ts';
import { formatNumber } from '../../../../src/xpath/runtime/values/format-number.ts';
import { Double } from '../../../../src/xpath/runtime/values/values.ts';
import { errorOf } from '../error-of.ts';

const decimal = (text: string) => parseDecimal(text) as XsDecimal;

describe('a number in a picture', () => {
  test.each<[number | XsDecimal | Double | undefined, string, string]>([
    [1234.5 * 2, '#,##0.00', '2,469.00'],
    [decimal('-1234.5'), '#,##0.00', '-1,234.50'],
    [decimal('-1234.5'), '0;(0)', '(1234)'],
    [decimal('1234.5'), '0;(0)', '1234'],
    [decimal('0.125'), '0.0#', '0.12'],
    [decimal('0.135'), '0.0#', '0.14'],
    [decimal('0.5'), '#%', '50%'],
    [decimal('0.5'), '0‰', '500‰'],
    [decimal('0.5'), '#.##', '.5'],
    [0, '#', '0'],
    [0, '#.#', '.0'],
    [0, '#.##', '.0'],
    [3, '#.##', '3.0'],
    [new Double(0.1), '0.0###################', '0.1'],
    [7, '000', '007'],
    [123456789, '#,##0', '123,456,789'],
    [12, 'AED 0.00 net', 'AED 12.00 net'],
    [undefined, '0', 'NaN'],
    [new Double(Number.NaN), '<0>', 'NaN'],
    [new Double(Infinity), '<0>', '<Infinity>'],
    [new Double(-Infinity), '<0>', '-<Infinity>'],
    [new Double(-0), '0', '-0'],
    [new Double(1.5), '0.00', '1.50'],
  ])('%s in %s', (value, picture, text) => {
    expect(formatNumber(value, picture)).toBe(text);
  });

  test.each(['', 'x', '0x0', '0.0.0'])('that is none is refused: %s', (picture) => {
    expect(errorOf(() => formatNumber(1, picture))).toBe(
      `XTDE1310 ${JSON.stringify(picture)} is not a picture of a number`,
    );
  });
});
