import { namespaces, stringValue, type UblElement, type UblNode } from '../core/xml/element.ts';

/** A path of UBL names below an element, such as `cac:Party/cbc:EndpointID`; the prefixes are the usual ones of UBL. */
export type UblPath = string;

const steps = new Map<UblPath, readonly Step[]>();

interface Step {
  readonly namespace: string;
  readonly localName: string;
}

/** All elements at a path, in document order. */
export function allAt(element: UblElement | undefined, path: UblPath): readonly UblElement[] {
  let found: readonly UblElement[] = element === undefined ? [] : [element];
  for (const step of stepsOf(path))
    found = found.flatMap(({ children }) => children.filter((child) => isAtStep(child, step)));
  return found;
}

/** The first element at a path. */
export function firstAt(element: UblElement | undefined, path: UblPath): UblElement | undefined {
  return element && firstBelow(element, stepsOf(path), 0);
}

function firstBelow(element: UblElement, path: readonly Step[], at: number): UblElement | undefined {
  const step = path[at];
  if (step === undefined) return element;
  for (const child of element.children) {
    if (!isAtStep(child, step)) continue;
    const found = firstBelow(child, path, at + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text of the first element at a path, trimmed, or undefined. */
export function textAt(element: UblElement | undefined, path: UblPath): string | undefined {
  return trimmedText(firstAt(element, path));
}

/** The texts of all elements at a path, without empty ones. */
export function textsAt(element: UblElement | undefined, path: UblPath): string[] {
  return allAt(element, path).flatMap((found) => trimmedText(found) ?? []);
}

/** The text of an element, trimmed, or undefined. */
export function trimmedText(element: UblElement | undefined): string | undefined {
  return element === undefined ? undefined : stringValue(element).trim() || undefined;
}

/** An attribute of an element; UBL attributes have no namespace. */
export function attributeOf(element: UblElement | undefined, name: string): string | undefined {
  const found = element?.attributes.find(
    ({ namespace, localName }) => namespace === '' && localName === name,
  );
  return found?.value.trim() || undefined;
}

function isAtStep(child: UblNode, { namespace, localName }: Step): child is UblElement {
  return typeof child !== 'string' && child.localName === localName && child.namespace === namespace;
}

function stepsOf(path: UblPath): readonly Step[] {
  const known = steps.get(path);
  if (known !== undefined) return known;
  const split = path.split('/').map((name): Step => {
    const [prefix, localName = ''] = name.split(':');
    return { namespace: prefix === 'cac' ? namespaces.cac : namespaces.cbc, localName };
  });
  steps.set(path, split);
  return split;
}
