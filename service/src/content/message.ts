/** A message about a document: itself, its report, the withdrawal of a report, the status that answers it. */
export type Message = 'document' | 'report' | 'withdrawal' | 'status';
