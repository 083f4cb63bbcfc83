import { stringValue, type UblElement } from '../../core/xml/element.ts';
import { type Step, stepFor } from './part-table.ts';

/** Chooses the row that the element's marks name; without marks, the first row that knows all its children. */
export function chosen(choice: Step, element: UblElement, seen: Map<Step, number>): Step {
  const { marked, unmarked } = choice;
  for (const each of marked) if (hasMarks(element, each)) return each;
  const before = Math.min(seen.get(choice) ?? 0, unmarked.length - 1);
  const inOrder = unmarked[before] ?? choice;
  if (marked.length > 0 || before < unmarked.length - 1) {
    const later = unmarked.findIndex((each, at) => at >= before && knowsChildren(each, element));
    if (later >= 0) {
      seen.set(choice, later + 1);
      return unmarked[later] ?? inOrder;
    }
    const known = marked.find((each) => knowsChildren(each, element));
    if (known !== undefined) return known;
  }
  seen.set(choice, before + 1);
  return inOrder;
}

/** Tells whether a row with rows below it has a row for every child of an element. */
function knowsChildren({ part, group }: Step, { children }: UblElement): boolean {
  const elements = part?.elements ?? group;
  return (
    elements !== undefined &&
    children.every((child) => typeof child === 'string' || stepFor(elements, child) !== elements.unknown)
  );
}

function hasMarks({ children }: UblElement, { marks }: Step): boolean {
  return marks.every(({ namespace, localName, text }) =>
    children.some(
      (child) =>
        typeof child !== 'string' &&
        child.localName === localName &&
        child.namespace === namespace &&
        stringValue(child).trim() === text,
    ),
  );
}
