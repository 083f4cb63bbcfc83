import {
  type Finding,
  type Issue,
  type Language,
  type StoredResult,
  showResult,
  type ValidationResult,
} from 'pint-ae';
import { submissionErrorOf } from 'pint-ae/http';
import { arrivalIssue, type ToldOnArrival } from '../receive/arrival-warnings.ts';
import { inWords, type ServiceText } from '../texts/service-text.ts';
import type { Status } from '../track/states.ts';
import { bookIssue, type ToldInBooks } from './ledger-notes.ts';
import { type Filling, filledAdjustments, recordRule, type ToldOfPart, toldOf } from './record-notes.ts';

/** The verdict on a document as data: findings, a foreign sender, a taken number, and values from records. */
export interface Verdict extends StoredResult {
  readonly foreignSender?: ForeignSender | undefined;
  readonly takenNumber?: TakenNumber | undefined;
  readonly filling?: Filling | undefined;
  /** Findings from the comparison with other documents of the company. */
  readonly books?: readonly ToldInBooks[] | undefined;
  /** Findings about the origin of a received document, if it is doubtful. */
  readonly arrival?: readonly ToldOnArrival[] | undefined;
  /** True if the document breaks rules only because warnings count as errors. */
  readonly isOnlyStrict?: boolean;
  /** Number of further errors. */
  readonly unlisted?: number;
}

/** The company may not send in another company's name. */
export interface ForeignSender {
  readonly party: 'seller' | 'buyer';
  /** The company's identifiers: its participants, or its TRNs if a TRN is wrong. */
  readonly participant: string;
  /** The name in the document instead, or null. */
  readonly sender: string | null;
  /** Set if the TRN differs, and not the participant. */
  readonly why?: 'otherTrn';
}

/** Another document of the company has the same number. */
export interface TakenNumber {
  readonly number: string;
  /** The id of the other document. */
  readonly id: string;
  readonly status: Status;
  readonly severity: 'error' | 'warning';
}

/** More errors than a `submissionError` can hold. */
const keptErrors = 25;

const isError = ({ severity }: Pick<Finding, 'severity'>) => severity === 'error';
const isWarning = ({ severity }: Pick<Finding, 'severity'>) => severity === 'warning';

/** Returns the verdict under strict handling: warnings, and so adjustments, are errors; notes are not. */
export function strictly(verdict: Verdict): Verdict {
  const { outcome, findings, takenNumber, filling, books = [] } = verdict;
  if (outcome !== 'valid' && outcome !== 'invalid') return verdict;
  const isDoubtful = (filling?.warnings ?? 0) > 0;
  const isOwn = takenNumber !== undefined || isDoubtful || books.length > 0;
  if (!findings.some(isWarning) && !isOwn) return verdict;
  return {
    ...verdict,
    outcome: findings.some(isWarning) ? 'invalid' : outcome,
    findings: findings.map((finding) => (isWarning(finding) ? { ...finding, severity: 'error' } : finding)),
    ...(takenNumber === undefined ? {} : { takenNumber: { ...takenNumber, severity: 'error' } }),
    ...(filling === undefined ? {} : { filling: { ...filling, isStrict: true } }),
    books: books.map((told) => ({ ...told, severity: 'error' })),
    isOnlyStrict: outcome === 'valid',
  };
}

/** Returns the part of a verdict that is stored with a document: the errors that its `submissionError` can show. */
export function errorsOf(verdict: Verdict): Verdict {
  const { form, outcome, findings, release, foreignSender, takenNumber, filling, books = [] } = verdict;
  const errors = findings.filter(isError);
  return {
    form,
    outcome,
    findings: errors.slice(0, keptErrors),
    ...(release === undefined ? {} : { release }),
    ...(foreignSender === undefined ? {} : { foreignSender }),
    ...(takenNumber === undefined ? {} : { takenNumber }),
    ...(filling?.isStrict === true ? { filling } : {}),
    ...(books.some(isError) ? { books: books.slice(0, keptErrors) } : {}),
    ...(errors.length > keptErrors ? { unlisted: errors.length - keptErrors } : {}),
  };
}

type VerdictInWords = Pick<ValidationResult, 'valid' | 'outcome' | 'issues' | 'warnings' | 'adjustments'> &
  Pick<Verdict, 'unlisted'>;

/** A verdict in the words of a language. */
export function resultIn(verdict: Verdict, language: Language): VerdictInWords {
  const { unlisted = 0, foreignSender, takenNumber, filling, books: _, arrival: __, ...kept } = verdict;
  const { valid, outcome, issues, warnings, adjustments } = showResult(kept, { language });
  const own = ownIssues(verdict, language);
  const errors = own.filter(isError);
  return {
    valid: valid && errors.length === 0,
    outcome: errors.length === 0 ? outcome : 'invalid',
    issues: [...errors, ...issues],
    warnings: [...own.filter((issue) => !isError(issue)), ...warnings],
    adjustments: [...(filling === undefined ? [] : filledAdjustments(filling, language)), ...adjustments],
    unlisted,
  };
}

