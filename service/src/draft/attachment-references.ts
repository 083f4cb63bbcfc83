import type { Language } from 'pint-ae';
import type { ServiceText } from '../texts/service-text.ts';
import { documentInBody, membersOf, type NamingFault } from './record-references.ts';
import { refuseFaults } from './refusals.ts';

/** A file that the service keeps, as a document gets it. */
export interface KnownAttachment {
  readonly id: string;
  /** Null if the attachment was sent without a name. */
  readonly fileName: string | null;
  readonly mediaType: string;
  readonly base64: string;
}

interface Reference {
  readonly path: string;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly id: unknown;
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
    if (mediaType === undefined) {
      // Attachments of other companies are not visible here.
      const values = { id: (typeof id === 'string' ? id : JSON.stringify(id)).slice(0, longestTold) };
      return [
        faultAt(`${path}.attachmentId`, { text: 'attachmentUnknown', values }, 'attachmentUnknownHint'),
      ];
    }
    const earlier = pathOfId.get(id);
    if (earlier !== undefined) {
      const repeated = { text: 'attachmentRepeated', values: { path: earlier } } as const;
      return [faultAt(`${path}.attachmentId`, repeated, 'attachmentRepeatedHint')];
    }
    pathOfId.set(id, path);
    const twice = faultAt(`${path}.embeddedBase64`, { text: 'attachmentTwice' }, 'attachmentTwiceHint');
    const values = { own: String(entry.mimeCode).slice(0, longestTold), kept: mediaType };
    const other = { text: 'attachmentOtherType', values } as const;
    const isOther = isSaid(entry.mimeCode) && String(entry.mimeCode).trim() !== mediaType;
    return [
      ...(isSaid(entry.embeddedBase64) ? [twice] : []),
      ...(isOther ? [faultAt(`${path}.mimeCode`, other, 'attachmentOtherTypeHint')] : []),
    ];
  });
  refuseFaults('attachment', faults, prefix, language);
}

const longestTold = 100;

function faultAt(path: string, message: ServiceText, hint: ServiceText['text']): NamingFault {
  return { path, message, hint: { text: hint } };
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
