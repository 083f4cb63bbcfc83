import type { Outcome } from './outcome.ts';

/** A night as it is kept: a line of bench/nightly/nights.ndjson. */
export interface KeptNight {
  readonly date: string;
  readonly minutes: number;
  readonly seed: number;
  readonly commit: string;
  readonly parts: Readonly<Record<string, Pick<Outcome, 'state' | 'figures'> & { readonly seconds: number }>>;
}

/** How many nights a trend shows. */
const shown = 7;

/** The page of a night: what was found and how to go on, then every part with its figures and those before. */
export function pageOf(
  night: KeptNight,
  outcomes: readonly Outcome[],
  before: readonly KeptNight[],
  nextOf: (name: string) => string,
): string {
  const found = outcomes.filter(({ state }) => state === 'found');
  return [
    `# The night of ${night.date.slice(0, 10)}`,
    `${night.minutes} minutes at ${night.commit}, seed ${night.seed}. ${found.length === 0 ? 'Nothing was found.' : `**Found by ${found.map(({ name }) => name).join(', ')}.**`}`,
    '| Part | Result | Seconds | Figures | Before |\n| --- | --- | ---: | --- | --- |\n' +
      outcomes.map((outcome) => rowOf(outcome, night, before)).join('\n'),
    ...found.map((outcome) => sectionOf(outcome, nextOf(outcome.name))),
    '',
  ].join('\n\n');
}

function rowOf(
  { name, state, seconds, figures }: Outcome,
  night: KeptNight,
  before: readonly KeptNight[],
): string {
  const same = before.filter(({ minutes }) => minutes === night.minutes).slice(-shown);
  const trend = Object.keys(figures).map((figure) => {
    const values = same.flatMap(({ parts }) => parts[name]?.figures[figure] ?? []);
    return values.length === 0 ? '' : `${figure} ${values.join(', ')}`;
  });
  const own = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
  return `| ${[name, state, Math.round(seconds), own.join(', '), trend.filter((each) => each !== '').join('; ')].join(' | ')} |`;
}

const lastLines = 40;

function sectionOf({ name, command, log }: Outcome, next: string): string {
  const said = log.trimEnd().split('\n').slice(-lastLines).join('\n');
  return `## ${name}\n\nAgain: \`${command}\`\n\n${next}\n\n~~~\n${said}\n~~~`;
}