/** The findings of the service itself, which are not rules of the specification. */
function ownIssues(
  { foreignSender, takenNumber, filling, books = [], arrival = [] }: Verdict,
  language: Language,
): Issue[] {
  return [
    ...(foreignSender === undefined ? [] : [foreignSenderIssue(foreignSender, language)]),
    ...(takenNumber === undefined ? [] : [takenNumberIssue(takenNumber, language)]),
    ...arrival.map((told) => arrivalIssue(told, language)),
    ...books.map((told) => bookIssue(told, language)),
    ...(filling === undefined ? [] : toldOf(filling).map((told) => recordIssue(told, language))),
  ];
}

/** Returns the service's own problems with the document, in short form, or undefined. */
export function ownErrorOf({
  foreignSender,
  takenNumber,
  filling,
  books = [],
}: Verdict): { readonly title: ServiceText; readonly detail: ServiceText } | undefined {
  if (foreignSender !== undefined)
    return { title: { text: 'senderTitle' }, detail: senderText(foreignSender) };
  if (takenNumber?.severity === 'error')
    return { title: { text: 'strictTitle' }, detail: numberText(takenNumber) };
  const inBooks = books.filter(isError).length;
  if (inBooks > 0)
    return { title: { text: 'strictTitle' }, detail: { text: 'strictDetail', values: { count: inBooks } } };
  const wrong = filling === undefined ? undefined : toldOf(filling).find(isError);
  return wrong && { title: { text: 'strictTitle' }, detail: wrong.message };
}

/** Returns only the rules' verdict. */
export function ofRules(verdict: Verdict): Verdict {
  return { ...verdict, foreignSender: undefined, takenNumber: undefined, filling: undefined, books: [] };
}

/**
 * Returns the `submissionError` of a verdict; null for a valid document. The service's own findings are not rules of
 * the specification, so they are added here.
 */
export function errorIn(verdict: Verdict, language: Language): string | null {
  const brokenRules = submissionErrorOf(resultIn(ofRules(verdict), language), undefined, language);
  const own = ownIssues(verdict, language)
    .filter(isError)
    .map(({ rule, path, message, hint }) =>
      inWords({ text: 'senderError', values: { rule, path, message, hint } }, language),
    );
  if (own.length === 0) return brokenRules;
  return [...own, brokenRules ?? ''].join(' ').trimEnd();
}

/** Longer than any participant identifier. */
const shownOfIdentifier = 100;

/** The sender in the document, and the company that sends it. */
function senderText({ party, participant, sender, why }: ForeignSender): ServiceText {
  if (why === 'otherTrn' && sender !== null) {
    const values = { party, trn: sender.slice(0, shownOfIdentifier), trns: participant };
    return participant === '' ? { text: 'unknownTrn', values } : { text: 'otherTrn', values };
  }
  return sender === null
    ? { text: 'noSender', values: { party, participant } }
    : { text: 'otherSender', values: { party, participant, sender: sender.slice(0, shownOfIdentifier) } };
}

function foreignSenderIssue(foreignSender: ForeignSender, language: Language): Issue {
  const { party, participant, why } = foreignSender;
  const isTrn = why === 'otherTrn';
  return {
    rule: 'pint-ae-service-sender',
    message: inWords(senderText(foreignSender), language),
    hint: inWords(
      isTrn
        ? { text: 'otherTrnHint', values: { party } }
        : { text: 'senderHint', values: { party, participant } },
      language,
    ),
    severity: 'error',
    path: isTrn ? `${party}.trn` : `${party}.participantId`,
    terms: [senderTerms[party][isTrn ? 'trn' : 'participant']],
  };
}

const senderTerms = {
  buyer: { participant: 'IBT-049', trn: 'IBT-048' },
  seller: { participant: 'IBT-034', trn: 'IBT-031' },
} as const;

function numberText({ number, id, status }: TakenNumber): ServiceText {
  return { text: 'numberTaken', values: { number, id, status } };
}

function takenNumberIssue(taken: TakenNumber, language: Language): Issue {
  return {
    rule: 'pint-ae-service-number',
    message: inWords(numberText(taken), language),
    hint: inWords({ text: 'numberHint' }, language),
    severity: taken.severity,
    path: 'invoiceNumber',
    terms: ['IBT-001'],
  };
}

/** Note on a record that a document names, as an issue. */
export function recordIssue({ path, severity, message, hint }: ToldOfPart, language: Language): Issue {
  return {
    rule: recordRule,
    message: inWords(message, language),
    hint: inWords(hint, language),
    severity,
    path,
    terms: [],
  };
}
