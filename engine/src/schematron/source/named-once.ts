import { because } from '../../xpath/reason.ts';
import type { SchematronNotice } from '../schema.ts';
import { sourcePlace } from './function.ts';
import { required, SchematronError, type SourceElement } from './xml.ts';

/**
 * Variables of one place. Throws if two have the same name, or if one repeats the name of an outer variable with
 * another value: one of the two would have no effect (ISO/IEC 19757-3, 5.4.5). Publishers repeat variables of the
 * schema in patterns: `onRepeated` receives those with the same value.
 */
export function namedOnce(
  elements: readonly SourceElement[],
  around: readonly SourceElement[] = [],
  onRepeated: (notice: SchematronNotice) => void = () => {},
): readonly SourceElement[] {
  const names = new Set<string>();
  const valuesAround = new Map(
    around.map((element) => [required(element, 'name'), element.attributes.value]),
  );
  for (const element of elements) {
    const name = required(element, 'name');
    const isHiding = valuesAround.has(name) && valuesAround.get(name) !== element.attributes.value;
    if (names.has(name) || isHiding)
      throw new SchematronError(
        because('the variable {name} is declared twice; give each a name of its own', { name }),
        element,
      );
    if (valuesAround.has(name)) onRepeated({ kind: 'variable', ...sourcePlace(element), expression: name });
    names.add(name);
  }
  return elements;
}
