import type { Settings } from '../settings.ts';
import { RequestProblem } from './request-problem.ts';

/**
 * Counts the bytes of the bodies that are in memory, so that many requests together cannot fill it, nor those of
 * one company keep out the others.
 */
export interface HeldBodies {
  /**
   * Answers a request while its body is counted. Throws the 503 if there is no room for the body, and the 429 if its
   * client has as much as is left for all others.
   */
  readonly during: <Answer>(
    client: string,
    request: Request,
    answer: (request: Request) => Promise<Answer>,
  ) => Promise<Answer>;
}

const secondsUntilRoom = 1;

/** Room for `heldBodyBytes`. */
export function createHeldBodies({
  heldBodyBytes,
  maximumBodyBytes,
}: Pick<Settings, 'heldBodyBytes' | 'maximumBodyBytes'>): HeldBodies {
  const byClient = new Map<string, number>();
  let held = 0;

  function add(client: string, bytes: number): void {
    const own = (byClient.get(client) ?? 0) + bytes;
    held += bytes;
    if (own === 0) byClient.delete(client);
    else byClient.set(client, own);
  }

  /** Counts bytes; throws if they are too many. */
  function take(client: string, bytes: number): void {
    const own = byClient.get(client) ?? 0;
    const left = heldBodyBytes - held - bytes;
    if (left < 0) throw noRoom();
    // Whoever has nothing yet gets what there is.
    if (own > 0 && bytes > 0 && own + bytes > left) throw tooMuchOfOne();
    add(client, bytes);
  }

  return {
    during: async (client, request, answer) => {
      const size = sizeOf(request, maximumBodyBytes);
      let own = size ?? 0;
      take(client, own);
      let problem: unknown;
      const count = (chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) => {
        try {
          take(client, chunk.byteLength);
        } catch (error) {
          problem = error;
          throw error;
        }
        own += chunk.byteLength;
        controller.enqueue(chunk);
      };
      try {
        const answered = await answer(size === undefined ? counted(request, count) : request);
        if (problem !== undefined) throw problem;
        return answered;
      } catch (error) {
        // A body that was cut off is not broken, as its reader thinks.
        throw problem ?? error;
      } finally {
        add(client, -own);
      }
    },
  };
}

/** The bytes that a body may become, as far as its request tells. A compressed one may become the largest. */
function sizeOf({ method, headers }: Request, maximum: number): number | undefined {
  if (method === 'GET' || method === 'HEAD') return 0;
  const length = headers.get('content-length');
  // One that announces more than is allowed is refused before it is read.
  if (length !== null && Number(length) > maximum) return 0;
  const isPlain = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase() === 'identity';
  if (!isPlain) return maximum;
  if (length !== null) return Number(length);
  return headers.has('transfer-encoding') ? undefined : 0;
}

function counted(
  request: Request,
  transform: (chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) => void,
): Request {
  const body = request.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({ transform }));
  return body === undefined ? request : new Request(request, { body, duplex: 'half' } as RequestInit);
}

function noRoom(): RequestProblem {
  return new RequestProblem('unavailable', {
    detail: { text: 'tooManyBodies' },
    headers: { 'retry-after': String(secondsUntilRoom) },
  });
}

function tooMuchOfOne(): RequestProblem {
  return new RequestProblem('rate-limited', {
    detail: { text: 'tooManyBodiesOfOne' },
    headers: { 'retry-after': String(secondsUntilRoom), 'x-ratelimit-remaining': '0' },
  });
}
