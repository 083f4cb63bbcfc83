import { type Examined, examine } from './examine.ts';
import { answerWith } from './problem-answer.ts';
import { malformedFields, problemOf } from './result-problem.ts';
import type { Answer, AnswerOptions, Work } from './work.ts';

/**
 * Looks at a document and answers: everything from the bytes of the body to status, headers and text. Pure, so that a
 * worker thread can run it as well. It never throws for bad data.
 */
export function answer(work: Work, options: AnswerOptions = {}): Answer {
  const result = examine(work, options);
  return refusalOf(result, work, options) ?? verdict(result, work);
}

/** A problem where there is no verdict to give; to validate, an invalid document is a verdict like any other. */
function refusalOf(result: Examined, work: Work, options: AnswerOptions): Answer | undefined {
  const { outcome } = result;
  const hasVerdict =
    work.operation === 'convert'
      ? outcome === 'valid'
      : outcome === 'invalid' || (work.operation === 'validate-stored' && outcome === 'malformed');
  if (hasVerdict) return undefined;
  const { problemBase } = options;
  const body = problemOf(result, { problemBase, instance: work.instance, traceId: work.traceId });
  // Problems are in English; only the failed rules in their errors are in the language asked for.
  const headers = outcome === 'invalid' ? languageHeaders(work) : {};
  return body === undefined ? undefined : answerWith(body, outcome, rulesOf(result), headers);
}

function verdict(result: Examined, work: Work): Answer {
  if (work.operation === 'convert' && work.answerFormat === 'xml') {
    return respond(`${result.xml}`, 'application/xml', result, work);
  }
  const body = work.operation === 'validate-stored' ? interfaceResult(result) : resultBody(result);
  return respond(JSON.stringify(body), 'application/json', result, work);
}

function respond(body: string, mediaType: string, result: Examined, work: Work): Answer {
  return {
    status: 200,
    headers: { 'content-type': mediaType, 'cache-control': 'no-store', ...languageHeaders(work) },
    body,
    outcome: result.outcome,
    rules: rulesOf(result),
  };
}

function languageHeaders({ language }: Work): Readonly<Record<string, string>> {
  return { 'content-language': language };
}

function rulesOf({ issues }: Examined): string[] {
  return issues.map(({ rule }) => rule);
}

/** Everything that is known, the verdict first; a verdict has no malformed fields. */
function resultBody(result: Examined): object {
  const { problems, ...verdict } = result;
  return verdict;
}

/** The Validation result of the interface, field for field; a stored document can be malformed as well. */
function interfaceResult(result: Examined): object {
  const { valid, outcome, issues } = result;
  if (outcome === 'malformed') return { valid, issues: malformedFields(result).map(malformedIssue) };
  return { valid, issues: issues.map(({ rule, message, hint }) => ({ rule, message, hint })) };
}

function malformedIssue({ field, message }: { readonly field: string; readonly message: string }): object {
  return {
    rule: 'pint-ae-malformed',
    message: field === '' ? message : `${field} ${message}`,
    hint: 'Correct the field, and store the document again.',
  };
}
