import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { type CommandTable, commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { pintAe, pintAeBatch } from '../cli/command-line.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { approvedIn } from './approved-answers.ts';
import { outputsIn, writeInputs } from './command-inputs.ts';
import { onADay } from './on-a-day.ts';
import { stable } from './stable.ts';

const lines = readFileSync(new URL('commands.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** Times that the command line takes, in both languages. */
const times =
  /(?<=في الثانية: \u2066?|"(?:seconds|documentsPerSecond)": ?)[\d.,]+(?=\D)|\d+(?:[.,]\d+)*(?=\u2069? (?:ms|s|ث|ثانية|seconds?|a second|في الثانية)(?!\p{L}))/gu;

/** Runs command lines in a new folder with the inputs: their answers, and the files that they wrote. */
async function answerTo(line: string) {
  const folder = temporaryFolder();
  writeInputs(folder, line);
  const withoutTimes = (text: string) =>
    stable(text, folder)
      .replaceAll(times, 'TIME')
      // The report of a table is made in a thread, which has its own clock.
      .replaceAll(/(?<=<dt>(?:Made on|تاريخ الإعداد)<\/dt><dd><bdi dir="ltr">)[\d-]{10}/g, 'TODAY')
      .replaceAll(/'sha256-[^']*'|<script>[\s\S]*?<\/script>/g, 'SCRIPT');
  const answers: unknown[] = [];
  for (const each of line.split(' && ')) {
    const { code, stdout, stderr } = await said(each, folder);
    answers.push({ code, stdout: withoutTimes(stdout), stderr: withoutTimes(stderr) });
  }
  const outputs = Object.entries(outputsIn(folder)).map(([name, text]) => [name, withoutTimes(text)]);
  return { answers, outputs: Object.fromEntries(outputs) };
}

/** A narrow terminal with colours, for command lines after the word `terminal`. */
const terminal = {
  ...{ colour: true, columns: 48, stdinIsTerminal: true },
  ofErrors: { colour: true, columns: 48 },
};

async function said(line: string, folder: string) {
  const [words = '', input] = line.split(' < ');
  const argv = words.split(' ').flatMap((word) => inFolder(folder, word));
  const stdin = input === undefined ? '' : readFileSync(join(folder, input));
  try {
    if (argv[0] === 'terminal') return await pintAe(argv.slice(1), stdin, terminal);
    return await (argv[0] === 'batch' && !argv.includes('--help') ? pintAeBatch : pintAe)(argv, stdin);
  } catch (error) {
    return { code: 'throws', stdout: '', stderr: String(error) };
  }
}

/** The files that a word names, with their folder; a pattern in quotation marks is left to the command. */
function inFolder(folder: string, word: string): string[] {
  if (word.startsWith("'")) return [join(folder, word.slice(1, -1))];
  const [, name, file] = /^(\S+\.xml)=(\S+)$/.exec(word) ?? [];
  if (file !== undefined) return [`${name}=${join(folder, file)}`];
  if (word.includes('*'))
    return globSync(word, { cwd: folder })
      .toSorted()
      .map((file) => join(folder, file));
  const isFile =
    /^(?:many|books|out|deep|kinds|schemas|judged|linked|missing|no-ending(?:-but-one)?|[\w-]+\/[\w.-]+|[\w-]+\.(?:json|xml|csv|ndjson|txt|sch)(?:\.gz)?)(?:\/.*)?$/.test(
      word,
    );
  return [isFile ? join(folder, word) : word];
}

onADay();

compareWithApproved(
  'commands',
  lines.map(
    (line): Asked => ({ name: `${line.split(' ')[0] || 'pint-ae'}: ${line}`, answer: () => answerTo(line) }),
  ),
);

const tables: Readonly<Record<string, CommandTable>> = commands;

test('no refusal names an option that neither its command has nor its line', () => {
  const approved = approvedIn(new URL('answers/commands.ndjson.br', import.meta.url));
  const strange = Array.from(approved).flatMap(([name, answer]) => {
    const line = name.slice(name.indexOf(': ') + 2).replace(/^terminal /, '');
    const flags = tables[line.split(' ')[0] ?? '']?.flags;
    const { answers = [] }: { readonly answers?: readonly { readonly stderr: string }[] } =
      JSON.parse(answer);
    if (flags === undefined || answers.length > 1) return [];
    const known = new Set([
      ...Object.values(flags).map((flag) => `--${flag.name}`),
      '--help',
      ...line.split(/[ =.]/),
    ]);
    const said = (answers[0]?.stderr ?? '').replaceAll(/pint-ae [a-z][^\n]*/g, '');
    const named = (said.match(/(?<![\w/-])--[a-z][a-z-]*/g) ?? []).filter((option) => !known.has(option));
    return named.map((option) => `${line}: ${option}`);
  });
  expect(strange).toEqual([]);
});
