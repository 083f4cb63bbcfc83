/** A message about a document: itself, its report, the withdrawal of a report, the status that answers it. */
export type Message = 'document' | 'report' | 'withdrawal' | 'status';

/** Those that the other side answers by a message level status. */
export const answerable = ['document', 'report', 'withdrawal'] as const satisfies readonly Message[];
export type Answerable = (typeof answerable)[number];
