import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Change } from './instrument.ts';
import type { Outcome } from './try-part.ts';

/** The figures of a run that the page shows. */
export interface Figures {
  readonly seed: number;
  readonly all: number;
  readonly tried: number;
  /** How many were noticed before tests were written for the others, and how many are now. */
  readonly first: number;
  readonly noticed: number;
  readonly unnoticed: readonly Pick<Change, 'file' | 'place' | 'before' | 'after'>[];
}

export function figuresOf(
  { all, tried, unnoticed }: Pick<Outcome, 'all' | 'tried' | 'unnoticed'>,
  seed: number,
): Figures {
  return {
    seed,
    all,
    tried,
    first: tried - unnoticed.length,
    noticed: tried - unnoticed.length,
    unnoticed: unnoticed.map(({ file, place, before, after }) => ({ file, place, before, after })),
  };
}

/** The figures of a part after the changes that were unnoticed have been tried again. */
export function again(before: Figures, { unnoticed }: Pick<Outcome, 'unnoticed'>): Figures {
  return { ...figuresOf({ ...before, unnoticed: [...unnoticed] }, before.seed), first: before.first };
}

/** The changes that were unnoticed. */
export function unnoticedAmong(all: readonly Change[], { unnoticed }: Figures): readonly Change[] {
  const wanted = new Set(unnoticed.map(keyOf));
  const found = all.filter((change) => wanted.has(keyOf(change)));
  if (found.length < wanted.size)
    throw new Error('the sources have changed: try the folder anew, with its seed');
  return found;
}

const keyOf = ({ file, place, before, after }: Figures['unnoticed'][number]) =>
  JSON.stringify([file, place, before, after]);

export function readFigures(file: string): Readonly<Record<string, Figures>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Writes the figures of a part beside those of others, which are kept, and the page that shows them. */
export function keep(file: string, part: string, figures: Figures): void {
  const all = Object.fromEntries(
    Object.entries({ ...readFigures(file), [part]: figures }).toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    ),
  );
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
  writeFileSync(file.replace(/\.json$/, '.md'), pageOf(all));
}

function pageOf(all: Readonly<Record<string, Figures>>): string {
  const parts = Object.entries(all);
  const rows = parts.map(
    ([part, { seed, all, tried, first, noticed }]) =>
      `| \`${part}\` | ${tried} of ${all} | ${seed} | ${first} | ${noticed} | ${Math.round((100 * noticed) / tried)} % |`,
  );
  const survivors = parts.flatMap(([part, { unnoticed }]) =>
    unnoticed.length === 0
      ? []
      : [
          `\n## ${part}\n`,
          ...unnoticed.map(
            ({ file, place, before, after }) => `- \`${file}:${place}\`: ${code(before)} → ${code(after)}`,
          ),
        ],
  );
  return `${[lead, ...rows, ...survivors].join('\n')}\n`;
}

const lead = `# What tests notice

Each folder is tried on the tests of its own folder, and the few that scripts/mutation/folders.ts names for it: \`npm run tool -- mutation FOLDER --sample 20 --seed 55 --keep test/what-tests-notice.json\` changes operators and constants at random places, one at a time, and counts those that the types or a test notice; \`--again\` tries what was left, \`--built\` with the programs and pages that tests start. The seed was used for the first time. Then the types were asked in most folders, and tests were written for changes that were left, so that the last columns say more of these changes than of others. Some changes leave what the code does as it is: they count as unnoticed.

| folder | changes tried, of all | seed | noticed at first | noticed now | share |
| --- | ---: | ---: | ---: | ---: | ---: |`;

/** Code in Markdown, whatever is in it. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
