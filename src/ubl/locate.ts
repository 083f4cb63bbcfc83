import { childElements, locationOf, type UblElement } from './tree.ts';

/** The element at a location such as `/Invoice/cac:InvoiceLine[2]`, as `locationOf` writes it; undefined when there is none. */
export function elementAt(root: UblElement, location: string): UblElement | undefined {
  const rootLocation = locationOf(root);
  if (location === rootLocation) return root;
  if (!location.startsWith(`${rootLocation}/`)) return undefined;
  let element: UblElement | undefined = root;
  for (const step of stepsOf(location.slice(rootLocation.length + 1))) {
    const parent: string = locationOf(element);
    element = childElements(element).find((child) => locationOf(child) === `${parent}/${step}`);
    if (element === undefined) return undefined;
  }
  return element;
}

/** Steps of a location; the slashes inside a `Q{namespace}` do not part them. */
function stepsOf(path: string): string[] {
  return path.match(/(?:Q\{[^}]*\})?[^/]+/g) ?? [];
}
