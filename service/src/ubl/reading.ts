import { parseUbl, type UblElement } from 'pint-ae/steps';

const aggregates = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const basics = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';

/** The elements at a path such as `cac:Party/cbc:EndpointID`. */
export function elementsAt(element: UblElement, path: string): UblElement[] {
  return path.split('/').reduce<UblElement[]>(
    (found, step) => {
      const [prefix = '', localName = ''] = step.split(':');
      const namespace = prefix === 'cac' ? aggregates : basics;
      return found.flatMap(({ children }) =>
        children.filter(
          (child) =>
            typeof child !== 'string' && child.localName === localName && child.namespace === namespace,
        ),
      ) as UblElement[];
    },
    [element],
  );
}

/** The amount at the end of a path, as written, or null. */
export function amountAt(element: UblElement, path: string): number | null {
  const [first] = elementsAt(element, path);
  return first === undefined ? null : numberOf(textWithin(first));
}

/** The code of the currency of a document; empty if it names none. */
export function currencyOf(root: UblElement): string {
  const [currency] = elementsAt(root, 'cbc:DocumentCurrencyCode');
  return currency === undefined ? '' : textWithin(currency).trim();
}

/** The first amount at a path that is in this currency; others may be in the accounting currency. */
export function amountIn(currency: string, element: UblElement, path: string): number | null {
  const own = elementsAt(element, path).find((amount) => attributeOf(amount, 'currencyID') === currency);
  return own === undefined ? null : numberOf(textWithin(own));
}

function numberOf(text: string): number | null {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : null;
}

export function textWithin({ children }: UblElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textWithin(child))).join('');
}

function attributeOf({ attributes }: UblElement, name: string): string | null {
  return attributes.find(({ localName, namespace }) => localName === name && namespace === '')?.value ?? null;
}

/** A participant identifier with its scheme, such as `0235:1003548797`, or null. */
function participantOf(root: UblElement, party: 'Supplier' | 'Customer'): string | null {
  const [endpoint] = elementsAt(root, `cac:Accounting${party}Party/cac:Party/cbc:EndpointID`);
  if (endpoint === undefined) return null;
  const identifier = textWithin(endpoint).trim();
  const scheme = attributeOf(endpoint, 'schemeID');
  return identifier === '' || scheme === null ? null : `${scheme}:${identifier}`;
}

/** Tells whether a document is self-billed: the buyer issues and sends it. */
export function isSelfBilled(root: UblElement): boolean {
  const [customization] = elementsAt(root, 'cbc:CustomizationID');
  return customization !== undefined && textWithin(customization).includes('selfbilling');
}

/** The sender and receiver of a document. */
export interface Route {
  readonly sender: string | null;
  readonly receiver: string | null;
}

export function routeOf(root: UblElement): Route {
  const [from, to] = isSelfBilled(root)
    ? (['Customer', 'Supplier'] as const)
    : (['Supplier', 'Customer'] as const);
  return {
    sender: participantOf(root, from),
    receiver: participantOf(root, to),
  };
}

/** The TRNs and TINs that a document gives for its sender. */
export function senderTaxIdsOf(root: UblElement): string[] {
  return taxIdsOf(root, isSelfBilled(root) ? 'Customer' : 'Supplier');
}

/** The TRNs and TINs that a document gives for its receiver. */
export function receiverTaxIdsOf(root: UblElement): string[] {
  return taxIdsOf(root, isSelfBilled(root) ? 'Supplier' : 'Customer');
}

function taxIdsOf(root: UblElement, party: 'Supplier' | 'Customer'): string[] {
  return elementsAt(root, `cac:Accounting${party}Party/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`)
    .map((id) => textWithin(id).trim())
    .filter((id) => id !== '');
}

/** Two texts of UBL: as sent and as received. */
export interface Compared {
  readonly sent: string;
  readonly arrived: string;
}

/**
 * Tells whether two texts have the same elements, attributes and texts. Access points may write prefixes,
 * declarations and the space between elements differently.
 */
export function isSameContent({ sent, arrived }: Compared): boolean {
  const [before, after] = [parseUbl(sent), parseUbl(arrived)];
  return before.ok && after.ok && comparableContent(before.value) === comparableContent(after.value);
}

function comparableContent(root: UblElement): string {
  return JSON.stringify(parts(root));
}

function parts({ namespace, localName, attributes, children }: UblElement): unknown {
  const named = attributes
    .filter((attribute) => !isDeclaration(attribute))
    .map((attribute) => [attribute.namespace, attribute.localName, attribute.value].join(' '));
  const hasElements = children.some((child) => typeof child !== 'string');
  const content = children
    .filter((child) => typeof child !== 'string' || !hasElements || child.trim() !== '')
    .map((child) => (typeof child === 'string' ? child : parts(child)));
  return [namespace, localName, named.toSorted(), content];
}

function isDeclaration({ namespace, localName }: UblElement['attributes'][number]): boolean {
  return namespace === 'http://www.w3.org/2000/xmlns/' || localName === 'xmlns';
}
