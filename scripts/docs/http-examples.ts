import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { createHandler } from '../../src/http/index.ts';
import type { ShownRequest } from '../../src/http/operation.ts';
import { operations } from '../../src/http/operations/index.ts';
import { projectFolder } from '../sources.ts';

/** A request as a command line, and the beginning of its answer. */
export interface HttpExample {
  readonly request: string;
  readonly answer: string;
  readonly written: 'json' | 'xml' | 'html';
}

/** Lines of an answer that are shown: those of a page are a style sheet at first. */
const linesShown = { json: 24, xml: 24, html: 8 } as const;

const server = 'http://127.0.0.1:8080';
const handler = createHandler();

const examples = new Map<string, HttpExample>();
for (const language of languages) {
  const saved = new Map<string, string>();
  for (const { method, path, shown } of operations) {
    const operation = `${method.toUpperCase()} /v1${path}`;
    if (shown !== null)
      examples.set(`${operation} ${language}`, await exampleOf(operation, shown, language, saved));
  }
}

/** The example of an operation, such as `POST /v1/validate`. */
export function httpExampleOf(operation: string, language: Language): HttpExample {
  const example = examples.get(`${operation} ${language}`);
  if (example === undefined) throw new Error(`${operation} is not shown`);
  return example;
}

async function exampleOf(
  operation: string,
  { sends, id = '', query = {}, saves }: ShownRequest,
  language: Language,
  saved: Map<string, string>,
): Promise<HttpExample> {
  const [method = '', path = ''] = operation.split(' ');
  const parameters = new URLSearchParams(query).toString();
  const url = `${server}${path.replace('{id}', id)}${parameters === '' ? '' : `?${parameters}`}`;
  const headers = {
    ...(sends === undefined ? {} : { 'content-type': mediaTypeOf(sends) }),
    ...(language === 'en' ? {} : { 'accept-language': language }),
  };
  const body =
    sends === undefined ? undefined : (saved.get(sends) ?? readFileSync(join(projectFolder, sends), 'utf8'));
  const response = await handler(
    new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${operation} is answered by ${response.status}: ${text}`);
  if (saves !== undefined) saved.set(saves, text);
  const type = response.headers.get('content-type') ?? '';
  const written = type.includes('json') ? 'json' : type.includes('html') ? 'html' : 'xml';
  return {
    request: commandLine(url, headers, sends, saves),
    answer: beginningOf(
      written === 'json' ? JSON.stringify(JSON.parse(text), null, 2) : text,
      linesShown[written],
    ),
    written,
  };
}

function mediaTypeOf(file: string): string {
  return file.endsWith('.xml') ? 'application/xml' : 'application/json';
}

function commandLine(
  url: string,
  headers: Readonly<Record<string, string>>,
  sends: string | undefined,
  saves: string | undefined,
): string {
  return [
    `curl ${url.includes('?') ? `'${url}'` : url}`,
    ...Object.entries(headers).map(([name, value]) => `--header '${name}: ${value}'`),
    ...(sends === undefined ? [] : [`--data-binary @${sends}`]),
    ...(saves === undefined ? [] : [`--output ${saves}`]),
  ].join(' \\\n  ');
}

function beginningOf(text: string, count: number): string {
  const lines = text.trimEnd().split('\n');
  const shown = lines.slice(0, count).map((line) => (line.length <= 120 ? line : `${line.slice(0, 120)}…`));
  return [...shown, ...(lines.length > count ? ['…'] : [])].join('\n');
}
