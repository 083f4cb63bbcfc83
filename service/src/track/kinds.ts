/** The two resources of documents. */
export const documentKinds = ['invoice', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Sales are outbound, purchases inbound. */
export type Direction = 'Outbound' | 'Inbound';
