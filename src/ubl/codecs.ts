import { amountText, plainText, roundAmount } from '../core/numbers/decimal.ts';
import type { Codec, Scalar } from '../core/specification/binding.ts';

/** The form of written amounts: the decimals of the document's currency and of the accounting currency. */
export interface MoneyFormat {
  readonly minorUnits: number;
  readonly accounting: { readonly currency: string; readonly minorUnits: number };
}

/** A value as text, written by its codec; undefined without a value. */
export function encode(value: Scalar, codec: Codec, money: MoneyFormat): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'boolean') return String(value);
  if (codec === 'amount') return amountText(value, money.minorUnits);
  if (codec === 'sentAmount') return amountText(roundAmount(value, money.minorUnits), money.minorUnits);
  if (codec === 'accountingAmount') return amountText(value, money.accounting.minorUnits);
  if (codec === 'accountingText')
    return `${money.accounting.currency} ${amountText(value, money.accounting.minorUnits)}`;
  return plainText(value);
}
