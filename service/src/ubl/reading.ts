import type { UblElement } from 'pint-ae';

const aggregates = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const basics = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';

/** The elements that a path such as `cac:Party/cbc:EndpointID` leads to. */
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

/** The text of the first element that a path leads to; null where there is none, or it is blank. */
export function textAt(element: UblElement, path: string): string | null {
  const [first] = elementsAt(element, path);
  return first === undefined ? null : textOf(first).trim() || null;
}

export function textOf({ children }: UblElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

export function attributeOf({ attributes }: UblElement, name: string): string | null {
  return attributes.find(({ localName, namespace }) => localName === name && namespace === '')?.value ?? null;
}

/** A participant identifier with its scheme, such as `0235:1003548792`; null where the party has none. */
export function participantOf(root: UblElement, party: 'Supplier' | 'Customer'): string | null {
  const [endpoint] = elementsAt(root, `cac:Accounting${party}Party/cac:Party/cbc:EndpointID`);
  if (endpoint === undefined) return null;
  const identifier = textOf(endpoint).trim();
  const scheme = attributeOf(endpoint, 'schemeID');
  return identifier === '' || scheme === null ? null : `${scheme}:${identifier}`;
}

/** A self-billed document is issued and sent by the buyer. */
export function isSelfBilled(root: UblElement): boolean {
  return /selfbilling/.test(textAt(root, 'cbc:CustomizationID') ?? '');
}

/** Who a document travels from and to. */
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
