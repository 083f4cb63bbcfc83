import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { createHandler } from '../../src/http/index.ts';
import { projectFolder } from '../sources.ts';

/** A request that shows an operation. */
interface ShownRequest {
  /** The file that it sends: an example of the package, or what an earlier request has saved. */
  readonly sends?: string;
  /** The path, where the operation has a name in it. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The file in which the answer is saved. */
  readonly saves?: string;
}

const envelope = '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10';
const issuedAt = '2026-11-26T08:00:05Z';

/** A request for each operation, in an order in which a file is saved before it is sent. */
const requests: Readonly<Record<string, ShownRequest>> = {
  'POST /v1/validate': { sends: 'examples/broken/exempt-without-reason.json' },
  'POST /v1/convert': { sends: 'examples/standard-invoice.json', saves: 'invoice.xml' },
  'POST /v1/render': {
    sends: 'examples/standard-invoice.json',
    query: { paper: 'A4' },
    saves: 'invoice.html',
  },
  'POST /v1/read': { sends: 'invoice.xml' },
  'POST /v1/mls': {
    sends: 'invoice.xml',
    query: { of: envelope, from: '001147', to: '000773', delivered: 'confirmed', id: envelope, issuedAt },
    saves: 'status.xml',
  },
  'POST /v1/mls/read': { sends: 'status.xml' },
  'POST /v1/tdd': {
    sends: 'invoice.xml',
    query: {
      role: '01',
      authority: '000773',
      representative: '001147',
      transportHeaderId: envelope,
      issuedAt,
    },
    saves: 'report.xml',
  },
  'POST /v1/tdd/read': { sends: 'report.xml' },
  'GET /v1/rules': { query: { topic: 'payment' } },
  'GET /v1/rules/{id}': { path: '/v1/rules/ibr-167-ae' },
  'GET /v1/openapi.json': { saves: 'openapi.json' },
  'GET /v1/schema/document-request.json': { saves: 'document-request.json' },
};

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
  for (const [operation, request] of Object.entries(requests))
    examples.set(`${operation} ${language}`, await exampleOf(operation, request, language, saved));
}

/** The example of an operation, such as `POST /v1/validate`. */
export function httpExampleOf(operation: string, language: Language): HttpExample {
  const example = examples.get(`${operation} ${language}`);
  if (example === undefined) throw new Error(`scripts/docs/http-examples.ts has no request for ${operation}`);
  return example;
}

async function exampleOf(
  operation: string,
  { sends, path, query = {}, saves }: ShownRequest,
  language: Language,
  saved: Map<string, string>,
): Promise<HttpExample> {
  const [method = '', ofOperation = ''] = operation.split(' ');
  const parameters = new URLSearchParams(query).toString();
  const url = `${server}${path ?? ofOperation}${parameters === '' ? '' : `?${parameters}`}`;
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

/** The first lines, none longer than a page is wide. */
function beginningOf(text: string, count: number): string {
  const lines = text.trimEnd().split('\n');
  const shown = lines.slice(0, count).map((line) => (line.length <= 120 ? line : `${line.slice(0, 120)}…`));
  return [...shown, ...(lines.length > count ? ['…'] : [])].join('\n');
}
