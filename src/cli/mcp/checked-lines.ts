import { PassThrough, type Readable } from 'node:stream';
import type * as Types from '@modelcontextprotocol/sdk/types.js';
import { type CutLine, createLineCutter } from '../../batch/cut-lines.ts';
import { concatBytes } from '../../core/concat-bytes.ts';
import { fill } from '../../core/messages/message.ts';
import mcp from '../messages/mcp.json' with { type: 'json' };

/** The most bytes of a message of an agent. */
export const mostBytes = 10 * 1024 * 1024;

interface LineError {
  readonly code: number;
  readonly message: string;
  readonly id: string | number | null;
}

/** Yields the lines that are messages; any other gets a JSON-RPC error, so that its sender does not wait. */
export function checkedLines(
  input: Readable,
  refuse: (line: string) => void,
  { JSONRPCMessageSchema }: Pick<typeof Types, 'JSONRPCMessageSchema'>,
  limit = mostBytes,
): Readable {
  const messages = new PassThrough();
  const cutter = createLineCutter(limit);
  const take = (line: CutLine) => {
    const checked = line.kind === 'too-long' ? tooLong(limit) : errorOf(line, JSONRPCMessageSchema);
    if (checked === 'blank') return;
    if (checked === undefined && line.kind === 'line') messages.write(withLineFeed(concatBytes(line.parts)));
    else if (checked !== undefined) {
      const { id, ...error } = checked;
      refuse(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
    }
  };
  input.on('data', (piece: Uint8Array) => {
    for (const line of cutter.cut(piece)) take(line);
  });
  input.on('end', () => {
    const last = cutter.rest();
    if (last !== undefined) take(last);
    messages.end();
  });
  return messages;
}

const withLineFeed = (line: Uint8Array) =>
  line.at(-1) === 10 ? line : Buffer.concat([line, Buffer.from('\n')]);

function tooLong(bytes: number): LineError {
  return { code: -32600, message: fill(mcp.lines.tooLong, 'en', { bytes }), id: null };
}

/** The problem of a line; undefined if the line is a message, and `blank` if it needs no answer. */
function errorOf(
  { parts }: Extract<CutLine, { readonly kind: 'line' }>,
  schema: typeof Types.JSONRPCMessageSchema,
): LineError | 'blank' | undefined {
  const text = new TextDecoder().decode(concatBytes(parts)).trim();
  if (text === '') return 'blank';
  try {
    const message: unknown = JSON.parse(text);
    return schema.safeParse(message).success
      ? undefined
      : { code: -32600, message: fill(mcp.lines.noMessage, 'en'), id: idOf(message) };
  } catch {
    return { code: -32700, message: fill(mcp.lines.notJson, 'en'), id: null };
  }
}

function idOf(message: unknown): string | number | null {
  const id: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, 'id') : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
