import type { Session } from './session.ts';

/** A problem of the service (RFC 9457), or the lack of an answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly Fault[];
  readonly traceId: string;
  /** Seconds until another try makes sense; undefined if another try would not help. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    told: Partial<Pick<Refusal, 'errors' | 'traceId' | 'retryAfter'>>,
  ) {
    super(message);
    this.status = status;
    this.errors = told.errors ?? [];
    this.traceId = told.traceId ?? '';
    this.retryAfter = told.retryAfter;
  }
}

/** The problem of a field in the request. */
export interface Fault {
  readonly field: string;
  readonly message: string;
}

export interface Answered {
  readonly text: string;
  readonly etag: string;
}

export interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborted when the answer is no longer needed. */
  readonly signal?: AbortSignal;
}

/** A page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Sends requests to the service's interface; the console has no other access. */
export interface Client {
  readonly ask: (path: string, asking?: Asking) => Promise<Answered>;
  /** Returns the body of the answer; the caller names its type. */
  readonly read: <Body>(path: string, asking?: Asking) => Promise<Body>;
  readonly file: (path: string, accept: string) => Promise<Blob>;
}

export function clientOf(session: Session, onEnded: () => void): Client {
  const send = async (path: string, asking: Asking): Promise<Response> => {
    const { method = 'GET', body, accept, headers, signal } = asking;
    const response = await fetch(new URL(path.replace(/^\//, ''), location.href), {
      method,
      cache: 'no-store',
      credentials: 'omit',
      ...(signal === undefined ? {} : { signal }),
      headers: {
        'X-Api-Key': session.apiKey,
        'Accept-Language': session.language,
        Accept: accept ?? 'application/json',
        ...(method === 'POST' ? { 'Idempotency-Key': newKey() } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }).catch(() => undefined);
    if (response === undefined) throw new Refusal(0, '', {});
    if (response.ok) return response;
    const refusal = await refusalOf(response);
    if (refusal.status === 401) onEnded();
    throw refusal;
  };
  const ask: Client['ask'] = async (path, asking = {}) => {
    const response = await send(path, asking);
    return { text: await response.text(), etag: response.headers.get('etag') ?? '' };
  };
  return {
    ask,
    read: async (path, asking) => JSON.parse((await ask(path, asking)).text || 'null'),
    file: async (path, accept) => (await send(path, { accept })).blob(),
  };
}

async function refusalOf(response: Response): Promise<Refusal> {
  const { status, headers } = response;
  const told: { title?: unknown; detail?: unknown; errors?: unknown; traceId?: unknown } = await response
    .json()
    .catch(() => ({}));
  const wait = Number(headers.get('retry-after'));
  return new Refusal(status, String(told.detail ?? told.title ?? status), {
    errors: Array.isArray(told.errors) ? told.errors : [],
    traceId: typeof told.traceId === 'string' ? told.traceId : '',
    retryAfter: wait > 0 ? wait : undefined,
  });
}

/** `randomUUID` exists only on encrypted connections. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
