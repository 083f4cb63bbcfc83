import type { Cell } from '../cell.ts';
import { type DecimalMark, numberSaid } from './number-text.ts';

const plain = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** The number in a cell, in plain digits; undefined for any other content. A percentage is not an amount. */
export function numberOfCell(
  { kind, text, shown }: Cell,
  decimals: DecimalMark | undefined = 'point',
): string | undefined {
  if (kind === 'number') return shown === 'percent' ? undefined : text;
  if (kind !== 'text') return undefined;
  if (decimals !== 'comma' && plain.test(text)) return text;
  const said = numberSaid(text.trim());
  return said === undefined || said.isPercent
    ? undefined
    : (said.by[decimals ?? 'point'] ?? said.by.point ?? said.by.comma);
}
