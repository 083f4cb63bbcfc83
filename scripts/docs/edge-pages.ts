import commandTexts from '../../src/cli/messages/command-line.json' with { type: 'json' };
import { type CommandName, type CommandTable, commands } from '../../src/cli/syntax/flags-of-commands.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { fill } from '../../src/core/messages/message.ts';
import { type ProblemKind, problemClass, problemKinds } from '../../src/http/problem-kinds.ts';
import { httpPage } from './http-page.ts';
import { blocks, code, pathInCode, plain, table, target } from './markdown.ts';
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
