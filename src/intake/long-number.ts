import type { UblElement } from '../core/element.ts';

/**
 * The first element with a number of more digits than so many: to compute with them takes longer than their number grows.
 * Most texts are shorter than that, and are not looked at.
 */
export function elementWithLongerNumber(root: UblElement, digits: number): UblElement | undefined {
  const left: UblElement[] = [root];
  for (let element = left.pop(); element !== undefined; element = left.pop()) {
    let length = 0;
    for (const child of element.children)
      if (typeof child === 'string') length += child.length;
      else left.push(child);
    if (length > digits && isLongerNumber(ownText(element), digits)) return element;
  }
  return undefined;
}

/** The text of an element without that of its children, which are looked at themselves. */
function ownText({ children }: UblElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

function isLongerNumber(text: string, most: number): boolean {
  const number = text.trim();
  return number.length > most && /^[+-]?[0-9]*(?:\.[0-9]*)?$/.test(number);
}
