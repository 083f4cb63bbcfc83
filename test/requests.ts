import { readdirSync, readFileSync } from 'node:fs';
import type { DocumentRequest as RatedRequest } from '../src/request/schema/request.ts';
import type { DocumentRequest } from '../src/specification/default.ts';

/** The examples that are valid, by name. */
export const exampleNames = readdirSync(new URL('../examples/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

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

/** The same request for the steps after reading, where each line has its rate. */
export function rated(request: DocumentRequest): RatedRequest {
  const lines = request.lines.map(({ vatRate, ...line }) => {
    if (typeof vatRate !== 'number') throw new Error('a line has no rate');
    return { ...line, vatRate };
  });
  return { ...request, lines };
}

/** The line at an index, which the fixture has. */
export function lineOf(request: DocumentRequest, index = 0): DocumentRequest['lines'][number] {
  const line = request.lines[index];
  if (line === undefined) throw new Error(`the fixture has no line ${index}`);
  return line;
}
