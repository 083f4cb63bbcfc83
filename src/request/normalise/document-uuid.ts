import { oncePer } from '../../core/once-per.ts';
import { sha1 } from '../../core/sha1.ts';
import type { Specification } from '../../core/specification.ts';
import type { DocumentRequest } from '../schema/request.ts';

/**
 * The UUID (BTAE-07) of a document whose request names none: made from its name, so the same request always
 * gets the same one.
 */
export function documentUuid(request: DocumentRequest, specification: Specification): string {
  const { seller, documentType, invoiceNumber, issueDate } = request;
  const parties = `${seller.trn ?? ''}|${seller.participantId ?? ''}`;
  return uuidOfName(
    namespaceOf(specification),
    `${parties}|${documentType}|${invoiceNumber ?? ''}|${issueDate}`,
  );
}

const namespaceOf = oncePer(({ defaults }: Specification) => bytesOfUuid(defaults.uuidNamespace));

/** The bytes of a UUID. */
export function bytesOfUuid(uuid: string): Uint8Array {
  const digits = uuid.replaceAll('-', '');
  return Uint8Array.from({ length: 16 }, (_, at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16));
}

const utf8 = new TextEncoder();

/** The UUID of a name in a namespace (RFC 9562, version 5). */
export function uuidOfName(namespace: Uint8Array, name: string): string {
  // As bytes: a lone surrogate has no UTF-8, and must not throw.
  const [first, second, third, fourth] = sha1([namespace, utf8.encode(name)]);
  const version = hexadecimal((second & 0xffff0fff) | 0x5000);
  const variant = hexadecimal((third & 0x3fffffff) | 0x80000000);
  return `${hexadecimal(first)}-${version.slice(0, 4)}-${version.slice(4)}-${variant.slice(0, 4)}-${variant.slice(4)}${hexadecimal(fourth)}`;
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
