import { z } from '@hono/zod-openapi';
import type { Language } from 'pint-ae';
import { problemSchema, RequestProblem } from '../problems/request-problem.ts';
import type { Settings } from '../settings.ts';
import type { Exchange } from './exchange.ts';
import type { Reply } from './operation.ts';
import { answers, type LineRequest, type Operation, operation } from './operation.ts';
import { wholeBody } from './read-request.ts';

/** The media type of bodies with one JSON value per line; the others are alternative names. */
export const linesType = 'application/x-ndjson';
const linesTypes: ReadonlySet<string> = new Set([
  linesType,
  'application/ndjson',
  'application/jsonl',
  'application/x-jsonlines',
]);

export function isLinesType(contentType: string | null): boolean {
  return linesTypes.has((contentType ?? '').replace(/;.*/, '').trim().toLowerCase());
}

export const mostLines = 1_000;

/** A line of a body that is not blank, and its number from 1. */
export interface Line {
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** The lines of a body; throws the 400 if they are too many. */
export function linesOf(body: Uint8Array): Line[] {
  const lines: Line[] = [];
  let number = 0;
  for (let start = 0; start < body.length; ) {
    const found = body.indexOf(newline, start);
    const end = found === -1 ? body.length : found;
    number += 1;
    const bytes = body.subarray(start, end);
    if (bytes.some((byte) => byte > blank)) lines.push({ number, bytes });
    start = end + 1;
  }
  if (lines.length > mostLines)
    throw new RequestProblem('bad-request', {
      detail: { text: 'tooManyLines', values: { lines: lines.length, maximum: mostLines } },
    });
  return lines;
}

const newline = 10;
/** All characters up to this one are blanks and control characters. */
const blank = 32;

function answerSchema(answer: z.ZodType, name: string) {
  return z
    .object({
      line: z.int().describe('The number of the line in the request, from 1.'),
      status: z.int().describe('The status with which the line would be answered alone.'),
      replayed: z.boolean().describe('Whether this is the answer to an earlier request.'),
      body: z.union([answer, problemSchema]).describe('The answer, or the problem, of the line.'),
    })
    .describe('The answer to a line.')
    .openapi(name);
}

/** An operation that runs another one for each line of its body, and answers each line with a line. */
export function bulkOperation(
  given: Pick<Operation, 'name' | 'path' | 'tag' | 'summary' | 'description' | 'scope' | 'headers'> & {
    /** The schema of a line, and of the answer to it. */
    readonly line: z.ZodType;
    readonly answer: { readonly schema: z.ZodType; readonly name: string };
    readonly of: Operation;
    readonly requestOf: (line: Uint8Array, language: Language) => LineRequest;
  },
): Operation {
  const { line, answer, of, requestOf, ...named } = given;
  return operation({
    ...named,
    method: 'post',
    body: { kind: 'lines', schema: line },
    success: answers(200, 'answeredLines', [
      { mediaType: linesType, schema: answerSchema(answer.schema, answer.name) },
    ]),
    each: { operation: of, requestOf },
    handle: () => Promise.reject(new Error('The lines are done one by one.')),
  });
}

/** Number of lines to process at once, so that a request uses no more of the database than two requests. */
const atOnce = 2;

/** Answers each line of a body with a line. */
export async function performLines(
  { maximumBodyBytes }: Pick<Settings, 'maximumBodyBytes'>,
  { request, ended }: Pick<Exchange, 'request' | 'ended'>,
  replyTo: (line: Line) => Promise<Reply>,
): Promise<Reply> {
  if (!isLinesType(request.headers.get('content-type')))
    throw new RequestProblem('unsupported-media-type', {
      detail: { text: 'linesExpected', values: { type: linesType } },
    });
  const all = linesOf(await wholeBody(request, maximumBodyBytes));
  const answers = new Map<Line, string>();
  const waiting = [...all];
  const work = async () => {
    for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
      // A client that has left sends the remaining lines again.
      if (ended?.aborted === true) return;
      const { status, text, headers } = await replyTo(line);
      const replayed = headers['idempotency-replayed'] === 'true';
      answers.set(line, `{"line":${line.number},"status":${status},"replayed":${replayed},"body":${text}}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const text = all.map((line) => answers.get(line) ?? '').join('');
  return { status: 200, headers: {}, text, mediaType: linesType };
}
