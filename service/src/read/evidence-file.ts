import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import type { KnownAttachment } from '../draft/attachment-references.ts';
import { parcelOf } from '../submit/parcel.ts';
import type { Message } from '../track/states.ts';

/** Evidence of a document, as facts and texts. */
export interface Evidence {
  /** The creation time of the document: every file has this date, so that equal evidence gives equal files. */
  readonly createdAt: string;
  readonly request: string | null;
  /** The UBL of a received document. */
  readonly received: string | null;
  readonly document: object;
  readonly verdict: object;
  readonly history: object;
  /** The files that the request refers to. */
  readonly attachments: readonly KnownAttachment[];
  readonly messages: readonly EvidenceMessage[];
  readonly statuses: readonly EvidenceStatus[];
}

/** A message that was sent, or is to be sent. */
export interface EvidenceMessage {
  readonly id: string;
  readonly message: Message;
  readonly state: string;
  readonly about: string | null;
  readonly provider: string;
  readonly reportType: string | null;
  readonly attempts: number;
  readonly receipt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The content of the envelope; null if it was never written. */
  readonly xml: string | null;
}

/** A status that arrived. */
export interface EvidenceStatus {
  readonly instanceId: string;
  readonly about: string;
  readonly code: string;
  /** The sender in the status, and the provider in its certificate; null if the access point named none. */
  readonly sender: string;
  readonly senderProvider: string | null;
  /** True if this status counts: the first valid one. */
  readonly counts: boolean;
  readonly receivedAt: string;
  readonly content: string;
}

/** The evidence of a document as one ZIP; `index.json` lists its files. */
export function evidenceFile({ evidence }: { readonly evidence: string }): Uint8Array {
  const known = JSON.parse(evidence) as Evidence;
  const texts: Record<string, string> = {
    'document.json': pretty(known.document),
    ...(known.request === null ? {} : { 'request.json': known.request }),
    ...(known.received === null ? {} : { 'received.xml': known.received }),
    'verdict.json': pretty(known.verdict),
    'history.json': pretty(known.history),
  };
  const messages = known.messages.map(({ xml, ...facts }, at) => {
    const written = xml === null ? {} : filesOf({ ...facts, xml }, at);
    Object.assign(texts, written);
    return { ...facts, files: Object.keys(written) };
  });
  const statuses = known.statuses.map(({ content, ...facts }, at) => {
    const name = `statuses/${numbered(at)}-${facts.code}.xml`;
    texts[name] = content;
    return { ...facts, file: name };
  });
  const bytes: Record<string, Uint8Array> = {};
  const attachments = known.attachments.map(({ base64, ...facts }, at) => {
    // File names come from others: a name could lead out of the folder, or occur twice.
    const name = `attachments/${numbered(at)}-${facts.id}`;
    bytes[name] = new Uint8Array(Buffer.from(base64, 'base64'));
    return { ...facts, file: name };
  });
  for (const [name, text] of Object.entries(texts)) bytes[name] = strToU8(text);
  const files = Object.entries(bytes).map(([name, content]) => ({ name, sha256: hashOf(content) }));
  const referred = attachments.length === 0 ? {} : { attachments };
  bytes['index.json'] = strToU8(pretty({ messages, statuses, ...referred, files }));
  const mtime = new Date(known.createdAt);
  return zipSync(
    Object.fromEntries(Object.entries(bytes).map(([name, content]) => [name, [content, { mtime }]])),
  );
}

function filesOf(
  { id, message, reportType, createdAt, provider, xml }: EvidenceMessage & { readonly xml: string },
  at: number,
): Record<string, string> {
  const kind = reportType === null ? message : `${message}-${reportType}`;
  const name = `messages/${numbered(at)}-${kind}`;
  const { envelope } = parcelOf({ ubl: xml, message, id, createdAt, provider });
  return { [`${name}.xml`]: xml, ...(envelope === null ? {} : { [`${name}-envelope.xml`]: envelope }) };
}

function numbered(at: number): string {
  return String(at + 1).padStart(2, '0');
}

function pretty(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
