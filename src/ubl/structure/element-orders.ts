import type { OrderOf } from '../../core/specification/plain-rows.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
import { namesOfTypes } from './tables.ts';

/** The elements that each element may contain, in the order of the UBL schema. */
export function elementOrdersOf(structure: UblStructure): OrderOf {
  const typeNames = namesOfTypes(structure);
  return (element) => {
    const type = typeNames.get(element) ?? element.replace('cac:', '');
    return (structure.aggregates[type] ?? '').split(' ').map((name) => name.replace(/[?*+]$/, ''));
  };
}
