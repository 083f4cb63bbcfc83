import type { Language } from 'pint-ae';
import { documentInBody, mayHaveMember, membersOf, type NamingFault } from './record-references.ts';
import { refuseFaults } from './refusals.ts';

/** A file that the service keeps, as a document gets it. */
export interface KnownAttachment {
  readonly id: string;
  /** Null if the attachment was sent without a name. */
  readonly fileName: string | null;
  readonly mediaType: string;
  readonly base64: string;
}

/** An entry of `additionalDocuments` that refers to a kept attachment. */
interface Reference {
  readonly path: string;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly id: unknown;
}

/** Tells whether a body may refer to attachments. */
export function mayReferToAttachments(bytes: Uint8Array): boolean {
  return mayHaveMember(bytes, ['attachmentId']);
}

/** Returns the ids of the attachments to which a body refers; none if it is not JSON, which is reported elsewhere. */
export function attachmentsInBody({ bytes }: { readonly bytes: Uint8Array }): string[] {
  const references = referencesIn(documentInBody(bytes));
  // A value that is not a text is not an id, and is reported with the others.
  return [...new Set(references.map(({ id }) => (typeof id === 'string' ? id : '')))];
}

/** The ids of the attachments that a document refers to, each once. */
export function idsIn(document: unknown): string[] {
  const ids = referencesIn(document).map(({ id }) => id);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** Returns a request with files instead of references; its numbers are not parsed, and keep their digits. */
export function withAttachments(request: string, attachments: string | undefined): string {
  if (!attachments) return request;
  const known = new Map((JSON.parse(attachments) as KnownAttachment[]).map((each) => [each.id, each]));
  const document: { readonly additionalDocuments?: unknown } = JSON.parse(request);
  const entries: unknown = document.additionalDocuments;
  if (!Array.isArray(entries)) return request;
  const filled = entries.map((entry: unknown) => {
    const { attachmentId, ...others } = membersOf(entry);
    const attachment = known.get(String(attachmentId));
    if (attachment === undefined) return entry;
    const { fileName, mediaType, base64 } = attachment;
    return {
      ...others,
      fileName: isSaid(others.fileName) ? others.fileName : fileName,
      mimeCode: mediaType,
      embeddedBase64: base64,
    };
  });
  return JSON.stringify({ ...document, additionalDocuments: filled });
}

/**
 * Throws the 422 for a document that refers to a missing attachment, refers to one twice (it would then be larger
 * than counted), or has another file at the same place.
 */
export function refuseWrongReferences(
  document: unknown,
  attachments: string,
  prefix: string,
  language: Language,
): void {
  const known: readonly KnownAttachment[] = JSON.parse(attachments);
  const types = new Map(known.map(({ id, mediaType }) => [id, mediaType]));
  const pathOfId = new Map<unknown, string>();
  const faults = referencesIn(document).flatMap(({ path, entry, id }): NamingFault[] => {
    const mediaType = typeof id === 'string' ? types.get(id) : undefined;
    if (mediaType === undefined) return [unknown(path, id)];
    const earlier = pathOfId.get(id);
    if (earlier !== undefined) return [repeated(path, earlier)];
    pathOfId.set(id, path);
    return [
      ...(isSaid(entry.embeddedBase64) ? [twice(path)] : []),
      ...(isSaid(entry.mimeCode) && String(entry.mimeCode).trim() !== mediaType
        ? [otherType(path, entry.mimeCode, mediaType)]
        : []),
    ];
  });
  refuseFaults('attachment', faults, prefix, language);
}

const longestTold = 100;

/** Attachments of other companies are not visible here. */
function unknown(path: string, id: unknown): NamingFault {
  const told = typeof id === 'string' ? id : JSON.stringify(id);
  return {
    path: `${path}.attachmentId`,
    message: { text: 'attachmentUnknown', values: { id: told.slice(0, longestTold) } },
    hint: { text: 'attachmentUnknownHint' },
  };
}

function repeated(path: string, earlier: string): NamingFault {
  return {
    path: `${path}.attachmentId`,
    message: { text: 'attachmentRepeated', values: { path: earlier } },
    hint: { text: 'attachmentRepeatedHint' },
  };
}

function twice(path: string): NamingFault {
  return {
    path: `${path}.embeddedBase64`,
    message: { text: 'attachmentTwice' },
    hint: { text: 'attachmentTwiceHint' },
  };
}

function otherType(path: string, own: unknown, mediaType: string): NamingFault {
  return {
    path: `${path}.mimeCode`,
    message: {
      text: 'attachmentOtherType',
      values: { own: String(own).slice(0, longestTold), kept: mediaType },
    },
    hint: { text: 'attachmentOtherTypeHint' },
  };
}

function referencesIn(document: unknown): Reference[] {
  const { additionalDocuments: entries } = membersOf(document);
  return (Array.isArray(entries) ? entries : []).flatMap((each: unknown, index) => {
    const entry = membersOf(each);
    const { attachmentId: id } = entry;
    return (id ?? null) === null ? [] : [{ path: `additionalDocuments[${index}]`, entry, id }];
  });
}

function isSaid(value: unknown): boolean {
  return (value ?? null) !== null && !(typeof value === 'string' && value.trim() === '');
}
