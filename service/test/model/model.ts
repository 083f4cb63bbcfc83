import type { DocumentKind } from '../../src/documents/kinds.ts';
import type { Status } from '../../src/documents/states.ts';
import type { Ask } from '../support/asking.ts';

/** What the specification says that a document is. */
export interface ModelDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  status: Status;
  valid: boolean;
  number: string;
  /** Every status that it has had. */
  readonly history: Status[];
}

/** What the specification says that a company has. */
export interface ModelCompany {
  readonly documents: ModelDocument[];
  /** Numbers of documents that have arrived. */
  readonly received: string[];
  created: number;
  /** Requests that have been answered, which may come again. */
  readonly answered: { path: string; body: unknown; key: string; status: number; text: string }[];
}

export interface Model {
  readonly companies: readonly [ModelCompany, ModelCompany];
  numbers: number;
}

/** The service as two companies meet it, each with two keys of every scope and one that may only read. */
export interface Real {
  readonly companies: readonly {
    readonly asks: readonly [Ask, Ask];
    readonly reader: Ask;
    readonly participantId: string;
  }[];
  readonly drain: () => Promise<number>;
}

export const quota = 8;

export function emptyModel(): Model {
  const company = (): ModelCompany => ({ documents: [], received: [], created: 0, answered: [] });
  return { companies: [company(), company()], numbers: 0 };
}

export function pathOf(kind: DocumentKind): string {
  return kind === 'invoice' ? '/v1/invoices' : '/v1/credit-notes';
}
