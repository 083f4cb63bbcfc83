/** A row of the table of attacks: milliseconds by the name of the attack. */
export type Figures = Readonly<Record<string, number>>;

/** The milliseconds of each attack in a table like that of `test/what-it-withstands.md`. */
export function figuresIn(page: string): Figures {
  const rows = page.matchAll(/^\| ([^|]+) \| \d+ \| [^|]+ \| (\d+) \| \d+ \|$/gm);
  return Object.fromEntries(Array.from(rows, ([, name = '', figure]) => [name, Number(figure)]));
}

/** Below this many milliseconds a figure is noise. */
const noise = 250;

/** Returns what an attack may take: twice what the page prints, and nothing if it does not have it. */
export function boundOf(attack: string, printed: Figures): number {
  const known = printed[attack];
  return known === undefined ? 0 : 2 * Math.max(known, noise);
}
