import type { ColumnType, Generated } from 'kysely';
import type { DocumentType } from 'pint-ae';
import type { StoredEntry } from '../draft/ledger-notes.ts';
import type { Filling } from '../draft/record-notes.ts';
import type { Remarks } from '../draft/remarks.ts';
import type { Sender } from '../draft/sender.ts';
import type { Judgement } from '../receive/inbound-verdict.ts';
import type { Answerable, Direction, DocumentKind, Message } from '../track/kinds.ts';
import type { Reason, Rejection } from '../track/reason.ts';
import type { Status } from '../track/states.ts';
import type { StoredTrack } from '../track/stored-tracks.ts';
import type { ExchangeStatus, ReportingStatus, StatusCode } from '../track/tracks.ts';

/** JSON: an object when read, a text when written. */
type Json<Value> = ColumnType<Value, string, string>;

/** A column that is never changed after its row was created. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface CompaniesTable {
  id: Fixed<string>;
  name: string;
  /** Its first participant; a trigger keeps it among all of them. */
  participant_id: string | null;
  /** Its TRN, or those of the members of its VAT group. */
  trns: ColumnType<string[], string[] | undefined, string[]>;
  monthly_quota: number | null;
  /** Handling of a document with warnings. */
  handling: ColumnType<Handling, Handling | undefined, Handling>;
  /** True if it is told of numbers that are missing in a series. */
  number_gaps: ColumnType<boolean, boolean | undefined, boolean>;
  /** True if documents for those outside of the network go to them by e-mail. */
  mails_invoices: ColumnType<boolean, boolean | undefined, boolean>;
  /** True if two documents of one number, seller and type may be sent. */
  repeats_numbers: ColumnType<boolean, boolean | undefined, boolean>;
  status: ColumnType<CompanyStatus, CompanyStatus | undefined, CompanyStatus>;
  /** Time at which it was last exported whole, and erased after that, by the clock of the database. */
  exported_at: ColumnType<Date | null, never, Date>;
  erased_at: ColumnType<Date | null, never, never>;
  created_at: Fixed<Date>;
}

/** The participants of companies: each belongs to one. */
export interface CompanyParticipantsTable {
  participant_id: Fixed<string>;
  company_id: Fixed<string>;
}

/** A suspended company changes nothing over HTTP, but receives; a closed one has no keys and receives nothing. */
export type CompanyStatus = 'active' | 'suspended' | 'closed';

/** Handling of warnings: reported, or refused (RFC 7240). */
export type Handling = 'lenient' | 'strict';

