import type { Language } from 'pint-ae';
import { type Answer, createProblemAnswer, type ProblemKind } from 'pint-ae/http';
import { isDatabaseUnreachable, isStorageFull } from '../database/faults.ts';
import { detailIn, messageIn, type ProblemTexts, RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { inWords } from '../texts/service-text.ts';
import { baseUrlFor } from './base-url.ts';
import type { Exchange } from './exchange.ts';
import type { Reply } from './operation.ts';

/** A problem as an answer. */
export function problemReply(
  { settings }: Service,
  kind: ProblemKind,
  texts: Partial<ProblemTexts>,
  { request, url, traceId }: Pick<Exchange, 'request' | 'url' | 'traceId'>,
): Reply {
  const { status, headers, body } = problemIn(
    { kind, texts },
    {
      problemBase: `${baseUrlFor(settings, url.host)}/errors/`,
      instance: url.pathname,
      traceId,
      language: languageOf(request),
    },
  );
  const { 'content-type': mediaType = '', ...others } = headers;
  return { status, headers: others, text: body, mediaType };
}

interface Told {
  readonly problemBase: string;
  readonly instance: string;
  readonly traceId: string;
  readonly language: Language;
}

/** A problem in the words of a language. */
export function problemIn(
  { kind, texts }: { readonly kind: ProblemKind; readonly texts: Partial<ProblemTexts> },
  told: Told,
): Answer {
  const { title, detail, errors, headers = {} } = texts;
  const { language } = told;
  const answer = createProblemAnswer(
    kind,
    {
      ...told,
      ...(detail === undefined ? {} : { detail: detailIn(detail, language) }),
      ...(errors === undefined
        ? {}
        : { errors: errors.map(({ field, message }) => ({ field, message: messageIn(message, language) })) }),
    },
    headers,
  );
  if (title === undefined) return answer;
  return { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), title: inWords(title, language) }) };
}

/** Failures that only time can fix. */
function later(text: 'databaseGone' | 'storageFull'): ProblemTexts {
  return { detail: { text }, headers: { 'retry-after': '5' } };
}

/** Returns the answer to any error that ended a request; a fault is logged, but not shown to the client. */
export function failureReply(service: Service, error: unknown, exchange: Exchange): Reply {
  if (error instanceof RequestProblem) return problemReply(service, error.kind, error.texts, exchange);
  const { traceId } = exchange;
  service.log.error('A request failed.', { traceId, path: exchange.url.pathname }, error);
  if (isDatabaseUnreachable(error))
    return problemReply(service, 'upstream-error', later('databaseGone'), exchange);
  if (isStorageFull(error)) return problemReply(service, 'upstream-error', later('storageFull'), exchange);
  return problemReply(service, 'internal-error', {}, exchange);
}
