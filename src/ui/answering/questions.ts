import type { Adjustment } from '../../api/adjustments.ts';
import type { DocumentTotals } from '../../api/totals.ts';
import type { Issue } from '../../core/findings/finding.ts';
import type { Fix } from '../../core/findings/fix.ts';
import type { TextMark } from '../../core/findings/place.ts';
import type { Language } from '../../core/messages/language.ts';
import type { TextEdit } from '../../intake/fix-text.ts';
import type { Outcome } from '../../judge/judge.ts';
import type { Look } from '../../render/look.ts';
import type { RenderLanguage } from '../../render/words.ts';
import type { CreditNoteFacts } from '../../request/credit-note.ts';
import type { FieldHelp } from '../help/field-of-help.ts';
import type { UblExplanation, UblOffer } from '../help/ubl-help.ts';
import type { Counted } from '../texts.ts';
import type { TableAnswer, TableAsked } from './table-questions.ts';

/** The rendered extent of a document: a part of a long one, unless it is saved or printed. */
export type Extent = 'part' | 'whole';

/** A document: the text that was entered, or the bytes of a file that is not text. */
export type Source = string | Uint8Array;

/** A document, and the options for its check. */
export interface Judging {
  readonly source: Source;
  readonly language: Language;
  /** The release for checks, as in the option `release`; undefined for the latest one. */
  readonly release: readonly string[] | undefined;
}

/** A finding with its places in the entered text and in the lines of the UBL. */
export interface ShownFinding extends Issue {
  readonly at: TextMark | undefined;
  readonly ublLine: number | undefined;
  /** The UBL elements in question, for users without a request. */
  readonly ublElements: readonly string[];
  /** The requirement of the rule, in a few words. */
  readonly title: string;
  /** The finding for a person who does not read JSON: with the names of fields. */
  readonly inWords: { readonly place: string; readonly message: string; readonly hint: string };
  /** True if it only says that a field has no value yet. */
  readonly isBlank: boolean;
}

/** Totals of a request during entry. */
export interface Figures {
  readonly totals: DocumentTotals;
  /** The net amount of each line; null for one that is not complete. */
  readonly lineNets: readonly (string | null)[];
  /** The numbers of the lines, from 1, that the totals do not include. */
  readonly uncounted: readonly number[];
}

/** A reason of a status in the words of the other side, with its places in the document that was sent. */
export interface ShownReason extends ShownFinding {
  readonly code: string;
  /** Meaning of the code; empty if it is not known. */
  readonly meaning: string;
  readonly said: string;
  /** True if our own verdict has the same finding; never for an unknown rule. */
  readonly isFound: boolean;
}

/** A message level status, with the document that it answers. */
export interface ShownStatus {
  readonly isRejected: boolean;
  readonly code: string;
  readonly meaning: string;
  readonly sender: string;
  readonly issuedAt: string;
  /** The envelope that it answers. */
  readonly of: string;
  readonly description: string;
  readonly reasons: readonly ShownReason[];
  /** Problems of the status itself, or between it and the document. */
  readonly findings: readonly Pick<Issue, 'message' | 'hint'>[];
}

/** Findings that say the same: one of them, and the places of the others. */
export interface ShownGroup {
  readonly first: ShownFinding;
  readonly others: string | undefined;
  readonly count: number;
}

/** Everything that the page shows of a document. */
export interface ShownDocument {
  readonly outcome: Outcome;
  readonly kind: 'request' | 'ubl';
  readonly findings: readonly ShownFinding[];
  readonly groups: readonly ShownGroup[];
  readonly totals: DocumentTotals | null;
  readonly adjustments: readonly Adjustment[];
  /** The figures of a request that a form shows. */
  readonly figures: Figures | undefined;
  readonly hasUbl: boolean;
  readonly facts: DocumentFacts;
  /** True if a credit note can be created from the document. */
  readonly isInvoice: boolean;
}

/** The parts of an invoice from which a credit note is made. */
export interface Creditable {
  readonly number: string;
  readonly lines: readonly { readonly id: string; readonly description: string; readonly quantity: string }[];
}

/** The request of a credit note, and the names of the parts left out; without a text if it could not be made. */
export interface CreditNoteAnswer {
  readonly text: string | undefined;
  readonly leftOut: readonly string[];
  /** The net amount of each of its lines, and its totals. */
  readonly figures: Figures | undefined;
}

