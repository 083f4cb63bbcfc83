/** The two resources that documents are kept under. */
export type DocumentKind = 'invoice' | 'credit-note';

/** Sales are outbound, purchases inbound. */
export type Direction = 'Outbound' | 'Inbound';