export interface ApiKeysTable {
  id: Fixed<string>;
  company_id: Fixed<string>;
  name: string;
  hash: Fixed<string>;
  hint: Fixed<string>;
  scopes: string[];
  created_at: Fixed<Date>;
  revoked_at: Date | null;
  /** From when on it is refused; null if it does not expire. */
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** To a few minutes. */
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface AuditTable {
  id: Fixed<string>;
  position: Generated<number>;
  /** Null for what is of no company. */
  company_id: Fixed<string | null>;
  /** The key, with the name that it had; null for a command. */
  key_id: Fixed<string | null>;
  key_name: Fixed<string | null>;
  operation: Fixed<string>;
  resource_id: Fixed<string | null>;
  status: Fixed<number | null>;
  address: Fixed<string | null>;
  trace_id: Fixed<string | null>;
  at: Fixed<Date>;
}

export interface DocumentsTable {
  id: Fixed<string>;
  company_id: Fixed<string>;
  position: Generated<number>;
  kind: Fixed<DocumentKind>;
  direction: Fixed<Direction>;
  document_type: DocumentType;
  status: Status;
  invoice_number: string;
  issue_date: string;
  due_date: string | null;
  currency: string;
  seller_name: string;
  buyer_name: string;
  payable_amount: string | null;
  /** Null if it names none; of a document that an earlier release received, too. */
  seller_trn: ColumnType<string | null, string | null | undefined, string | null>;
  buyer_trn: ColumnType<string | null, string | null | undefined, string | null>;
  /** The participant that receives it, with its scheme. */
  receiver: ColumnType<string | null, string | null | undefined, string | null>;
  /** The JSON text as it was sent, with what records gave it; null for an inbound document. */
  request: string | null;
  /** Values that the request got from records; null if it names none. */
  filling: ColumnType<Filling | null, string | null | undefined, string | null>;
  /** The UBL that was submitted, or received. */
  ubl: string | null;
  /** Its date of supply, and its entry in the ledger without its lines; null of one that an earlier release kept. */
  supplied_on: ColumnType<string | null, string | null | undefined, string | null>;
  vat: ColumnType<StoredEntry | null, string | null | undefined, string | null>;
  /** Its facts in the books, as JSON; null if it could not be read, or an earlier release kept it. */
  ledger: ColumnType<StoredEntry | null, string | null | undefined, string | null>;
  series: ColumnType<string | null, string | null | undefined, string | null>;
  series_number: ColumnType<number | null, number | null | undefined, number | null>;
  rule_set: Json<object | null> | null;
  submission_error: Json<Reason | null> | null;
  /** Of the last judgement; null if an earlier release made it. */
  warning_count: number | null;
  adjustment_count: number | null;
  /**
   * Place where it stands with the provider of its receiver, and with the tax authority; null before anything
   * happened.
   */
  exchange: ColumnType<StoredTrack<ExchangeStatus> | null, string | null | undefined, string | null>;
  reporting: ColumnType<StoredTrack<ReportingStatus> | null, string | null | undefined, string | null>;
  /** The statuses of both as they are shown; written by a trigger. */
  exchange_status: ColumnType<ExchangeStatus, never, never>;
  reporting_status: ColumnType<ReportingStatus, never, never>;
  /** Of an inbound document: its judgement; null if an earlier release made it. */
  judgement: ColumnType<Judgement | null, string | null | undefined, never>;
  error_count: ColumnType<number | null, number | null | undefined, never>;
  /** The code of the message level status that answers it; null if none does. */
  answered: ColumnType<StatusCode | null, StatusCode | null | undefined, never>;
  /** The first of the same number, seller and day of issue; null if this is the first. */
  same_as: ColumnType<string | null, string | null | undefined, never>;
  /** True if it refers to attachments that are kept apart. */
  has_attachments: ColumnType<boolean, boolean | undefined, boolean>;
  /** The number of replacements. */
  version: number;
  /** The number of changes of any kind; raised by a trigger. */
  revision: Generated<number>;
  created_at: Fixed<Date>;
  /** By the clock of the process that changed it last. */
  updated_at: Date;
  /** The same by the clock of the database, and for a change of any kind; written by a trigger. */
  changed_at: ColumnType<Date, never, never>;
}

/** The states of documents, by which they are listed: triggers keep it. */
export interface DocumentStatesTable {
  document_id: ColumnType<string, never, never>;
  company_id: ColumnType<string, never, never>;
  direction: ColumnType<Direction, never, never>;
  kind: ColumnType<DocumentKind, never, never>;
  position: ColumnType<number, never, never>;
  issue_date: ColumnType<string, never, never>;
  status: ColumnType<Status, never, never>;
  exchange_status: ColumnType<ExchangeStatus, never, never>;
  reporting_status: ColumnType<ReportingStatus, never, never>;
  changed_at: ColumnType<Date, never, never>;
}

/** Maintained by a trigger: numbers for the parts of the texts by which a document can be found. */
export interface DocumentSearchTable {
  document_id: Fixed<string>;
  company_id: Fixed<string>;
  parts: Fixed<string[]>;
}

/** Changes beside the status of a document: where it stands with others, its e-mail, or its review. */
export type HistoryTrack = 'exchange' | 'reporting' | 'mail' | 'review';

export interface DocumentHistoryTable {
  id: Generated<number>;
  company_id: Fixed<string>;
  document_id: Fixed<string>;
  from_status: Fixed<Status | null>;
  to_status: Fixed<Status | null>;
  trigger: Fixed<string>;
  detail: ColumnType<Reason | null, string | null, never>;
  trace_id: Fixed<string | null>;
  remarks: ColumnType<Remarks | null, string | null | undefined, never>;
  /** The track that changed, and to what; null for a change of the status. */
  track: ColumnType<HistoryTrack | null, HistoryTrack | undefined, never>;
  track_status: ColumnType<string | null, string | undefined, never>;
  at: Fixed<Date>;
}

/**
 * Describes how far a message has come. Only an open one is worked on: a report waits until its document has gone
 * out, a document that is only reported is skipped. A rejected one had gone out; a report may be superseded or
 * withdrawn.
 */
export type SubmissionState =
  | 'waiting'
  | 'open'
  | 'delivered'
  | 'failed'
  | 'dead'
  | 'skipped'
  | 'rejected'
  | 'superseded'
  | 'withdrawn';

export interface SubmissionsTable {
  /** The instance identifier under which the message travels, fixed before the first attempt. */
  id: Fixed<string>;
  company_id: Fixed<string>;
  document_id: Fixed<string>;
  document_version: Fixed<number>;
  message: ColumnType<Message, Message | undefined, never>;
  /**
   * Its subject: of a report, the instance under which the document travelled; of a withdrawal, the report that
   * is withdrawn; null of the document.
   */
  about: ColumnType<string | null, string | null | undefined, never>;
  /** Our own provider when it was made, to which answers come; null if an earlier release made it. */
  provider: ColumnType<string | null, string | null | undefined, never>;
  /** The type of a report; and the UUID of the document, by which the authority knows it. */
  report_type: ColumnType<string | null, string | null | undefined, string | null>;
  report_uuid: ColumnType<string | null, string | null | undefined, string | null>;
  state: SubmissionState;
  attempts: number;
  leased_until: Date | null;
  /** The connection of the process that leased it; null if nobody knows whether that is still there. */
  leased_by: Generated<number | null>;
  due_at: Date;
  /** The same by the clock of the database; written by a trigger. */
  run_at: ColumnType<Date, never, never>;
  /** The trace in which it was opened; null if it was opened in none. */
  trace_parent: ColumnType<string | null, string | null | undefined, string | null>;
  /** Since when an answer is awaited; null before the document was handed over. */
  handed_over_at: Date | null;
  /** Time at which it was last to be handed over again for want of an answer; null if it never was. */
  resent_at: ColumnType<Date | null, never, Date>;
  /** The sent text, without its envelope: the UBL of the document, or the XML of the other messages. */
  ubl: string | null;
  receipt: string | null;
  error: Json<Reason | null> | null;
  /** Time at which the operator let it rest; it counts again once it has changed. */
  discarded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Warnings and adjustments of the document when it was judged. */
  remarks: ColumnType<Remarks | null, string | null | undefined, string | null>;
  /** As whom its company might send when it was submitted with its text; null if a try writes that. */
  sender: ColumnType<Sender | null, string | null | undefined, string | null>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

/** Counts of an earlier release. */
export interface DocumentUsageTable {
  company_id: Fixed<string>;
  month: Fixed<string>;
  documents: number;
}

export interface IdempotencyKeysTable {
  company_id: Fixed<string>;
  route: Fixed<string>;
  key: Fixed<string>;
  body_hash: string;
  leased_until: Date;
  status: number | null;
  headers: Json<Record<string, string>> | null;
  body: string | null;
  created_at: Date;
}

/** Customers, items and vendors. */
export interface RecordsTable {
  id: Fixed<string>;
  company_id: Fixed<string>;
  position: Generated<number>;
  content: Json<Record<string, unknown>>;
  /** Computed from the content. */
  is_active: ColumnType<boolean, never, never>;
  /** The same, without blanks around it; null if it has none. */
  code: ColumnType<string | null, never, never>;
  /** The record that has the code, if it is not this one: only an earlier release stored several with one code. */
  same_code_as: ColumnType<string | null, string | null | undefined, never>;
  /** The number of changes; raised by a trigger. */
  revision: Generated<number>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface WebhookSecret {
  /** Encrypted, if the settings have a key for it. */
  readonly secret: string;
  /** Time at which a replaced secret expires; null for the current one. */
  readonly expiresAt: string | null;
}

export interface WebhooksTable {
  id: Fixed<string>;
  company_id: Fixed<string>;
  position: Generated<number>;
  target_url: string;
  event_types: string[];
  status: 'Active' | 'Disabled';
  secrets: Json<WebhookSecret[]>;
  disabled_reason: Json<Reason | null> | null;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface EventsTable {
  /** Its message identifier, the same for every subscription and every attempt. */
  id: Fixed<string>;
  company_id: Fixed<string>;
  type: Fixed<string>;
  payload: Fixed<string>;
  /** The trace in which it happened; null if it happened in none. */
  trace_parent: ColumnType<string | null, string | null | undefined, never>;
  /** Its place among those of its company; a trigger sets it. */
  position: ColumnType<number, never, never>;
  /** True if its webhooks have it. */
  is_given: boolean;
  created_at: Fixed<Date>;
}

export interface WebhookDeliveriesTable {
  id: Fixed<string>;
  company_id: Fixed<string>;
  position: Generated<number>;
  webhook_id: Fixed<string>;
  event_id: Fixed<string>;
  state: 'Pending' | 'Delivered' | 'Failed';
  attempts: number;
  leased_until: Date | null;
  /** The connection of the process that leased it; null if nobody knows whether that is still there. */
  leased_by: Generated<number | null>;
  due_at: Date;
  /** The same by the clock of the database; written by a trigger. */
  run_at: ColumnType<Date, never, never>;
  last_status: number | null;
  last_error: Json<Reason | null> | null;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface InboundInstancesTable {
  id: Fixed<string>;
  company_id: Fixed<string>;
  document_id: Fixed<string>;
  received_at: Fixed<Date>;
  /** By whose certificate it came, and the country of its sender; null if neither access point nor envelope say it. */
  sender_provider: ColumnType<string | null, string | null | undefined, never>;
  sender_country: ColumnType<string | null, string | null | undefined, never>;
}

/** Deliveries that belong to no company, or could not be read. */
export interface InboundRefusedTable {
  id: Fixed<string>;
  company_id: Fixed<string | null>;
  instance_id: Fixed<string>;
  receiver: Fixed<string | null>;
  reason: Json<Reason>;
  content: Fixed<string>;
  received_at: Fixed<Date>;
}

/** A message level status that arrived, as it came. */
export interface MessageStatusesTable {
  id: Fixed<string>;
  /** Null if it answers nothing that the service has sent. */
  company_id: string | null;
  submission_id: string | null;
  /** Instance identifier of its envelope, or of its content. */
  instance_id: Fixed<string>;
  /** The instance that it answers. */
  about: string;
  code: StatusCode;
  sender: string;
  /** By whose certificate it came; null if the access point did not say. */
  sender_provider: ColumnType<string | null, string | null | undefined, string | null>;
  rejection: ColumnType<Rejection | null, string | null, string | null>;
  content: string;
  received_at: Date;
  /** Time at which it changed something; null as long as its message is on its way, and for a second one. */
  applied_at: Date | null;
}

/** Messages that were handed over and are not answered; triggers keep it. */
export interface UnansweredTable {
  submission_id: Fixed<string>;
  company_id: Fixed<string>;
  document_id: Fixed<string>;
  message: Fixed<Answerable>;
  /** Since it was first handed over. */
  since: Fixed<Date>;
}

/** E-mails of documents to those outside of the network. */
export interface MailsTable {
  /** Of the message, the same at every try. */
  id: Fixed<string>;
  company_id: Fixed<string>;
  document_id: Fixed<string>;
  document_version: Fixed<number>;
  /** Null for the one of the document, as long as that is not read. */
  address: string | null;
  state: 'open' | 'sent' | 'refused' | 'dead' | 'uncertain' | 'superseded';
  attempts: number;
  leased_until: Date | null;
  /** The connection of the process that leased it; null if nobody knows whether that is still there. */
  leased_by: Generated<number | null>;
  due_at: Date;
  /** The same by the clock of the database; written by a trigger. */
  run_at: ColumnType<Date, never, never>;
  /** Time at which the mail server was given it; null if it surely does not have it. */
  begun_at: Date | null;
  error: Json<Reason | null> | null;
  /** The words by which the mail server took it. */
  receipt: string | null;
  created_at: Fixed<Date>;
  updated_at: Date;
}

/** The bytes of attachments, each once for a company. */
export interface AttachmentContentsTable {
  company_id: Fixed<string>;
  sha256: Fixed<string>;
  base64: Fixed<string>;
}

/** A file that documents refer to; it never changes. */
export interface AttachmentsTable {
  id: Fixed<string>;
  company_id: Fixed<string>;
  position: Generated<number>;
  file_name: Fixed<string | null>;
  media_type: Fixed<string>;
  bytes: Fixed<number>;
  sha256: Fixed<string>;
  created_at: Fixed<Date>;
}

/** The numbers of the documents that precede one; a trigger keeps them. */
export interface DocumentPrecedingTable {
  company_id: ColumnType<string, never, never>;
  number: ColumnType<string, never, never>;
  document_id: ColumnType<string, never, never>;
}

export interface DocumentAttachmentsTable {
  company_id: Fixed<string>;
  document_id: Fixed<string>;
  attachment_id: Fixed<string>;
}

export interface Tables {
  attachments: AttachmentsTable;
  attachment_contents: AttachmentContentsTable;
  document_attachments: DocumentAttachmentsTable;
  document_preceding: DocumentPrecedingTable;
  companies: CompaniesTable;
  company_participants: CompanyParticipantsTable;
  api_keys: ApiKeysTable;
  audit: AuditTable;
  documents: DocumentsTable;
  document_search: DocumentSearchTable;
  document_states: DocumentStatesTable;
  document_history: DocumentHistoryTable;
  submissions: SubmissionsTable;
  document_usage: DocumentUsageTable;
  idempotency_keys: IdempotencyKeysTable;
  customers: RecordsTable;
  items: RecordsTable;
  vendors: RecordsTable;
  webhooks: WebhooksTable;
  events: EventsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  inbound_instances: InboundInstancesTable;
  inbound_refused: InboundRefusedTable;
  message_statuses: MessageStatusesTable;
  unanswered: UnansweredTable;
  mails: MailsTable;
}
