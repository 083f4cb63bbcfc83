import type { ExchangeStatus } from './tracks.ts';

/** The statuses of an inbound document: a purchase, or a document that was answered as not delivered. */
export const inboundStatuses = ['Received', 'Refused'] as const;
export type InboundStatus = (typeof inboundStatuses)[number];

/** Draft is not submitted; Pending is queued or being delivered. */
export const statuses = ['Draft', 'Pending', 'Sent', 'DeliveryFailed', ...inboundStatuses] as const;
export type Status = (typeof statuses)[number];

/** The statuses of the published interface; answers contain no others. */
export const shownStatuses = ['Draft', 'Pending', 'Sent', 'DeliveryFailed', 'Received'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** Statuses of received documents in answers. */
export const shownInbound = ['Received', 'DeliveryFailed'] as const;

/** The status of a document in answers: an arrived document that was refused counts as failed. */
export function shownStatus(status: Status): ShownStatus {
  return status === 'Refused' ? 'DeliveryFailed' : status;
}

/** Delivery states of a document; the interface has no value for a confirmed delivery. */
export const participantDeliveries = ['Pending', 'Failed', 'NotApplicable'] as const;
export type ParticipantDelivery = (typeof participantDeliveries)[number];

const participantDeliveryByStatus: Readonly<Record<Status, ParticipantDelivery>> = {
  Draft: 'NotApplicable',
  Pending: 'Pending',
  // Delivered to the receiver's access point; the interface has no value for receipt by the receiver.
  Sent: 'Pending',
  DeliveryFailed: 'Failed',
  Received: 'NotApplicable',
  Refused: 'Failed',
};

/** The delivery for the participant; a document that is only reported is Sent to nobody. */
export function participantDeliveryOf(status: Status, exchange: ExchangeStatus): ParticipantDelivery {
  return status === 'Sent' && exchange === 'notApplicable'
    ? 'NotApplicable'
    : participantDeliveryByStatus[status];
}

export const triggers = [
  'create',
  'replace',
  'delete',
  'submit',
  'succeed',
  'fail',
  'reject',
  'confirm',
  'receive',
  'refuse',
] as const;
export type Trigger = (typeof triggers)[number];

/** A change of status; null means that the document does not exist. */
export interface Transition {
  readonly from: Status | null;
  readonly trigger: Trigger;
  readonly to: Status | null;
}

/** All possible changes of status. */
export const transitions: readonly Transition[] = [
  { from: null, trigger: 'create', to: 'Draft' },
  { from: 'Draft', trigger: 'replace', to: 'Draft' },
  { from: 'DeliveryFailed', trigger: 'replace', to: 'Draft' },
  { from: 'Draft', trigger: 'delete', to: null },
  { from: 'Draft', trigger: 'submit', to: 'Pending' },
  { from: 'DeliveryFailed', trigger: 'submit', to: 'Pending' },
  { from: 'Pending', trigger: 'succeed', to: 'Sent' },
  { from: 'Pending', trigger: 'fail', to: 'DeliveryFailed' },
  // The other provider rejects it; the tax authority, if it is only reported.
  { from: 'Sent', trigger: 'reject', to: 'DeliveryFailed' },
  { from: 'DeliveryFailed', trigger: 'reject', to: 'DeliveryFailed' },
  // A document that was given up had arrived, as a status shows.
  { from: 'DeliveryFailed', trigger: 'confirm', to: 'Sent' },
  { from: null, trigger: 'receive', to: 'Received' },
  { from: null, trigger: 'refuse', to: 'Refused' },
];

/**
 * The statuses in which a report alone can be sent again, because others have the document. A failed document is
 * corrected, and its report goes with it.
 */
export const reportableAgain: ReadonlySet<Status> = new Set(['Sent', ...inboundStatuses]);

/** The transition from a status by a trigger; undefined if the status forbids it. */
export function transition(from: Status | null, trigger: Trigger): Transition | undefined {
  return transitions.find((row) => row.from === from && row.trigger === trigger);
}

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
