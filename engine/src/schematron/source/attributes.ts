import { didYouMean } from '../../text/did-you-mean.ts';
import { because } from '../../xpath/reason.ts';
import { SchematronError, type SourceElement } from './xml.ts';

/** The attributes of the elements of Schematron that affect the result or the report of a check. */
export const attributesOfElements: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    schema: 'id schemaVersion defaultPhase queryBinding',
    phase: 'id from',
    active: 'pattern',
    ns: 'prefix uri',
    let: 'name value as',
    pattern: 'id abstract is-a documents',
    param: 'name value',
    rule: 'id context abstract flag role subject visit-each',
    extends: 'rule href',
    assert: 'id test flag role subject diagnostics properties',
    report: 'id test flag role subject diagnostics properties',
    include: 'href',
    'value-of': 'select',
    name: 'path',
    diagnostic: 'id',
    property: 'id role scheme',
  }).map(([element, names]) => [element, names.split(' ')]),
);

/**
 * Refuses an attribute that misspells the name of a missing one. Additions to a schema, such as `see` and `severity`,
 * have no effect.
 */
export function refuseMisspeltAttributes(element: SourceElement): void {
  const { localName, attributes: given } = element;
  const lacking = attributesOfElements.get(localName)?.filter((name) => given[name] === undefined) ?? [];
  for (const name of Object.keys(given)) {
    if (isForeign(name) || attributesOfElements.get(localName)?.includes(name)) continue;
    const meant = didYouMean(name, lacking);
    if (meant !== undefined)
      throw new SchematronError(
        because('{name} is not an attribute of {element}; write {meant}', {
          name,
          element: localName,
          meant,
        }),
        element,
      );
  }
}

/** Tells whether an attribute declares a namespace, has another namespace, or does not affect the rules. */
const isForeign = (name: string) =>
  name.includes(':') || ['xmlns', 'icon', 'see', 'fpi', 'class', 'severity'].includes(name);
