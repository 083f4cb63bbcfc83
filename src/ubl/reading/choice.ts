import { stringValue, type UblElement } from '../../core/xml/element.ts';
import { type Step, stepFor } from './part-table.ts';

/**
 * The row whose marks the element has; otherwise the first row for the first element, the next for the next,
 * and so on, unless only a marked row has rows for all children: a mark may be missing.
 */
export function chosen(choice: Step, element: UblElement, seen: Map<Step, number>): Step {
  const { marked, unmarked } = choice;
  for (const each of marked) if (hasMarks(element, each)) return each;
  const before = seen.get(choice) ?? 0;
  const inOrder = unmarked[before] ?? unmarked.at(-1) ?? choice;
  if (marked.length > 0 && !knowsChildren(inOrder, element)) {
    const known = marked.find((each) => knowsChildren(each, element));
    if (known !== undefined) return known;
  }
  seen.set(choice, before + 1);
  return inOrder;
}

/** Whether a row for parts has a row for every child of an element. */
function knowsChildren({ part }: Step, { children }: UblElement): boolean {
  return (
    part !== undefined &&
    children.every(
      (child) => typeof child === 'string' || stepFor(part.elements, child) !== part.elements.unknown,
    )
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
