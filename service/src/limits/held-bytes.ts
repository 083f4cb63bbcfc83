import { createRoom, type NoRoom } from 'pint-ae/internal/server';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Settings } from '../settings.ts';

/** Counts bytes in memory: many requests cannot fill it, and one company's cannot keep out the others. */
export interface HeldBytes {
  /**
   * Answers a request while counting its bytes: first the bytes of the body, finally the bytes of the answer, until
   * it has been sent. Throws the 503 if there is no room, and the 429 if the client already uses as much as is left
   * for all others.
   */
  readonly during: <Answer>(
    client: string,
    asked: Asked,
    answer: (request: Request, hold: Hold) => Promise<Answer>,
  ) => Promise<Answer>;
}

/** A request, with the signal that its answer was sent or never will be; undefined if it is not sent. */
interface Asked {
  readonly request: Request;
  readonly ended: AbortSignal | undefined;
}

/** Memory that a request holds in addition to its body. Unless stated otherwise, each function throws like `during`. */
export interface Hold {
  /** Counts a stored text; call it before reading the text. */
  readonly text: (bytes: number) => void;
  /** Counts the answer, instead of everything from which it was made. */
  readonly answer: (bytes: number) => void;
  /** Counts an answer that reports a change. It never throws, because the client would repeat the change. */
  readonly answerOfChange: (bytes: number) => void;
}

const secondsUntilRoom = 1;

/** Room for `heldBytes`. */
export function createHeldBytes({
  heldBytes,
  maximumBodyBytes,
}: Pick<Settings, 'heldBytes' | 'maximumBodyBytes'>): HeldBytes {
  const shareOf = createRoom(heldBytes);
  return {
    during: async (client, { request, ended }, answer) => {
      const share = shareOf(client);
      const more = (bytes: number, text: Refusal) => refuse(share.take(share.own() + bytes), text);
      let problem: unknown;
      const count = (chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) => {
        try {
          more(chunk.byteLength, 'tooManyBodies');
        } catch (error) {
          problem = error;
          throw error;
        }
        controller.enqueue(chunk);
      };
      const hold: Hold = {
        text: (bytes) => more(bytes, 'tooManyAnswers'),
        answer: (bytes) => refuse(share.takeAnswer(bytes), 'tooManyAnswers'),
        answerOfChange: share.set,
      };
      const end = () => share.set(0);
      try {
        const size = sizeOf(request, maximumBodyBytes);
        more(size ?? 0, 'tooManyBodies');
        const counted =
          size === undefined && request.body?.pipeThrough(new TransformStream({ transform: count }));
        const answered = await answer(
          counted ? new Request(request, { body: counted, duplex: 'half' } as RequestInit) : request,
          hold,
        );
        if (problem !== undefined) throw problem;
        if (ended === undefined || ended.aborted) end();
        else ended.addEventListener('abort', end, { once: true });
        return answered;
      } catch (error) {
        end();
        // A body that was cut off is not malformed, although its reader reports this.
        throw problem ?? error;
      }
    },
  };
}

/** The largest size of a body according to its headers. A compressed body may reach the maximum. */
function sizeOf({ method, headers }: Request, maximum: number): number | undefined {
  if (method === 'GET' || method === 'HEAD') return 0;
  const length = headers.get('content-length');
  // A body that announces too many bytes is refused before reading.
  if (length !== null && Number(length) > maximum) return 0;
  const isPlain = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase() === 'identity';
  if (!isPlain) return maximum;
  if (length !== null) return Number(length);
  return headers.has('transfer-encoding') ? undefined : 0;
}

type Refusal = 'tooManyBodies' | 'tooManyAnswers';

function refuse(reason: NoRoom | undefined, text: Refusal): void {
  if (reason === undefined) return;
  const headers = { 'retry-after': String(secondsUntilRoom) };
  if (reason === 'full') throw new RequestProblem('unavailable', { detail: { text }, headers });
  throw new RequestProblem('rate-limited', {
    detail: { text: 'tooMuchOfOne' },
    headers: { ...headers, 'x-ratelimit-remaining': '0' },
  });
}
