import { isOtherDocument } from '../api/other-document.ts';
import type { Issue } from '../core/findings/finding.ts';
import { checkArgument, checkOptions } from '../core/options/check-options.ts';
import { shortenedValue } from '../core/text/text.ts';
import { byIssueDate, releasesOf } from '../judge/rule-sets.ts';
import { defaultSpecification } from '../specification/default.ts';
import { type Examined, examine } from './examine.ts';
import { networkAnswer } from './network-answer.ts';
import { isNetworkOperation } from './network-parameters.ts';
import { answerWith, problemAnswer } from './problem-answer.ts';
import type { ProblemDetail } from './problem-kinds.ts';
import { problemOf } from './result-problem.ts';
import { type Answer, type AnswerOptions, answerOptionsKind, type Work, workKind } from './work.ts';

/**
 * Processes a document: from the bytes of the body to status, headers and text. Pure, so that a worker thread
 * can run it too. Never throws for bad data.
 *
 * @example
 * ```ts
 * import { answer } from 'pint-ae/http';
 *
 * const body = new TextEncoder().encode(JSON.stringify(request));
 * const formats = { format: 'json', answerFormat: 'json', documentType: undefined };
 * const place = { language: 'en', instance: '/v1/validate', traceId: '0' };
 * console.log(answer({ operation: 'validate', body, ...formats, ...place }).status); // 200
 * ```
 */
export function answer(work: Work, options: AnswerOptions = {}): Answer {
  checkOptions('answer', answerOptionsKind, options);
  checkArgument('answer', 'work', workKind, work);
  return answerTo(work, options);
}

/** The answer to work and options that this library has made or checked. */
export function answerTo(work: Work, options: AnswerOptions): Answer {
  const { operation } = work;
  const refused = unknownRelease(work, options);
  if (refused !== undefined) return refused;
  if (isNetworkOperation(operation)) return networkAnswer(operation, work, options);
  const result = examine(work, options);
  return refusalOf(result, work, options) ?? verdict(result, work);
}

/** A problem if the client wants a release that does not exist, or any where the server has rules of its own. */
function unknownRelease(
  { ruleset, instance, traceId, language }: Work,
  { problemBase, ruleset: own, specification }: AnswerOptions,
): Answer | undefined {
  if (ruleset === undefined) return undefined;
  const releases = releasesOf(specification ?? defaultSpecification).map(({ version }) => version);
  const isFree = own === undefined || typeof own === 'string';
  if (isFree && [...releases, byIssueDate].includes(ruleset)) return undefined;
  const detail: ProblemDetail = isFree
    ? {
        text: 'unknownRelease',
        values: { ruleset: shortenedValue(ruleset), releases: releases.toSorted(), byIssueDate },
      }
    : { text: 'ownRules' };
  return problemAnswer('bad-request', { problemBase, instance, traceId, language, detail });
}

/**
 * A problem if there is no verdict to give; to `validate`, that a document is invalid or something else is a
 * verdict like any other.
 */
function refusalOf(result: Examined, work: Work, options: AnswerOptions): Answer | undefined {
  const { outcome } = result;
  const isOther = outcome === 'not-judged' && isOtherDocument(result);
  const hasVerdict =
    work.operation === 'convert' || work.operation === 'read'
      ? outcome === 'valid'
      : outcome === 'invalid' ||
        (isOther && (work.operation !== 'render' || result.html !== null)) ||
        (work.operation === 'validate-stored' && outcome === 'malformed');
  if (hasVerdict) return undefined;
  const { problemBase } = options;
  const { instance, traceId, language } = work;
  const body = problemOf(result, { problemBase, instance, traceId, language });
  return body === undefined ? undefined : answerWith(body, outcome, rulesOf(result), languageHeaders(work));
}

function verdict(result: Examined, work: Work): Answer {
  if (work.operation === 'convert' && work.answerFormat === 'xml') {
    return respond(`${result.xml}`, 'application/xml', result, work);
  }
  if (work.operation === 'render') return respond(`${result.html}`, 'text/html; charset=utf-8', result, work);
  if (work.operation === 'read')
    return respond(JSON.stringify(result.reading), 'application/json', result, work);
  const body = work.operation === 'validate-stored' ? interfaceResult(result) : result;
  return respond(JSON.stringify(body), 'application/json', result, work);
}

function respond(body: string, mediaType: string, result: Examined, work: Work): Answer {
  return {
    status: 200,
    headers: {
      'content-type': mediaType,
      'cache-control': 'no-store',
      ...languageHeaders(work),
      ...(work.operation === 'render' ? pageHeaders(work) : {}),
    },
    body,
    outcome: result.outcome,
    rules: rulesOf(result),
  };
}

/** A content security policy that only allows the page its own styles, wherever it is shown. */
function pageHeaders({ page }: Work): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(page?.language === 'both' ? { 'content-language': 'en, ar' } : {}),
  };
}

function languageHeaders({ language }: Work): Readonly<Record<string, string>> {
  return { 'content-language': language };
}

function rulesOf({ issues }: Examined): string[] {
  return issues.map(({ rule }) => rule);
}

/** The Validation result of the interface, field for field; a stored document can also be malformed. */
function interfaceResult({ valid, outcome, issues }: Examined): object {
  const messageOf = outcome === 'malformed' ? ({ message }: Issue) => message : withPath;
  return {
    valid,
    issues: issues.map((issue) => ({ rule: issue.rule, message: messageOf(issue), hint: issue.hint })),
  };
}

/** The interface has no field for the path of an issue, so its message begins with it; that of a fault of shape names it. */
function withPath({ path, message }: Issue): string {
  return path === '' ? message : `${path}: ${message}`;
}
