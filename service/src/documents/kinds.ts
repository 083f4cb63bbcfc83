/** The two resources of documents. */
export type DocumentKind = 'invoice' | 'credit-note';

/** Sales are outbound, purchases inbound. */
export type Direction = 'Outbound' | 'Inbound';
