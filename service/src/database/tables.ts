import type { ColumnType, Generated } from 'kysely';
import type { DocumentType } from 'pint-ae';
import type { StoredEntry } from '../draft/ledger-notes.ts';
import type { Filling } from '../draft/record-notes.ts';
import type { Remarks } from '../draft/remarks.ts';
import type { Sender } from '../draft/sender.ts';
import type { Judgement } from '../receive/inbound-verdict.ts';
import type { Reason, Rejection } from '../track/reason.ts';
import type { Answerable, Direction, DocumentKind, Message, Status } from '../track/states.ts';
import type { StoredTrack } from '../track/stored-tracks.ts';
import type { ExchangeStatus, ReportingStatus, StatusCode } from '../track/tracks.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** A column that is never changed after its row was created. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface CompaniesTable {
  id: Fixed<string>;
  name: string;
  /** The first participant; a trigger keeps it among all participants of the company. */
  participant_id: string | null;
  /** The TRN, or the TRNs of the members of the VAT group. */
  trns: ColumnType<string[], string[] | undefined, string[]>;
  monthly_quota: number | null;
  /** Handling of a document with warnings. */
  handling: ColumnType<Handling, Handling | undefined, Handling>;
  /** True to report numbers that are missing in a series. */
  number_gaps: ColumnType<boolean, boolean | undefined, boolean>;
  /** True to send documents by e-mail to buyers outside the network. */
  mails_invoices: ColumnType<boolean, boolean | undefined, boolean>;
  /** True if the company may send two documents with the same number, seller and type. */
  repeats_numbers: ColumnType<boolean, boolean | undefined, boolean>;
  status: ColumnType<CompanyStatus, CompanyStatus | undefined, CompanyStatus>;
  /** The time of its last whole export and of its later erasure, by the clock of the database. */
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

/** Handling of warnings: reported or refused (RFC 7240). */
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
  /** The time from which the key is refused; null if the key does not expire. */
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Accurate to a few minutes. */
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface AuditTable {
  id: Fixed<string>;
  position: Generated<number>;
  /** Null if the entry belongs to no company. */
  company_id: Fixed<string | null>;
  /** The key, with its name at that time; null for a command. */
  key_id: Fixed<string | null>;
  key_name: Fixed<string | null>;
  operation: Fixed<string>;
  resource_id: Fixed<string | null>;
  status: Fixed<number | null>;
  address: Fixed<string | null>;
  trace_id: Fixed<string | null>;
  at: Fixed<Date>;
}

/** A view of what documents contain and of their states; a trigger divides what is written to it. */
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
  /** Null for a document without a TRN. */
  seller_trn: ColumnType<string | null, string | null | undefined, string | null>;
  buyer_trn: ColumnType<string | null, string | null | undefined, string | null>;
  /** The receiving participant, with its scheme. */
  receiver: ColumnType<string | null, string | null | undefined, string | null>;
  /** The JSON text as it was sent, with the values from records; null for a received document. */
  request: string | null;
  /** Values that the request got from records; null if the request names none. */
  filling: ColumnType<Filling | null, string | null | undefined, string | null>;
  /** The UBL as submitted or received. */
  ubl: string | null;
  /** The date of supply, and the ledger entry without its lines; null for a document without UBL. */
  supplied_on: ColumnType<string | null, string | null | undefined, string | null>;
  vat: ColumnType<StoredEntry | null, string | null | undefined, string | null>;
  /** The facts for the books, as JSON; null for an unreadable document. */
  ledger: ColumnType<StoredEntry | null, string | null | undefined, string | null>;
  series: ColumnType<string | null, string | null | undefined, string | null>;
  series_number: ColumnType<number | null, number | null | undefined, number | null>;
  rule_set: Json<object | null> | null;
  submission_error: Json<Reason | null> | null;
  /** From the last check. */
  warning_count: number | null;
  adjustment_count: number | null;
  /** The states with the receiver's provider and the tax authority; null before anything happened. */
  exchange: ColumnType<StoredTrack<ExchangeStatus> | null, string | null | undefined, string | null>;
  reporting: ColumnType<StoredTrack<ReportingStatus> | null, string | null | undefined, string | null>;
  /** The two statuses in the form shown; written by a trigger. */
  exchange_status: ColumnType<ExchangeStatus, never, never>;
  reporting_status: ColumnType<ReportingStatus, never, never>;
  /** For a received document: the judgement. */
  judgement: ColumnType<Judgement | null, string | null | undefined, never>;
  error_count: ColumnType<number | null, number | null | undefined, never>;
  /** The code of the message level status that answers the document, or null. */
  answered: ColumnType<StatusCode | null, StatusCode | null | undefined, never>;
  /** The first document with the same number, seller and issue date; null if this is the first. */
  same_as: ColumnType<string | null, string | null | undefined, never>;
  /** True if the document refers to separately stored attachments. */
  has_attachments: ColumnType<boolean, boolean | undefined, boolean>;
  /** The number of replacements. */
  version: number;
  /** The number of changes of any kind; raised by a trigger. */
  revision: Generated<number>;
  created_at: Fixed<Date>;
  /** By the clock of the process that made the last change. */
  updated_at: Date;
  /** The time of the last change by the clock of the database, for every kind of change; written by a trigger. */
  changed_at: ColumnType<Date, never, never>;
  /** The number of its list, and position and issue day beside it, as the indexes of states have them. */
  list: ColumnType<string, never, never>;
  listed_position: ColumnType<number, never, never>;
  listed_day: ColumnType<string, never, never>;
}

