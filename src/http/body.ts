import { concatBytes } from '../core/concat-bytes.ts';
import type { Result } from '../core/findings/result.ts';
import { checkArgument } from '../core/options/check-options.ts';
import { wholeNumber } from '../core/options/option-kinds.ts';
import { checkRequest } from './arguments.ts';
import type { ProblemDetail, ProblemKind } from './problem-kinds.ts';

/** Reason for refusing a body. */
export interface BodyRefusal {
  readonly kind: ProblemKind;
  readonly detail: ProblemDetail;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The bytes of a body, or the reason why they are not read. */
export type ReadBody = Result<Uint8Array, BodyRefusal>;

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

const byteCount = wholeNumber(0);

/**
 * Reads and decompresses the body of a request. It stops as soon as the body exceeds the limit, compressed or not.
 *
 * @example
 * ```ts
 * const sent = new Request('http://localhost/v1/validate', { method: 'POST', body: '{}' });
 * const body = await readBody(sent, 1000);
 * console.log(body.ok ? body.value.length : body.failure.kind); // 2
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export async function readBody(request: Request, maxBytes: number): Promise<ReadBody> {
  checkRequest('readBody', request);
  checkArgument('readBody', 'maxBytes', byteCount, maxBytes);
  const header = (name: string) => request.headers.get(name);
  const refusal = unreadable(header, maxBytes);
  if (refusal !== undefined) {
    await request.body?.cancel().catch(() => {});
    return refused(refusal);
  }
  if (request.body === null) return refused(emptyBody);
  try {
    const isPlain = contentEncoding(header) === 'identity';
    const bytes = await collect(isPlain ? request.body : unzipped(request.body, maxBytes), maxBytes);
    return readFrom(bytes);
  } catch (error) {
    return refused(error instanceof TooLarge ? tooLarge(maxBytes) : brokenBody);
  }
}

/** A body that was received completely. */
export function readFrom(bytes: Uint8Array): ReadBody {
  return bytes.length === 0 ? refused(emptyBody) : { ok: true, value: bytes };
}

export function refused(failure: BodyRefusal): ReadBody {
  return { ok: false, failure };
}

type Header = (name: string) => string | null;

/** Returns the reason why a body is not read, from the headers before it. */
export function unreadable(header: Header, maxBytes: number): BodyRefusal | undefined {
  if (contentEncoding(header) === undefined) return unsupportedEncoding;
  return announcedLength(header) > maxBytes ? tooLarge(maxBytes) : undefined;
}

/** The length that a request announces; 0 if it announces none, or not in digits. */
function announcedLength(header: Header): number {
  const length = header('content-length') ?? '';
  return /^\d+$/.test(length) ? Number(length) : 0;
}

/** The content encoding: only gzip, and only once. */
export function contentEncoding(header: Header): 'identity' | 'gzip' | undefined {
  const coding = (header('content-encoding') ?? 'identity').trim().toLowerCase();
  if (coding === 'identity') return 'identity';
  const canUnzip = typeof DecompressionStream === 'function';
  return canUnzip && (coding === 'gzip' || coding === 'x-gzip') ? 'gzip' : undefined;
}

/** Aborts a stream that exceeds the limit. */
class TooLarge extends Error {}

/** Compressed bytes are limited too: a gzip stream may be endless and yet empty. */
function unzipped(body: Bytes, maxBytes: number): Bytes {
  let received = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      received += chunk.byteLength;
      if (received > maxBytes) throw new TooLarge();
      controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(limit).pipeThrough(new DecompressionStream('gzip'));
}

async function collect(stream: Bytes, maxBytes: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks.length === 1 && chunks[0] ? chunks[0] : concatBytes(chunks);
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel().catch(() => {});
      throw new TooLarge();
    }
    chunks.push(value);
  }
}

const emptyBody: BodyRefusal = { kind: 'bad-request', detail: { text: 'emptyBody' } };

export const brokenBody: BodyRefusal = { kind: 'bad-request', detail: { text: 'brokenBody' } };

const unsupportedEncoding: BodyRefusal = {
  kind: 'unsupported-media-type',
  detail: { text: 'unsupportedEncoding' },
  headers: { 'accept-encoding': 'gzip' },
};

/** The refusal of a body that is larger than allowed. */
export function tooLarge(maxBytes: number): BodyRefusal {
  return { kind: 'content-too-large', detail: { text: 'bodyTooLarge', values: { maximum: maxBytes } } };
}
