import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import commandTexts from '../../src/cli/messages/command-line.json' with { type: 'json' };
import { type CommandName, type CommandTable, commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { fill } from '../../src/core/messages/message.ts';
import { createHandler } from '../../src/http/index.ts';
import { openApiDocument } from '../../src/http/openapi.ts';
import type { ShownRequest } from '../../src/http/operation.ts';
import { operations } from '../../src/http/operations/index.ts';
import { type ProblemKind, problemClass, problemKinds } from '../../src/http/problem-kinds.ts';
import { projectFolder } from '../sources.ts';
import { blocks, code, fence, link, type Page, pathInCode, plain, said, table, target } from './markdown.ts';

/** A request as a command line, and the beginning of its answer. */
interface HttpExample {
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
      examples.set(`${operation} ${language}`, await exchangeOf(operation, shown, language, saved));
  }
}

async function exchangeOf(
  operation: string,
  { sends, id = '', query = {}, saves }: ShownRequest,
  language: Language,
  saved: Map<string, string>,
): Promise<HttpExample> {
  const [method = '', path = ''] = operation.split(' ');
  const parameters = new URLSearchParams(query).toString();
  const url = `${server}${path.replace('{id}', id)}${parameters === '' ? '' : `?${parameters}`}`;
  const headers = {
    ...(sends === undefined
      ? {}
      : { 'content-type': sends.endsWith('.xml') ? 'application/xml' : 'application/json' }),
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

export function edgePages(language: Language): Page[] {
  return [
    { path: 'reference/command-line.md', markdown: commandLinePage(language) },
    { path: 'reference/http.md', markdown: httpPage(language) },
    { path: 'reference/problems.md', markdown: problemsPage(language) },
  ];
}

function commandLinePage(language: Language): string {
  const sections = Object.entries(commands as Readonly<Record<string, CommandTable>>).flatMap(
    ([name, { operands, flags }]) => [
      `## ${code(`pint-ae ${name}`)} {#${name}}`,
      plain(fill(commandTexts.help.commands[name as CommandName], language)),
      `\`\`\`text\npint-ae ${name} ${operands}`.trimEnd().concat('\n```'),
      table(
        [said('option', language), said('meaning', language)],
        Object.values(flags).map(({ name: option, short, placeholder, help }) => [
          pathInCode(
            `${short === undefined ? '' : `-${short}, `}--${option}${placeholder === null ? '' : ` ${placeholder}`}`,
          ),
          plain(fill(commandTexts.help.options[help], language)),
        ]),
      ),
    ],
  );
  const exitCodes = fill(commandTexts.help.exitCodeList, language)
    .split('\n')
    .map((line) => {
      const [codes = '', meaning = ''] = line.split(/ {2,}/);
      return [code(codes), plain(meaning)];
    });
  return blocks(
    `# ${said('commandsTitle', language)}`,
    said('commandsLead', language),
    ...sections,
    `## ${said('exitCodes', language)}`,
    table([said('code', language), said('meaning', language)], exitCodes),
  );
}

function problemsPage(language: Language): string {
  const rows = (Object.keys(problemKinds) as ProblemKind[]).map((kind) => {
    const { status, title } = problemClass(kind, language);
    return [`${target(kind)}${code(kind)}`, String(status), plain(title)];
  });
  return blocks(
    `# ${said('problemsTitle', language)}`,
    said('problemsLead', language),
    table([said('kind', language), said('status', language), said('title', language)], rows),
  );
}

interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
  }[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/** The page of every operation over HTTP: a request and its answer, then what may be asked and answered. */
export function httpPage(language: Language): string {
  const { paths } = openApiDocument({}, language);
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Readonly<Record<string, Operation>>).flatMap(
      ([method, { summary, description = '', parameters = [], responses }]) => [
        `## ${code(`${method.toUpperCase()} ${path}`)}`,
        `**${plain(summary)}.** ${plain(description)}`,
        ...exampleOf(`${method.toUpperCase()} ${path}`, language),
        parameters.length === 0
          ? ''
          : table(
              [said('parameters', language), said('meaning', language)],
              parameters.map((each) => [code(each.name), plain(each.description ?? each.in)]),
            ),
        table(
          [said('status', language), said('answers', language)],
          Object.entries(responses).map(([status, each]) => [status, plain(each.description)]),
        ),
      ],
    ),
  );
  return blocks(
    `# ${said('httpTitle', language)}`,
    `${said('httpLead', language)} ${link('`openapi.json`', '/openapi.json')}{target="_blank"}`,
    `## ${said('tryIt', language)} {#try-it}`,
    said('tryItLead', language),
    fence('bash', 'pint-ae serve --allowed-origin null'),
    // Sends a request and shows its answer (docs/.vitepress/theme/try-server.ts).
    '<TryServer />',
    ...sections,
  );
}

function exampleOf(operation: string, language: Language): string[] {
  const example = examples.get(`${operation} ${language}`);
  if (example === undefined) throw new Error(`${operation} is not shown`);
  const { request, answer, written } = example;
  return [fence('bash', request), said('httpAnswer', language), fence(written, answer)];
}
