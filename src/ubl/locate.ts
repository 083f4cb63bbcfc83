import { nameInLocation, type UblElement } from '../core/xml/element.ts';

/** The element at a location such as `/Invoice/cac:InvoiceLine[2]`, as `locationOf` writes it, or undefined. */
export function elementAt(root: UblElement, location: string): UblElement | undefined {
  const [rootStep, ...steps] = location.match(/(?:Q\{[^}]*\})?[^/]+/g) ?? [];
  if (rootStep !== nameInLocation(root)) return undefined;
  return steps.reduce<UblElement | undefined>((element, step) => element && childAt(element, step), root);
}

function childAt(element: UblElement, step: string): UblElement | undefined {
  const [, name, position] = /^(.*)\[(\d+)\]$/.exec(step) ?? [];
  let left = Number(position);
  for (const child of element.children) {
    if (typeof child === 'string' || nameInLocation(child) !== name) continue;
    left -= 1;
    if (left === 0) return child;
  }
  return undefined;
}
