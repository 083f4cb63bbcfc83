import type { AnswerHeader } from './operation.ts';

/** Header of an answer to a request that may be repeated. */
export const retryAfter = {
  'Retry-After': { description: 'Seconds after which to try again.', schema: { type: 'integer' as const } },
};
/** Headers of an answer to a request over the limit. */
export const rateHeaders = {
  ...retryAfter,
  'X-RateLimit-Remaining': { description: 'Always 0.', schema: { type: 'integer' as const } },
};

const text = { type: 'string' as const };

/** Headers of successful answers, by name. */
export const answerHeaders: Readonly<Record<AnswerHeader, object>> = {
  Location: { description: 'The address of what was created.', schema: { ...text, format: 'uri' } },
  ETag: { description: 'The state of it, for `If-Match`.', schema: text },
  'Preference-Applied': { description: 'The preference of the request that was followed.', schema: text },
  'Content-Disposition': { description: 'The name of the file.', schema: text },
};

/** Header of every answer. */
export const traceHeader = {
  'X-Trace-Id': { description: 'The id of the request, for support.', schema: text },
};
/** Header of an answer to a request with an Idempotency-Key. */
export const replayedHeader = {
  'Idempotency-Replayed': {
    description: '`true` if this is the answer to an earlier request with the key.',
    schema: text,
  },
};
