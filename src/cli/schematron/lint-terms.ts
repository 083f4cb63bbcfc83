import type { Terms } from 'schematron-compiler/lint';
import { onceAsked } from '../../core/once-per.ts';
import { locationPrefixes } from '../../core/xml/element.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { termsIn } from '../../ubl/bound-terms.ts';

/** The business terms of the specification with their UBL elements and attributes. */
export const lintTerms = onceAsked((): Terms => {
  const places = new Map<string, (readonly string[])[]>();
  for (const { term, element } of termsIn(defaultSpecification.binding))
    places.set(term, [...(places.get(term) ?? []), element.split('/').map(qualified)]);
  return places;
});

function qualified(name: string): string {
  const [prefix = '', localName] = name.split(':');
  const uri = [...locationPrefixes].find(([, each]) => each === `${prefix}:` || each === prefix)?.[0];
  return localName === undefined ? name : `{${uri ?? ''}}${localName}`;
}
