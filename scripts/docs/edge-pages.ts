import commandTexts from '../../src/cli/messages/command-line.json' with { type: 'json' };
import { type CommandName, type CommandTable, commands } from '../../src/cli/syntax/flags-of-commands.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { fill } from '../../src/core/messages/message.ts';
import { openApiDocument } from '../../src/http/openapi.ts';
import { type ProblemKind, problemClass, problemKinds } from '../../src/http/problem-kinds.ts';
import { httpExampleOf } from './http-examples.ts';
import { blocks, code, fence, link, type Page, pathInCode, plain, said, table, target } from './markdown.ts';

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
  const { request, answer, written } = httpExampleOf(operation, language);
  return [fence('bash', request), said('httpAnswer', language), fence(written, answer)];
}
