/** A class of problem: its HTTP status, and its title. */
export interface ProblemClass {
  readonly status: number;
  readonly title: string;
}

/** Every problem an operation can answer with, under the suffix of its type URI. The suffixes are stable, the titles are not. */
export const problemKinds = {
  'bad-request': { status: 400, title: 'The request is malformed' },
  unauthorized: { status: 401, title: 'The API key is missing, invalid or revoked' },
  'quota-exceeded': { status: 402, title: 'The monthly document quota is reached' },
  forbidden: { status: 403, title: 'The API key lacks the scope that the operation requires' },
  'not-found': { status: 404, title: 'There is no such endpoint or resource' },
  'method-not-allowed': { status: 405, title: 'The resource does not support the method' },
  'request-timeout': { status: 408, title: 'The request did not arrive in time' },
  conflict: { status: 409, title: 'The request conflicts with the state of the resource' },
  'content-too-large': { status: 413, title: 'The body is larger than allowed' },
  'unsupported-media-type': { status: 415, title: 'The format of the body is not supported' },
  'validation-failed': { status: 422, title: 'The document breaks rules of PINT-AE' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'internal-error': { status: 500, title: 'An unexpected fault of the service' },
  'upstream-error': { status: 502, title: 'An upstream service gave no valid answer' },
  unavailable: { status: 503, title: 'The service can not take the request now' },
} as const satisfies Readonly<Record<string, ProblemClass>>;

export type ProblemKind = keyof typeof problemKinds;