/** The part of documents that changes while they are being sent: updates of the other part leave it alone. */
export interface DocumentStatesTable
  extends Pick<
    DocumentsTable,
    | 'submission_error'
    | 'rule_set'
    | 'warning_count'
    | 'adjustment_count'
    | 'status'
    | 'exchange'
    | 'reporting'
    | 'revision'
    | 'updated_at'
  > {
  document_id: Fixed<string>;
  company_id: Fixed<string>;
}

/** Numbers for the parts of the texts by which a document can be found; maintained by a trigger. */
export interface DocumentSearchTable {
  document_id: Fixed<string>;
  company_id: Fixed<string>;
  parts: Fixed<string[]>;
}

/** Changes in addition to the document's status: its tracks, its e-mail, or its review. */
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
  /** The track that changed, and its new status; null for a change of the document's status. */
  track: ColumnType<HistoryTrack | null, HistoryTrack | undefined, never>;
  track_status: ColumnType<string | null, string | undefined, never>;
  at: Fixed<Date>;
}

/**
 * The progress of a message. Only an open one is worked on. A report waits until its document has been sent, and a
 * document that is only reported is skipped. A rejected message was sent, but not accepted. A report may be superseded
 * or withdrawn.
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

interface LeasedTable {
  attempts: number;
  leased_until: Date | null;
  /** The connection of the process with the lease; null if nobody knows whether that process still exists. */
  leased_by: Generated<number | null>;
  due_at: Date;
  /** The due time by the clock of the database; written by a trigger. */
  run_at: ColumnType<Date, never, never>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface SubmissionsTable extends LeasedTable {
  /** The instance identifier under which the message travels, fixed before the first attempt. */
  id: Fixed<string>;
  company_id: Fixed<string>;
  document_id: Fixed<string>;
  document_version: Fixed<number>;
  message: ColumnType<Message, Message | undefined, never>;
  /** The subject: a report's document, by its instance; a withdrawal's report; null for a document. */
  about: ColumnType<string | null, string | null | undefined, never>;
  /** Our own provider at the time of writing, which gets the answers. */
  provider: Fixed<string>;
  /** The type of a report, and the UUID under which the authority knows the document. */
  report_type: ColumnType<string | null, string | null | undefined, string | null>;
  report_uuid: ColumnType<string | null, string | null | undefined, string | null>;
  state: SubmissionState;
  /** The trace that opened the message, or null. */
  trace_parent: ColumnType<string | null, string | null | undefined, string | null>;
  /** The time since which an answer is awaited; null before the document was handed over. */
  handed_over_at: Date | null;
  /** The last time the message was scheduled for another hand-over without an answer; null if never. */
  resent_at: ColumnType<Date | null, never, Date>;
  /** The sent text, without its envelope: the UBL of the document, or the XML of the other messages. */
  ubl: string | null;
  receipt: string | null;
  error: Json<Reason | null> | null;
  /** The time at which the operator discarded the message; the message counts again once it has changed. */
  discarded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Warnings and adjustments from the check of the document. */
  remarks: ColumnType<Remarks | null, string | null | undefined, string | null>;
  /** The names in which the company could send, of a message submitted with its text; otherwise null. */
  sender: ColumnType<Sender | null, string | null | undefined, string | null>;
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
  /** The code without blanks around it, or null. */
  code: ColumnType<string | null, never, never>;
  /** The number of changes; raised by a trigger. */
  revision: Generated<number>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface WebhookSecret {
  /** Encrypted, if the settings have a key for it. */
  readonly secret: string;
  /** The time when a replaced secret expires; null for the current secret. */
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
  /** The trace in which the event happened, or null. */
  trace_parent: ColumnType<string | null, string | null | undefined, never>;
  /** The position among the events of the company; set by a trigger. */
  position: ColumnType<number, never, never>;
  /** True once the event was passed to its webhooks. */
  is_given: boolean;
  created_at: Fixed<Date>;
}

export interface WebhookDeliveriesTable extends LeasedTable {
  id: Fixed<string>;
  company_id: Fixed<string>;
  position: Generated<number>;
  webhook_id: Fixed<string>;
  event_id: Fixed<string>;
  state: 'Pending' | 'Delivered' | 'Failed';
  last_status: number | null;
  last_error: Json<Reason | null> | null;
}

export interface InboundInstancesTable {
  id: Fixed<string>;
  company_id: Fixed<string>;
  document_id: Fixed<string>;
  received_at: Fixed<Date>;
  /** The sender's provider by its certificate, and country; null if neither access point nor envelope says it. */
  sender_provider: ColumnType<string | null, string | null | undefined, never>;
  sender_country: ColumnType<string | null, string | null | undefined, never>;
}

/** Messages that belong to no company, or could not be read. */
export interface InboundRefusedTable {
  id: Fixed<string>;
  company_id: Fixed<string | null>;
  instance_id: Fixed<string>;
  receiver: Fixed<string | null>;
  reason: Json<Reason>;
  content: Fixed<string>;
  received_at: Fixed<Date>;
}

/** A received message level status, as it came. */
export interface MessageStatusesTable {
  id: Fixed<string>;
  /** Null if no sent message of the service matches. */
  company_id: string | null;
  submission_id: string | null;
  /** The instance identifier of the envelope, or of the content. */
  instance_id: Fixed<string>;
  /** The instance that the status answers. */
  about: string;
  code: StatusCode;
  sender: string;
  /** The provider in the certificate; null if the access point did not name it. */
  sender_provider: ColumnType<string | null, string | null | undefined, string | null>;
  rejection: ColumnType<Rejection | null, string | null, string | null>;
  content: string;
  received_at: Date;
  /** The time at which the status took effect; null while its message is sent, and for a second status. */
  applied_at: Date | null;
}

/** Messages that were handed over and are not answered; maintained by triggers. */
export interface UnansweredTable {
  submission_id: Fixed<string>;
  company_id: Fixed<string>;
  document_id: Fixed<string>;
  message: Fixed<Answerable>;
  /** The time of the first attempt to hand the message over. */
  since: Fixed<Date>;
}

/** E-mails that send documents to buyers outside the network. */
export interface MailsTable extends LeasedTable {
  /** The identifier of the message, the same for every attempt. */
  id: Fixed<string>;
  company_id: Fixed<string>;
  document_id: Fixed<string>;
  document_version: Fixed<number>;
  /** Null until the address in the document has been read. */
  address: string | null;
  state: 'open' | 'sent' | 'refused' | 'dead' | 'uncertain' | 'superseded';
  /** The time at which the mail server got the message; null if the server certainly does not have it. */
  begun_at: Date | null;
  error: Json<Reason | null> | null;
  /** The mail server's words of acceptance. */
  receipt: string | null;
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

/** The numbers of the documents that precede a document; maintained by a trigger. */
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
