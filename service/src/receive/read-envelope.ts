import { parseUbl, serialise, type UblElement } from 'pint-ae/steps';
import { textWithin } from '../ubl/reading.ts';

const namespace = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';

/** The facts of an envelope, and the document in it. */
export interface Opened {
  /** Null for UBL without an envelope, or if the envelope has no instance. */
  readonly instanceId: string | null;
  readonly receiver: string | null;
  /** The address for statuses, and the statuses that the sender requests (MLS_TO, MLS_TYPE); null if absent. */
  readonly statusesTo: string | null;
  readonly statusType: string | null;
  /** The sender's country, an ISO 3166 code (COUNTRY_C1). */
  readonly senderCountry: string | null;
  readonly ubl: string;
}

const bare = {
  instanceId: null,
  receiver: null,
  statusesTo: null,
  statusType: null,
  senderCountry: null,
} as const;

/** Takes the document out of its envelope, if it has one; undefined if it is not XML. */
export function openEnvelope(text: string): Opened | undefined {
  const parsed = parseUbl(text);
  if (!parsed.ok) return undefined;
  const root = parsed.value;
  if (root.namespace !== namespace) return { ...bare, ubl: text };
  const payload = root.children.find((child) => typeof child !== 'string' && child.namespace !== namespace);
  if (payload === undefined || typeof payload === 'string') return undefined;
  return {
    instanceId: headerText(root, ['DocumentIdentification', 'InstanceIdentifier']),
    receiver: headerText(root, ['Receiver', 'Identifier']),
    statusesTo: scopeText(root, 'MLS_TO'),
    statusType: scopeText(root, 'MLS_TYPE'),
    senderCountry: scopeText(root, 'COUNTRY_C1'),
    ubl: serialise(detached(payload), 'exact'),
  };
}

function headerText(root: UblElement, path: readonly string[]): string | null {
  const [element] = headerElements(root, path);
  return element === undefined ? null : textWithin(element).trim() || null;
}

function headerElements(root: UblElement, path: readonly string[]): UblElement[] {
  return ['StandardBusinessDocumentHeader', ...path].reduce<UblElement[]>(
    (found, name) => found.flatMap((element) => childrenOf(element, name)),
    [root],
  );
}

function childrenOf({ children }: UblElement, name: string): UblElement[] {
  return children.filter(
    (child): child is UblElement =>
      typeof child !== 'string' && child.localName === name && child.namespace === namespace,
  );
}

function scopeText(root: UblElement, type: string): string | null {
  const textIn = (scope: UblElement, name: string) => {
    const [element] = childrenOf(scope, name);
    return element === undefined ? '' : textWithin(element).trim();
  };
  const scope = headerElements(root, ['BusinessScope', 'Scope']).find(
    (each) => textIn(each, 'Type') === type,
  );
  return scope === undefined ? null : textIn(scope, 'InstanceIdentifier') || null;
}

/** Returns the six digits that identify a provider, without the scheme and without its own suffix. */
export function mainPartOf(provider: string): string {
  return provider.replace(/^.*:/, '').slice(0, 6);
}

/** Returns a provider's id from an access point's notation, such as `POP000773`; undefined for another text. */
export function seatIn(text: string): string | undefined {
  return /^(?:(?:iso6523-actorid-upis::)?0242:|P[A-Z]{2})?(\d{6})$/i.exec(text.trim())?.[1];
}

/** The element as the root of its own tree. */
function detached({ namespace, prefix, localName, attributes, children, requestPath, markup }: UblElement) {
  return { namespace, prefix, localName, attributes, children, requestPath, markup, parent: null };
}
