import commandTexts from '../../src/cli/messages/command-line.json' with { type: 'json' };
import { type CommandName, type CommandTable, commands } from '../../src/cli/syntax/commands.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { fill } from '../../src/core/messages/message.ts';
import { openApiDocument } from '../../src/http/openapi.ts';
import { type ProblemKind, problemClass, problemKinds } from '../../src/http/problem-kinds.ts';
import { blocks, code, link, pathInCode, plain, table, target } from './markdown.ts';
import httpTexts from './messages/http.json' with { type: 'json' };
import { type Page, said } from './page.ts';

/** The pages on the library's edges: the command line, HTTP, and problems. */
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

/** The members of an OpenAPI operation that this page uses. */
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

function httpPage(language: Language): string {
  const { paths } = openApiDocument();
  const told = (text: string) => plain(inLanguage(text, language));
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Readonly<Record<string, Operation>>).flatMap(
      ([method, { summary, description = '', parameters = [], responses }]) => [
        `## ${code(`${method.toUpperCase()} ${path}`)}`,
        `**${told(summary)}.** ${told(description)}`,
        parameters.length === 0
          ? ''
          : table(
              [said('parameters', language), said('meaning', language)],
              parameters.map((each) => [code(each.name), told(each.description ?? each.in)]),
            ),
        table(
          [said('status', language), said('answers', language)],
          Object.entries(responses).map(([status, each]) => [status, told(each.description)]),
        ),
      ],
    ),
  );
  return blocks(
    `# ${said('httpTitle', language)}`,
    `${said('httpLead', language)} ${link('`openapi.json`', '/openapi.json')}{target="_blank"}`,
    ...sections,
  );
}

const arabicTexts: Readonly<Record<string, string>> = httpTexts;

/** An English text of the OpenAPI description, in the language of the page. */
function inLanguage(text: string, language: Language): string {
  if (language === 'en' || text === '') return text;
  const arabic = arabicTexts[text];
  if (arabic === undefined) throw new Error(`scripts/docs/messages/http.json has no Arabic for: ${text}`);
  return arabic;
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
