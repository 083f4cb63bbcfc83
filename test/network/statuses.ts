import { convert, validateDocument } from '../../src/index.ts';
import {
  type MessageStatusOptions,
  messageStatusOf as messageStatus,
} from '../../src/network/message-status.ts';
import { example } from '../requests.ts';
import { wrapUbl } from '../results.ts';

/** The UBL of an example. */
export function ublOf(name: string): string {
  const { xml } = convert(example(name));
  if (xml === null) throw new Error(`${name} has no UBL`);
  return xml;
}

/** The options of a status that answers a document without an envelope. */
export const statusOptions = {
  id: '0f5e4f9a-5e8b-4f6c-8a3d-0d4d6a2f7c11',
  issuedAt: '2026-01-31T08:00:05Z',
  of: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
  from: '001147',
  to: '000773',
} as const satisfies MessageStatusOptions;

/** The status that answers a document. */
export function answering(document: string, options: Partial<MessageStatusOptions> = {}) {
  return messageStatus(validateDocument(document), { ...statusOptions, ...options });
}

/** The text of a status, which must be there. */
export function statusTextOf(document: string, options: Partial<MessageStatusOptions> = {}): string {
  const { xml, issues } = answering(document, options);
  if (xml === null) throw new Error(issues.map(({ message }) => message).join(' '));
  return xml;
}

/** A document in an envelope that asks for statuses. */
export function enveloped(xml: string, asks: { mlsTo?: string; mlsType?: 'ALWAYS_SEND' | 'FAILURE_ONLY' }) {
  const { xml: wrapped } = wrapUbl(xml, {
    id: statusOptions.of,
    createdAt: '2026-01-31T08:00:00Z',
    ...asks,
  });
  if (wrapped === null) throw new Error('the document has no envelope');
  return wrapped;
}
