/** A row of the table of attacks: milliseconds by the name of the attack. */
export type Figures = Readonly<Record<string, number>>;

/** The milliseconds of each attack in a table like that of `test/what-it-withstands.md`. */
export function figuresIn(page: string): Figures {
  const rows = page.matchAll(/^\| ([^|]+) \| \d+ \| [^|]+ \| (\d+) \| \d+ \|$/gm);
  return Object.fromEntries(Array.from(rows, ([, name = '', figure]) => [name, Number(figure)]));
}

/** Below this many milliseconds a figure is noise. */
const noise = 250;

/** The attacks that take more than twice as long as the page prints, or that it does not have. */
export function slowerThanPrinted(printed: Figures, measured: Figures): readonly string[] {
  return Object.entries(measured).flatMap(([name, milliseconds]) => {
    const known = printed[name];
    if (known === undefined) return [`${name}: not printed`];
    return milliseconds > 2 * Math.max(known, noise) ? [`${name}: ${milliseconds} ms, printed ${known}`] : [];
  });
}
