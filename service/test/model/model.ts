import type { DocumentKind, Status } from '../../src/track/states.ts';
import type { ExchangeStatus, ReportingStatus } from '../../src/track/tracks.ts';
import type { Ask } from '../support/asking.ts';

/** The other company, a receiver that rejects or only forwards, and one that is not on the network. */
export const receivers = ['company', 'rejecting', 'forwarding', 'nobody'] as const;
export type Receiver = (typeof receivers)[number];

/** A document as the specification describes it. */
export interface ModelDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  status: Status;
  valid: boolean;
  number: string;
  receiver: Receiver;
  exchange: ExchangeStatus;
  reporting: ReportingStatus;
  /** Reports on it that the authority has. */
  standing: ReportingStatus;
  /** Every status so far. */
  readonly history: Status[];
  /** The file to which it refers. */
  attachmentId: string | undefined;
}

/** A file that is kept apart. */
export interface ModelAttachment {
  readonly id: string;
  readonly text: string;
}

/** A company as the specification describes it. */
export interface ModelCompany {
  readonly documents: ModelDocument[];
  /** Numbers of documents that have arrived. */
  readonly received: string[];
  created: number;
  readonly attachments: ModelAttachment[];
  /** The ids of files that were deleted. */
  readonly gone: string[];
  /** Answered requests, which may be repeated. */
  readonly answered: {
    readonly path: string;
    readonly body: object | string;
    readonly headers: Readonly<Record<string, string>>;
    readonly key: string;
    readonly status: number;
    readonly text: string;
  }[];
}

export interface Model {
  readonly companies: readonly [ModelCompany, ModelCompany];
  numbers: number;
}

/** The service as two companies use it, each with two keys of every scope and one that may only read. */
export interface Real {
  readonly companies: readonly {
    readonly asks: readonly [Ask, Ask];
    readonly reader: Ask;
    readonly participantId: string;
    /** Returns what is stored of its files, in Base64. */
    readonly contents: () => Promise<string[]>;
  }[];
  readonly drain: () => Promise<number>;
}

export const quota = 8;
/** Number of bytes that the files of a company may have together. */
export const attachmentBytes = 120;

export function emptyModel(): Model {
  const company = (): ModelCompany => ({
    documents: [],
    received: [],
    created: 0,
    attachments: [],
    gone: [],
    answered: [],
  });
  return { companies: [company(), company()], numbers: 0 };
}

export function pathOf(kind: DocumentKind): string {
  return kind === 'invoice' ? '/v1/invoices' : '/v1/credit-notes';
}
