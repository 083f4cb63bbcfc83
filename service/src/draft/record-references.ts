import { readJson } from 'pint-ae/http';
import type { ServiceText } from '../texts/service-text.ts';
import type { DocumentKind } from '../track/states.ts';

/** The lists of records that a document may name. */
export type RecordTable = 'customers' | 'items' | 'vendors';

/** A record that a part of a document names, by its id, its code, or both. */
export interface Named {
  /** The part, such as `buyer` or `lines[0]`. */
  readonly path: string;
  /** The index of the line; undefined for a party. */
  readonly line?: number | undefined;
  /** Undefined for the company itself, which has no record. */
  readonly table: RecordTable | undefined;
  readonly id?: unknown;
  readonly code?: unknown;
}

/** The problem of something that a document names, with its place. */
export interface NamingFault {
  readonly path: string;
  readonly message: ServiceText;
  readonly hint: ServiceText;
}

/** Places where a document may name records, so that these names are not reported as unknown fields. */
export const namingFields = ['buyer', 'seller', 'lines[]'].flatMap((part) => [
  `${part}.recordId`,
  `${part}.recordCode`,
]);

/** Returns the records that a body names; empty for a body that is not JSON, which is reported elsewhere. */
export function namedInBody({
  bytes,
  kind,
}: {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind;
}): Named[] {
  return namedIn(documentInBody(bytes), kind);
}

/** Returns the records that a document names: the other party, and the items of its lines. */
export function namedIn(value: unknown, kind: DocumentKind): Named[] {
  const { buyer, seller, lines } = membersOf(value);
  const isSelfBilled = isBySelf(value, kind);
  const parts: readonly (Omit<Named, 'id' | 'code'> & { readonly part: unknown })[] = [
    { path: 'buyer', part: buyer, table: isSelfBilled ? undefined : 'customers' },
    { path: 'seller', part: seller, table: isSelfBilled ? 'vendors' : undefined },
    ...(Array.isArray(lines) ? lines : []).map(
      (part: unknown, line) => ({ path: `lines[${line}]`, line, part, table: 'items' }) as const,
    ),
  ];
  return parts.flatMap(({ part, ...named }) => {
    const { recordId: id, recordCode: code } = membersOf(part);
    return (id ?? code ?? null) === null ? [] : [{ ...named, id, code }];
  });
}

/** Tells whether the buyer issues the document. On credit-note endpoints, every document is a CreditNote. */
export function isBySelf(value: unknown, kind: DocumentKind): boolean {
  return kind === 'invoice' && String(membersOf(value).documentType).startsWith('SelfBilling');
}

export type Part = Readonly<Record<string, unknown>>;

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isPart(value) ? value : {};
}

/** Tells whether a body may have one of these members, so that it is searched; an escape could hide a name. */
export function mayHaveMember(bytes: Uint8Array, names: readonly string[]): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [...names.map((name) => `${name}"`), '\\u00'].some((text) => body.includes(text));
}

/** Returns the document in a body, even if it was read before; undefined without JSON, reported elsewhere. */
export function documentInBody(bytes: Uint8Array): unknown {
  const read = readJson(bytes, {}, {});
  return read.ok ? (readBackIn(read.value.value)?.document ?? read.value.value) : undefined;
}

/** A document in the form that a client has read: its request, and its other facts. */
export interface ReadBack {
  readonly document: object;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Returns a body that was read and is sent back; undefined for a document request, which has lines. */
export function readBackIn(value: unknown): ReadBack | undefined {
  if (!isPart(value) || !isPart(value.document) || 'lines' in value) return undefined;
  const { document, ...facts } = value;
  return { document, facts };
}
