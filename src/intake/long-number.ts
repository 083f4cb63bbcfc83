import type { UblElement } from '../core/xml/element.ts';

/**
 * An element whose number has more than `digits` digits, since computing with it takes time out of proportion; undefined
 * if there is none. In `longTexts` each element comes after those inside it.
 */
export function elementWithLongerNumber(
  longTexts: readonly UblElement[],
  digits: number,
): UblElement | undefined {
  return longTexts.findLast((element) => isLongerNumber(ownText(element), digits));
}

/** The text of an element without that of its children, which are examined themselves. */
function ownText({ children }: UblElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

function isLongerNumber(text: string, most: number): boolean {
  const number = text.trim();
  return number.length > most && /^[+-]?[0-9]*(?:\.[0-9]*)?$/.test(number);
}
