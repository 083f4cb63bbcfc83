import { amountText, type Decimal, plainText } from '../core/numbers/decimal.ts';
import type { Codec, Scalar } from '../core/specification/binding.ts';

/** A value as text by its codec; undefined if there is no value. */
export function encode(value: Scalar, codec: Codec, accountingCurrency: string): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'boolean') return String(value);
  return encodeDecimal(value, codec, accountingCurrency);
}

function encodeDecimal(value: Decimal, codec: Codec, accountingCurrency: string): string {
  if (codec === 'amount' || codec === 'accountingAmount') return amountText(value);
  if (codec === 'accountingText') return `${accountingCurrency} ${amountText(value)}`;
  return plainText(value);
}
