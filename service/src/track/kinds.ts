/** The two resources of documents. */
export const documentKinds = ['invoice', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Sales are outbound, purchases inbound. */
export type Direction = 'Outbound' | 'Inbound';

/** A message about a document: itself, its report, the withdrawal of a report, the status that answers it. */
export type Message = 'document' | 'report' | 'withdrawal' | 'status';

/** Messages that the other side answers with a message level status. */
export const answerable = ['document', 'report', 'withdrawal'] as const satisfies readonly Message[];
export type Answerable = (typeof answerable)[number];
