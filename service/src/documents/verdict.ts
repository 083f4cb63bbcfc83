import { type Issue, type KeptVerdict, type Language, resultOfVerdict, type ValidationResult } from 'pint-ae';
import { submissionErrorOf } from 'pint-ae/http';
import { inWords, type ServiceText } from '../texts/service-text.ts';

/** The verdict on a document as data: the findings of the rules, and whether another sender is named. */
export interface Verdict extends KeptVerdict {
  readonly foreignSender?: ForeignSender | undefined;
  /** How many further errors there are. */
  readonly unlisted?: number;
}

/** The company may not send in the name of another. */
export interface ForeignSender {
  readonly party: 'seller' | 'buyer';
  /** The company's participant identifier on the network. */
  readonly participant: string;
  /** The sender that the document names; null if it names none. */
  readonly sender: string | null;
}

/** More than fit into a `submissionError`. */
const keptErrors = 25;

/** The part of a verdict that is stored with a document: the errors that its `submissionError` can show. */
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

/**
 * The `submissionError` of a verdict; null for a valid document. A forbidden sender is not a rule of the
 * specification, so it is added here.
 */
export function errorIn({ foreignSender, ...ofRules }: Verdict, language: Language): string | null {
  const brokenRules = submissionErrorOf(resultIn(ofRules, language), undefined, language);
  if (foreignSender === undefined) return brokenRules;
  const { rule, path, message, hint } = foreignSenderIssue(foreignSender, language);
  const sender = inWords({ text: 'senderError', values: { rule, path, message, hint } }, language);
  return [sender, brokenRules ?? ''].join(' ').trimEnd();
}

/** Longer than any participant identifier. */
const shownOfIdentifier = 100;

/** The sender that the document names, and the company that sends. */
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