/** The identity of a document, as far as it is known. */
export interface DocumentFacts {
  readonly number: string | undefined;
  readonly seller: string | undefined;
  readonly buyer: string | undefined;
  readonly payable: string | undefined;
  readonly currency: string | undefined;
  /** Its type in words, with the code: `Tax invoice (380)`. */
  readonly type: string | undefined;
}

/** A row in the table of documents. */
export interface DocumentRow {
  readonly name: string;
  readonly outcome: Outcome;
  readonly facts: DocumentFacts;
  readonly errors: Counted;
  readonly firstFinding: string | undefined;
}

/** A field of the request, and its place in the text. */
export interface FieldPlace {
  readonly path: string;
  readonly at: TextMark | undefined;
}

/** The request read from UBL, and the values that its own UBL writes differently. */
export interface ReadBack {
  readonly text: string | undefined;
  readonly unmapped: readonly string[];
}

/** A file and its name. */
export interface NamedSource {
  readonly name: string;
  readonly source: Source;
}

/** Lines of a UBL document, which may be longer than an editor takes at once. */
export interface UblPart {
  readonly text: string;
  /** The number of the first line, from 1. */
  readonly from: number;
  /** The number of lines of the whole document. */
  readonly total: number;
}

/** A place in the text of a UBL document, and the language of the answer. */
export interface UblPosition {
  readonly text: string;
  readonly position: number;
  readonly language: Language;
}

/** The questions that the page may send to a worker, by name, each with its answer. */
export interface Questions {
  readonly examine: { told: { source: Source; language: Language }; answer: ShownDocument };
  /** A status with its document; undefined for another file, or if no status can answer the document. */
  readonly statusBeside: {
    told: { status: Source; source: Source; language: Language };
    answer: ShownStatus | undefined;
  };
  readonly render: {
    told: { source: Source; language: Language; pageLanguage: RenderLanguage; extent: Extent; look?: Look };
    answer: string;
  };
  /** The lines of the UBL around a line. */
  readonly ublAround: { told: { source: Source; line: number }; answer: UblPart };
  readonly ublText: { told: { source: Source }; answer: string };
  readonly readBack: { told: { source: Source }; answer: ReadBack };
  readonly fieldOfLine: { told: { source: Source; line: number }; answer: FieldPlace | undefined };
  readonly creditable: { told: { source: Source }; answer: Creditable | undefined };
  readonly creditNote: {
    told: { source: Source; facts: CreditNoteFacts; language: Language };
    answer: CreditNoteAnswer;
  };
  readonly format: { told: { text: string }; answer: string };
  /** The text with all safe fixes, including those that only appear after others. */
  readonly mended: { told: { text: string; language: Language }; answer: string };
  /** The edits that fixes make in a text; fixes that contradict earlier ones are left out. */
  readonly editsOf: { told: { text: string; fixes: readonly Fix[] }; answer: readonly TextEdit[] };
  readonly summarise: { told: NamedSource & { language: Language }; answer: DocumentRow };
  readonly report: {
    told: { files: readonly NamedSource[]; format: 'html' | 'json'; language: Language; madeOn: string };
    answer: string;
  };
  /** Allowed and present content at a place in the text of a UBL document. */
  readonly ublOffer: { told: UblPosition; answer: UblOffer | undefined };
  readonly ublExplanation: { told: UblPosition; answer: UblExplanation | undefined };
  /** A table read with a person's decisions about it. */
  readonly table: { told: TableAsked; answer: TableAnswer };
  /** The table's requests, and the UBL of valid ones, as a ZIP archive. */
  readonly tableArchive: { told: TableAsked; answer: Uint8Array<ArrayBuffer> | undefined };
  /** The table as a workbook with the findings at its cells, and with the corrections that are certain. */
  readonly tableWorkbook: { told: TableAsked; answer: Uint8Array<ArrayBuffer> | undefined };
  /** A page with the findings of all its invoices. */
  readonly tableReport: { told: TableAsked & { name: string; madeOn: string }; answer: string | undefined };
  readonly help: { told: { language: Language }; answer: FieldHelp };
}

export type QuestionName = keyof Questions;

/** A question sent to a worker. */
export interface Posted extends Pick<Judging, 'release'> {
  readonly id: number;
  readonly name: QuestionName;
  readonly told: unknown;
}

/** Messages of the worker: its progress in words, and at the end an answer, or the reason why there is none. */
export type Returned =
  | { readonly id: number; readonly progress: string }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };
