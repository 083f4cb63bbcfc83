import type { UblElement } from '../../src/core/xml/element.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';

/** The tree of a well-formed document. */
export function parsed(xml: string): UblElement {
  const result = parseUbl(xml);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}
