import { parseUbl, serialise, type UblElement } from 'pint-ae';
import { textOf } from '../ubl/reading.ts';

const namespace = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';

/** The facts of an envelope, and the document in it. */
export interface Opened {
  /** Null for UBL without an envelope, or if the envelope has none. */
  readonly instanceId: string | null;
  readonly receiver: string | null;
  readonly ubl: string;
}

/**
 * Takes the document out of its envelope; UBL without one is returned as it is. Undefined if it is not XML.
 */
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
    ubl: serialise(detached(payload), 'exact'),
  };
}

/** The element as the root of a tree of its own. */
function detached({ namespace, prefix, localName, attributes, children, requestPath, markup }: UblElement) {
  return { namespace, prefix, localName, attributes, children, requestPath, markup, parent: null };
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
