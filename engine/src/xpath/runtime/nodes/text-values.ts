import { toDecimal } from '../values/casts.ts';
import { addDecimals, parseDecimal, XsDecimal } from '../values/decimal.ts';
import { isBlankText } from '../values/strings.ts';
import { onlyChild } from './children.ts';
import { type DocumentIndex, textOf } from './document.ts';

/** The texts of elements. */
export function textsOf(d: DocumentIndex, nodes: readonly number[]): readonly string[] {
  const result: string[] = [];
  for (let at = 0; at < nodes.length; at += 1) result.push(textOf(d, nodes[at] as number));
  return result;
}

/** Tells whether an element has no elements, and no visible text. */
export function isBlankLeaf(d: DocumentIndex, n: number): boolean {
  if ((d.end[n] as number) > n + 1) return false;
  const text = d.texts[n] ?? textOf(d, n);
  // Mostly the first letter is visible.
  return !(text.charCodeAt(0) > 32) && isBlankText(text);
}

/** The only child with a name as a decimal. */
export function onlyDecimal(d: DocumentIndex, n: number, name: number): XsDecimal | undefined {
  const child = onlyChild(d, n, name);
  return child === undefined ? undefined : toDecimal(d.texts[child] ?? textOf(d, child));
}

/** The sum of the children with a name, if each element has at most one. */
export function sumOfOnly(d: DocumentIndex, nodes: readonly number[], name: number): XsDecimal {
  let sum = zero;
  for (let at = 0; at < nodes.length; at += 1) {
    const value = onlyDecimal(d, nodes[at] as number, name);
    if (value !== undefined) sum = addDecimals(sum, value);
  }
  return sum;
}

const zero = new XsDecimal(0, 0);

/**
 * Returns the decimal in a list with exactly one text; undefined if that is not a decimal, or if there is not exactly
 * one text.
 */
export function decimalIfOne(texts: readonly string[]): XsDecimal | undefined {
  return texts.length === 1 ? parseDecimal(texts[0] as string) : undefined;
}
