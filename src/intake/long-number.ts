import type { UblElement } from '../core/element.ts';

/**
 * The first element with a number of more digits than so many: to compute with them takes longer than their number grows.
 * Of elements with as much text as that, each after those inside it.
 */
export function elementWithLongerNumber(
  longTexts: readonly UblElement[],
  digits: number,
): UblElement | undefined {
  return longTexts.findLast((element) => isLongerNumber(ownText(element), digits));
}

/** The text of an element without that of its children, which are looked at themselves. */
function ownText({ children }: UblElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

function isLongerNumber(text: string, most: number): boolean {
  const number = text.trim();
  return number.length > most && /^[+-]?[0-9]*(?:\.[0-9]*)?$/.test(number);
}
