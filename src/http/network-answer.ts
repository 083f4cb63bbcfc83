import { ownFindingsInWords } from '../api/result.ts';
import { validateDocument } from '../api/validate-document.ts';
import type { Issue } from '../core/findings/finding.ts';
import { pickOptions } from '../core/options/check-options.ts';
import { readRequest } from '../intake/read-document.ts';
import { deliveries } from '../network/deliveries.ts';
import { messageStatus } from '../network/message-status.ts';
import { readMessageStatus } from '../network/read-message-status.ts';
import { readTaxData } from '../network/read-tax-data.ts';
import { taxData } from '../network/tax-data.ts';
import { taxDataRoles, taxDataScopes, taxDataTypes } from '../network/tax-data-codes.ts';
import { isObject } from '../request/shape.ts';
import { taxDataFacts } from '../specification/tax-data-facts.ts';
import { type NetworkOperation, parameterFaults } from './network-parameters.ts';
import { type Problem, problemBody } from './problem.ts';
import { answerWith } from './problem-answer.ts';
import { detailIn } from './problem-kinds.ts';
import { problemOf } from './result-problem.ts';
import { type Answer, type AnswerOptions, validationShape, type Work } from './work.ts';

/** Answers an operation on what is sent after a document: writes it, or reads one. */
export function networkAnswer(operation: NetworkOperation, work: Work, options: AnswerOptions): Answer {
  const faults = parameterFaults(operation, work);
  if (faults.length > 0) {
    const detail = { text: 'malformedFields', values: { count: faults.length } } as const;
    const body = problemBody('bad-request', { ...detailsOf(work, options), detail, errors: faults });
    return answerWith(body, null, [], languageOf(work));
  }
  const answers = {
    mls: statusAnswer,
    'mls-read': readStatusAnswer,
    tdd: reportAnswer,
    'tdd-read': readReportAnswer,
  };
  return answers[operation](work, options);
}

const { issuer: issuerRole } = taxDataFacts.roles;

/** A mandatory parameter that was checked. */
const checked = (value: string | undefined): string => value ?? '';

function statusAnswer(work: Work, options: AnswerOptions): Answer {
  const { parameters = {}, language } = work;
  const { of, reason } = parameters;
  const { xml, ...written } = messageStatus(validateDocument(work.body, validationOf(work, options)), {
    id: checked(parameters.id),
    issuedAt: checked(parameters.issuedAt),
    from: checked(parameters.from),
    to: checked(parameters.to),
    of,
    reason,
    delivered: deliveries.find((each) => each === parameters.delivered),
    language,
  });
  if (xml === null) return notWritten(written.issues, work, options);
  return writtenAnswer(xml, { xml, ...written }, work);
}

function reportAnswer(work: Work, options: AnswerOptions): Answer {
  const { parameters = {} } = work;
  const { reportedDocument } = parameters;
  const { outcome, xml, ...written } = taxData(work.body, {
    ...validationOf(work, options),
    role: taxDataRoles.find((each) => each === parameters.role) ?? issuerRole,
    type: taxDataTypes.find((each) => each === parameters.type),
    scope: taxDataScopes.find((each) => each === parameters.scope),
    authority: checked(parameters.authority),
    representative: checked(parameters.representative),
    transportHeaderId: parameters.transportHeaderId,
    issuedAt: checked(parameters.issuedAt),
    reportedDocument: reportedDocument === undefined ? undefined : reportedDocument === 'true',
  });
  if (xml === null)
    return outcome === 'malformed'
      ? refused(outcome, written.issues, work, options)
      : notWritten(written.issues, work, options);
  return writtenAnswer(xml, { outcome, xml, ...written }, work);
}

/** XML, or JSON with all that is to be told, as the client prefers. */
function writtenAnswer(xml: string, result: object, work: Work): Answer {
  return work.answerFormat === 'xml'
    ? respond(xml, 'application/xml', work)
    : respond(JSON.stringify(result), 'application/json', work);
}

/** The body is the status, or JSON with the status and the document that it is about. */
function readStatusAnswer(work: Work, options: AnswerOptions): Answer {
  const wrapped = work.format === 'json' ? readRequest(work.body, options.documentLimits) : undefined;
  if (wrapped?.ok === false)
    return unread(ownFindingsInWords(wrapped.failure, { language: work.language }), work, options);
  const { mls = work.body, document } = isObject(wrapped?.value.value) ? wrapped.value.value : {};
  const { format, ...judging } = validationOf(work, options);
  const { status, findings } = readMessageStatus(typeof mls === 'string' ? mls : work.body, {
    ...judging,
    ...(document === undefined ? {} : { document }),
  });
  return status === null
    ? unread(findings, work, options)
    : respond(JSON.stringify({ status, findings }), 'application/json', work);
}

function readReportAnswer(work: Work, options: AnswerOptions): Answer {
  const { format, ...judging } = validationOf(work, options);
  const read = readTaxData(work.body, judging);
  return read.taxData === null
    ? unread(read.findings, work, options)
    : respond(JSON.stringify(read), 'application/json', work);
}

function validationOf({ format, language }: Work, options: AnswerOptions) {
  return {
    ...pickOptions(validationShape, options),
    documentLimits: options.documentLimits,
    format,
    language,
  };
}

function unread(issues: readonly Issue[], work: Work, options: AnswerOptions): Answer {
  return refused('malformed', issues, work, options);
}

/** The 422 of what cannot be written, which need not be the fault of the document. */
function notWritten(issues: readonly Issue[], work: Work, options: AnswerOptions): Answer {
  const { language } = work;
  const title = detailIn({ text: 'notWrittenTitle' }, language);
  const detail = detailIn({ text: 'notWritten', values: { count: issues.length } }, language);
  return refused('invalid', issues, work, options, { title, detail });
}

function refused(
  outcome: 'invalid' | 'malformed',
  issues: readonly Issue[],
  work: Work,
  options: AnswerOptions,
  words: Partial<Pick<Problem, 'title' | 'detail'>> = {},
): Answer {
  const rules = issues.map(({ rule }) => rule);
  const body = problemOf({ outcome, issues }, detailsOf(work, options));
  if (body === undefined) throw new Error(`no problem for ${outcome}`);
  return answerWith({ ...body, ...words }, outcome, rules, languageOf(work));
}

function respond(body: string, mediaType: string, work: Work): Answer {
  return {
    status: 200,
    headers: { 'content-type': mediaType, 'cache-control': 'no-store', ...languageOf(work) },
    body,
    outcome: 'valid',
    rules: [],
  };
}

const languageOf = ({ language }: Work) => ({ 'content-language': language });

function detailsOf({ instance, traceId, language }: Work, { problemBase }: AnswerOptions) {
  return { problemBase, instance, traceId, language };
}
