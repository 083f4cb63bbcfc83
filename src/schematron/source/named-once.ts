import { because } from '../../xpath/reason.ts';
import { required, SchematronError, type SourceElement } from './xml.ts';

/** Variables of one place; throws if two have a name: one of them would have no effect. */
export function namedOnce(elements: readonly SourceElement[]): readonly SourceElement[] {
  const names = new Set<string>();
  for (const element of elements) {
    const name = required(element, 'name');
    if (names.has(name))
      throw new SchematronError(
        because('the variable {name} is declared twice; give each a name of its own', { name }),
        element,
      );
    names.add(name);
  }
  return elements;
}
