import { UsageError, usageText } from '../../src/cli/io.ts';
import { readArguments, splitCommandLine } from '../../src/cli/syntax/arguments.ts';
import type { Flag } from '../../src/cli/syntax/flag.ts';
import { type CommandName, type CommandTable, commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { type Asked, compareWithApproved } from './approved.ts';

/** Values beside the limits of every option. */
const numbers =
  '0 1 2 9 10 15 16 17 50 100 999 1000 1001 1024 1025 65535 65536 999999 1000000 1000001 3600000 3600001 1000000000 1000000001 9999999999 99999999999 -1 +1 1.0 1e3 0x1';
const moments =
  '2026-01-31 2026-02-30 2026-1-31 20260131 2026-01-31T08:00:05Z 2026-01-31T08:00:05+04:00 2026-01-31T08:00:05.123-03:30 2026-01-31T08:00:05 2026-01-31t08:00:05z 2026-01-31T24:00:00Z now';
const names =
  '- -x a,b x.json x.JSON x.xml x.html x.htm x.csv x.xlsx x.txt x.pdf x.ndjson x.ndjson.gz x.zip x.sarif x.svrl x.junit.xml x.gitlab.json folder/ folder';

/** The values of an option that are worth a try, and the ways to write them. */
function wordsOf({ name, short, placeholder, allowed = [] }: Flag<unknown>): string[][] {
  const option = `--${name}`;
  const [first = 'x'] = allowed;
  const ways = [
    [],
    [option],
    [`${option}=`],
    [`${option}=${first}`, `${option}=${first}`],
    [option, first],
    [option, '--', first],
    [option, '--help'],
    [option.toUpperCase()],
    [option.slice(0, -1)],
    ...(short === undefined ? [] : [[`-${short}`, first], [`-${short}${first}`], [`-${short}=${first}`]]),
  ];
  if (placeholder === null) return [...ways, [`${option}=yes`], [`--no-${name}`]];
  const others = [first.toUpperCase(), `${first}x`, ` ${first}`, first.slice(1)];
  const values = [...allowed, ...others, ...`${numbers} ${moments} ${names}`.split(' ')];
  return [
    ...ways,
    ...(allowed.length > 0 ? [...allowed, ...others] : values).map((value) => [`${option}=${value}`]),
  ];
}

/** The value that an option has by its words, or how it is refused. */
function valueBy(command: CommandName, key: string, words: readonly string[]): unknown {
  try {
    const args: object = readArguments(command, splitCommandLine([command, ...words]));
    return Reflect.get(args, key) ?? null;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return `refused: ${usageText(error, words.length % 2 === 0 ? 'ar' : 'en')}`;
  }
}

/** The meanings of an option by its words; words of one answer stand together. */
function meanings(command: CommandName, key: string, flag: Flag<unknown>) {
  const byAnswer = new Map<string, string[]>();
  for (const words of wordsOf(flag)) {
    const answer = JSON.stringify(valueBy(command, key, words));
    byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), words.join(' ')]);
  }
  return Object.fromEntries(byAnswer);
}

function* asked(): Generator<Asked> {
  const tables: Readonly<Record<string, CommandTable>> = commands;
  for (const [command, { flags }] of Object.entries(tables))
    for (const [key, flag] of Object.entries(flags))
      yield {
        name: `${command}: --${flag.name}`,
        answer: () => meanings(command as CommandName, key, flag),
      };
}

compareWithApproved('flags', asked());
