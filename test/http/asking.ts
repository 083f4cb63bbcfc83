import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { createHandler, type HandlerOptions, type Problem } from '../../src/http/index.ts';

/** A document of `examples/`, as text. */
export function exampleText(name: string): string {
  return readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8');
}

export const exempt = 'broken/exempt-without-reason';

/** The answer of a handler, read to its end. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit | null;
}

/** Calls a new handler, without a socket. */
export async function ask(path: string, asked: Asked = {}, options: HandlerOptions = {}): Promise<Answered> {
  const init = { ...asked, ...(asked.body instanceof ReadableStream ? { duplex: 'half' } : {}) };
  const response = await createHandler(options)(new Request(`http://localhost${path}`, init));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Posts a document; as JSON unless stated otherwise. */
export function post(
  path: string,
  body: BodyInit,
  headers: Readonly<Record<string, string>> = {},
  options: HandlerOptions = {},
): Promise<Answered> {
  return ask(
    path,
    { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body },
    options,
  );
}

/** The problem in an answer, which must have the media type of problems. */
export function problemIn({ headers, text }: Answered): Problem {
  if (headers.get('content-type') !== 'application/problem+json') throw new Error(`no problem: ${text}`);
  return JSON.parse(text);
}

/** Returns what is written to the console from now on, instead of writing it. */
export function silence() {
  const written: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void written.push(words));
  return written;
}
