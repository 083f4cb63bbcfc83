import { readFileSync } from 'node:fs';
import type { DocumentRequest } from '../src/specification/default.ts';

/** A request of `examples/`, a new copy on every call. */
export function example(name: string): DocumentRequest {
  return JSON.parse(readFileSync(new URL(`../examples/${name}.json`, import.meta.url), 'utf8'));
}

/** The same request after an edit. */
export function edited(name: string, edit: (request: DocumentRequest) => void): DocumentRequest {
  const request = example(name);
  edit(request);
  return request;
}

/** The line at an index, which the fixture has. */
export function lineOf(request: DocumentRequest, index = 0): DocumentRequest['lines'][number] {
  const line = request.lines[index];
  if (line === undefined) throw new Error(`the fixture has no line ${index}`);
  return line;
}
