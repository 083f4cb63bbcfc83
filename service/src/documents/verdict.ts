import { type Issue, type KeptVerdict, type Language, resultOfVerdict, type ValidationResult } from 'pint-ae';
import { submissionErrorOf } from 'pint-ae/http';
import { inWords, type ServiceText } from '../texts/service-text.ts';

/** The verdict on a document as data: what the rules found, and whether somebody else is named as its sender. */
export interface Verdict extends KeptVerdict {
  readonly foreignSender?: ForeignSender | undefined;
  /** How many more errors there are than it keeps. */
  readonly unlisted?: number;
}

/** Nobody sends in the name of another. */
export interface ForeignSender {
  readonly party: 'seller' | 'buyer';
  /** The participant that the company is on the network. */
  readonly participant: string;
  /** The one that the document names; null where it names none. */
  readonly sender: string | null;
}

/** More than a `submissionError` has room for. */
const keptErrors = 25;

/** What of a verdict is kept with a document: the errors that its `submissionError` can show. */
export function errorsOf({ kind, outcome, findings, foreignSender }: Verdict): Verdict {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return {
    kind,
    outcome,
    findings: errors.slice(0, keptErrors),
    ...(foreignSender === undefined ? {} : { foreignSender }),
    ...(errors.length > keptErrors ? { unlisted: errors.length - keptErrors } : {}),
  };
}

type VerdictInWords = Pick<ValidationResult, 'valid' | 'outcome' | 'issues' | 'problems'> &
  Pick<Verdict, 'unlisted'>;

/** A verdict in the words of a language. */
export function resultIn(
  { foreignSender, unlisted = 0, ...kept }: Verdict,
  language: Language,
): VerdictInWords {
  const { valid, outcome, issues, problems } = resultOfVerdict(kept, { language });
  if (foreignSender === undefined) return { valid, outcome, issues, problems, unlisted };
  return {
    valid: false,
    outcome: 'invalid',
    issues: [foreignSenderIssue(foreignSender, language), ...issues],
    problems,
    unlisted,
  };
}

/** What a `submissionError` says of a verdict; null of a valid document. Who may not send it is not a rule of the specification. */
export function errorIn({ foreignSender, ...ofRules }: Verdict, language: Language): string | null {
  const brokenRules = submissionErrorOf(resultIn(ofRules, language), undefined, language);
  if (foreignSender === undefined) return brokenRules;
  const { rule, path, message, hint } = foreignSenderIssue(foreignSender, language);
  const sender = inWords({ text: 'senderError', values: { rule, path, message, hint } }, language);
  return [sender, brokenRules ?? ''].join(' ').trimEnd();
}

/** More of a participant identifier than any has. */
const shownOfIdentifier = 100;

/** Who is named as the sender, and who sends. */
export function senderText({ party, participant, sender }: ForeignSender): ServiceText {
  return sender === null
    ? { text: 'noSender', values: { party, participant } }
    : { text: 'otherSender', values: { party, participant, sender: sender.slice(0, shownOfIdentifier) } };
}

function foreignSenderIssue(foreignSender: ForeignSender, language: Language): Issue {
  const { party, participant } = foreignSender;
  return {
    rule: 'pint-ae-service-sender',
    message: inWords(senderText(foreignSender), language),
    hint: inWords({ text: 'senderHint', values: { party, participant } }, language),
    severity: 'error',
    path: `${party}.participantId`,
    terms: [party === 'buyer' ? 'IBT-049' : 'IBT-034'],
  };
}
