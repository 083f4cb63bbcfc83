import type { DocumentKind, NamedSpecification } from '../core/specification/kind.ts';
import type { UblElement } from '../core/xml/element.ts';
import { textAt } from '../core/xml/path.ts';

type IdentifiedKind = DocumentKind & Required<Pick<DocumentKind, 'customizationIds'>>;

export interface Identity<Kind> {
  /** The kind of the document by its root element; undefined if the kind is unknown. */
  readonly kind: Kind | undefined;
  /** The other specification that the document names, if it is a known one. */
  readonly other: NamedSpecification | undefined;
  /** The identifier that the document gives for its kind, or its CustomizationID; empty if it has neither. */
  readonly identifier: string;
  /** True if the document names the specification of its kind. */
  readonly isOwn: boolean;
}

/**
 * Identifies a document: its kind by the root element, and the specification that it names by its CustomizationID or
 * else its ProfileID. If the identifier begins like the identifier of the kind, it is not another specification: it
 * may be misspelt.
 */
export function identityOf<Kind extends IdentifiedKind>(
  root: UblElement,
  kinds: readonly Kind[],
  specifications: readonly NamedSpecification[],
): Identity<Kind> {
  const kind = kinds.find(
    ({ root: name, namespace }) => root.localName === name && root.namespace === namespace,
  );
  const customizationId = textAt(root, 'cbc:CustomizationID');
  const own = (kind === undefined ? kinds : [kind]).flatMap(({ customizationIds }) => customizationIds);
  if (own.some((id) => customizationId.startsWith(id)))
    return { kind, other: undefined, identifier: customizationId, isOwn: true };
  const others = specifications.filter(
    ({ customizationIds = [] }) => !customizationIds.some((id) => own.some((ownId) => ownId.startsWith(id))),
  );
  const byCustomization = longestFit(others, 'customizationIds', customizationId);
  if (byCustomization !== undefined)
    return { kind, other: byCustomization, identifier: customizationId, isOwn: false };
  const profileId = textAt(root, 'cbc:ProfileID');
  const byProfile = longestFit(others, 'profileIds', profileId);
  return byProfile === undefined
    ? { kind, other: undefined, identifier: customizationId, isOwn: false }
    : { kind, other: byProfile, identifier: profileId, isOwn: false };
}

function longestFit(
  specifications: readonly NamedSpecification[],
  name: 'customizationIds' | 'profileIds',
  identifier: string,
): NamedSpecification | undefined {
  const written = identifier.toLowerCase();
  let longest = 0;
  let found: NamedSpecification | undefined;
  for (const specification of specifications) {
    for (const id of specification[name] ?? []) {
      if (id.length <= longest || !written.startsWith(id.toLowerCase())) continue;
      longest = id.length;
      found = specification;
    }
  }
  return found;
}
