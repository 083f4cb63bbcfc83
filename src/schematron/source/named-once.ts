import { because } from '../../xpath/reason.ts';
import { required, SchematronError, type SourceElement } from './xml.ts';

/** Variables or parameters of one place; throws if two have a name: one of them would have no effect. */
export function namedOnce(elements: readonly SourceElement[]): readonly SourceElement[] {
  const names = new Set<string>();
  for (const element of elements) {
    const name = required(element, 'name');
    if (names.has(name))
      throw new SchematronError(
        because('{element} {name} is given twice; give each name once', { element: element.localName, name }),
        element,
      );
    names.add(name);
  }
  return elements;
}
