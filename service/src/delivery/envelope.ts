import { parseUbl, serialise, type UblElement } from 'pint-ae';
import { textAt, textOf } from '../ubl/reading.ts';
import type { Consignment } from './delivery.ts';

const namespace = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';
const participantScheme = 'iso6523-actorid-upis';
const documentScheme = 'peppol-doctype-wildcard';
const processScheme = 'cenbii-procid-ubl';

/** What a document is on the network: the type and the process that receivers are looked up by. */
export interface NetworkIdentity {
  readonly documentTypeId: string;
  readonly processId: string;
}

export function networkIdentity(root: UblElement): NetworkIdentity {
  const customization = textAt(root, 'cbc:CustomizationID') ?? '';
  return {
    documentTypeId: `${root.namespace}::${root.localName}##${customization}::2.1`,
    processId: textAt(root, 'cbc:ProfileID') ?? '',
  };
}

/** The Standard Business Document that a document travels in; the same at every try. */
export function envelopeOf({
  instanceId,
  ubl,
  sender,
  receiver,
  countryCode,
  createdAt,
}: Consignment): string {
  const parsed = parseUbl(ubl);
  if ('error' in parsed) throw new Error('The UBL of a submission cannot be read.');
  const { root } = parsed;
  const { documentTypeId, processId } = networkIdentity(root);
  return `<?xml version="1.0" encoding="UTF-8"?>
<StandardBusinessDocument xmlns="${namespace}">
<StandardBusinessDocumentHeader>
<HeaderVersion>1.0</HeaderVersion>
<Sender><Identifier Authority="${participantScheme}">${escaped(sender)}</Identifier></Sender>
<Receiver><Identifier Authority="${participantScheme}">${escaped(receiver)}</Identifier></Receiver>
<DocumentIdentification>
<Standard>${escaped(root.namespace)}</Standard>
<TypeVersion>2.1</TypeVersion>
<InstanceIdentifier>${escaped(instanceId)}</InstanceIdentifier>
<Type>${escaped(root.localName)}</Type>
<CreationDateAndTime>${createdAt.toISOString()}</CreationDateAndTime>
</DocumentIdentification>
<BusinessScope>
${scope('DOCUMENTID', documentTypeId, documentScheme)}
${scope('PROCESSID', processId, processScheme)}
${scope('COUNTRY_C1', countryCode)}
</BusinessScope>
</StandardBusinessDocumentHeader>
${ubl.replace(/^\uFEFF?<\?xml[^>]*\?>\s*/, '')}
</StandardBusinessDocument>
`;
}

function scope(type: string, identifier: string, scheme?: string): string {
  const identifierScheme = scheme === undefined ? '' : `<Identifier>${scheme}</Identifier>`;
  return `<Scope><Type>${type}</Type><InstanceIdentifier>${escaped(identifier)}</InstanceIdentifier>${identifierScheme}</Scope>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What an envelope says, and the document in it. */
export interface Opened {
  /** Null for UBL that came without an envelope, or with one that does not say. */
  readonly instanceId: string | null;
  readonly receiver: string | null;
  readonly ubl: string;
}

/** Takes the document out of its envelope; UBL without one is taken as it is. Undefined for what is not XML. */
export function openEnvelope(text: string): Opened | undefined {
  const parsed = parseUbl(text);
  if ('error' in parsed) return undefined;
  const { root } = parsed;
  if (root.namespace !== namespace) return { instanceId: null, receiver: null, ubl: text };
  const payload = root.children.find((child) => typeof child !== 'string' && child.namespace !== namespace);
  if (payload === undefined || typeof payload === 'string') return undefined;
  return {
    instanceId: headerText(root, ['DocumentIdentification', 'InstanceIdentifier']),
    receiver: headerText(root, ['Receiver', 'Identifier']),
    ubl: serialise({ ...payload, parent: null }, 'exact'),
  };
}

function headerText(root: UblElement, path: readonly string[]): string | null {
  let element: UblElement | undefined = root;
  for (const name of ['StandardBusinessDocumentHeader', ...path]) {
    const next: UblElement['children'][number] | undefined = element.children.find(
      (child) => typeof child !== 'string' && child.localName === name && child.namespace === namespace,
    );
    if (next === undefined || typeof next === 'string') return null;
    element = next;
  }
  return textOf(element).trim() || null;
}
