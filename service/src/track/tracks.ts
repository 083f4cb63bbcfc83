/** The statuses of a document with the provider of its receiver. */
export const exchangeStatuses = [
  'notApplicable',
  'pending',
  'sent',
  'delivered',
  'forwarded',
  'rejected',
] as const;
export type ExchangeStatus = (typeof exchangeStatuses)[number];

/** The statuses of a document with the tax authority. */
export const reportingStatuses = [
  'notReported',
  'pending',
  'sent',
  'reported',
  'rejected',
  'superseded',
  'withdrawn',
] as const;
export type ReportingStatus = (typeof reportingStatuses)[number];

/** The statuses of the e-mail of a document to a receiver outside the network. */
export const mailStatuses = ['pending', 'sent', 'refused', 'givenUp', 'uncertain', 'superseded'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** The receiving company's actions on a document. */
export const reviewStatuses = ['accepted', 'queried', 'rejected', 'booked'] as const;

/** The outcomes in a message level status: delivered and confirmed, delivered, rejected. */
export const statusCodes = ['AP', 'AB', 'RE'] as const;
export type StatusCode = (typeof statusCodes)[number];

/** Changes of the exchange of a document; `accepted` comes from the access point of the receiver. */
export type ExchangeEvent = 'submit' | 'onlyReported' | 'accepted' | 'failed' | 'replace' | StatusCode;

/** Changes of a document's report; `accepted` is the authority's access point's, `again` sends it unchanged. */
export type ReportingEvent =
  | 'submit'
  | 'again'
  | 'accepted'
  | 'failed'
  | 'exchangeFailed'
  | 'revised'
  | 'withdrawn'
  | StatusCode;

/** The next status for each status and event; other events change nothing. */
type Table<Status extends string, Event extends string, To = Status> = {
  readonly [From in Status]: { readonly [By in Event]?: To };
};

/** Every change of the exchange. */
export const exchangeTable: Table<ExchangeStatus, ExchangeEvent> = {
  // A document that was given up may still have arrived and be answered.
  notApplicable: { submit: 'pending', AP: 'delivered', AB: 'forwarded', RE: 'rejected' },
  pending: { onlyReported: 'notApplicable', accepted: 'sent', failed: 'notApplicable' },
  sent: { AP: 'delivered', AB: 'forwarded', RE: 'rejected' },
  // A second status does not count.
  delivered: {},
  forwarded: {},
  rejected: { submit: 'pending', replace: 'notApplicable' },
};

/** Every change of the report; `before` is the state of earlier versions with the authority. */
export const reportingTable: Table<ReportingStatus, ReportingEvent, ReportingStatus | 'before'> = {
  notReported: { submit: 'pending', again: 'pending' },
  pending: { accepted: 'sent', failed: 'notReported', exchangeFailed: 'before' },
  sent: {
    AP: 'reported',
    AB: 'reported',
    RE: 'rejected',
    submit: 'pending',
    revised: 'superseded',
    withdrawn: 'withdrawn',
  },
  reported: { submit: 'pending', revised: 'superseded', withdrawn: 'withdrawn' },
  rejected: { submit: 'pending', again: 'pending' },
  superseded: { submit: 'pending' },
  withdrawn: { submit: 'pending' },
};
