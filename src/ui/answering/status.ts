import type { ValidatedDocument } from '../../api/validate-document.ts';
import type { Issue } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { locationOf, type UblElement } from '../../core/xml/element.ts';
import { readStatus } from '../../network/read-message-status.ts';
import type { StatusReason } from '../../network/reason-words.ts';
import { placeInDocument } from '../../network/sent-document.ts';
import { hintInWords, placeInWords, textInWords } from '../../report/place-in-words.ts';
import { quotedSource } from '../../report/quoted-source.ts';
import { statusCodeNames } from '../../specification/network.ts';
import type { Judging, ShownReason, ShownStatus, Source } from './questions.ts';
import { linesOf } from './ubl-lines.ts';

const { responses, reasons: reasonCodes } = statusCodeNames;

type Answered = Pick<ValidatedDocument, 'form' | 'text' | 'ubl' | 'result'>;

/** A status with the document that it answers; undefined if it is not a status, or the document is of another kind. */
export function statusBeside(
  status: Source,
  document: Answered,
  { source, language, release }: Judging,
): ShownStatus | undefined {
  if (!isAnswerable(document)) return undefined;
  const { status: read, findings } = readStatus(status, { document: source, language, release });
  if (read === null) return undefined;
  const { code, sender, issuedAt, of, description, reasons } = read;
  const shown = shownIn(document, reasons, language);
  return {
    isRejected: code === responses.rejected,
    meaning: fill(responses.names[code], language),
    code,
    sender,
    issuedAt,
    of,
    description,
    reasons: reasons.map(shown),
    findings: findings.map(({ message, hint }) => ({ message, hint })),
  };
}

/** An invoice or credit note, as a request or as UBL; a request's text may be incomplete. */
function isAnswerable({ form, result }: Answered): boolean {
  if (form === 'request') return true;
  return result.kind === 'Invoice' || result.kind === 'CreditNote';
}

/** Returns the places of a status's reasons in a document, with their text for a person. */
function shownIn(
  document: Answered,
  reasons: readonly StatusReason[],
  language: Language,
): (reason: StatusReason) => ShownReason {
  const { ubl, result } = document;
  const own = [...result.issues, ...result.warnings];
  const lines = ubl && linesOf(ubl);
  const elementAt = ({ location }: StatusReason) =>
    ubl && location !== null ? placeInDocument(ubl, location) : undefined;
  const locationIn = (element: UblElement | undefined) =>
    element === undefined ? [] : [locationOf(element)];
  const { markOf } = quotedSource(
    document,
    reasons.flatMap((reason) => locationIn(elementAt(reason))),
  );
  return (reason) => {
    const { code, rule, path, location, text, message, hint } = reason;
    const element = elementAt(reason);
    const words = { message: message ?? text, hint: hint ?? '' };
    return {
      ...words,
      rule: rule ?? '',
      severity: code === reasonCodes.warning ? 'warning' : 'error',
      path,
      ...(location === null ? {} : { location }),
      terms: [],
      at: markOf({ path, ...(element && { location: locationOf(element) }) }),
      ublLine: element && lines?.get(element),
      ublElements: [],
      title: '',
      inWords: {
        place: placeInWords(path, language),
        message: textInWords(words.message, path, language),
        hint: hintInWords(words.hint, path, language),
      },
      isBlank: false,
      code,
      meaning: Object.hasOwn(reasonCodes.names, code)
        ? fill(reasonCodes.names[code as keyof typeof reasonCodes.names], language)
        : '',
      said: text,
      isFound: message === null || own.some((issue) => isIssueOf(issue, rule, path)),
    };
  };
}

/** Publishers may write rule ids in capitals. */
function isIssueOf(issue: Issue, rule: string | null, path: string): boolean {
  return issue.rule.toLowerCase() === rule?.toLowerCase() && (path === '' || issue.path === path);
}
