/** A table of artefacts, written line by line. */
export interface Table {
  readonly heading: string;
  line(name: string, cells: readonly string[], notes: readonly string[]): string;
  /** A line for an artefact with a single remark. */
  remark(name: string, text: string): string;
}

/** The columns for artefacts with these names; each oracle has its own. */
export function tableOf(names: readonly string[], oracles: readonly string[], timed: boolean): Table {
  const headings = ['assertions', 'no finding', ...oracles.flatMap((oracle) => headingsOf(oracle, timed))];
  const longest = Math.max(...names.map((name) => name.length));
  const filled = (name: string, cells: readonly string[]) =>
    [name.padEnd(longest), ...cells.map((cell, at) => cell.padEnd(headings[at]?.length ?? 0))]
      .join('  ')
      .trimEnd();
  return {
    heading: filled('', headings),
    line: (name, cells, notes) => [filled(name, cells), ...notes.map((note) => `    ${note}`)].join('\n'),
    remark: (name, text) => filled(name, [text]),
  };
}

function headingsOf(oracle: string, timed: boolean): string[] {
  const alike = [`as ${oracle}`.padEnd('250 of 250'.length), 'mutants alike'];
  return timed ? [...alike, `times ${oracle} (ms)`.padEnd('100.0 (100.000, 10.000)'.length)] : alike;
}

/** Meanings of the columns. */
export function legendOf(oracles: readonly string[], timed: boolean): string {
  const own = 'no finding: of the documents in which its rules match something, those that pass.';
  const [first] = oracles;
  if (first === undefined) return own;
  return [
    own,
    `as ${first}: those of which both say the same; mutants alike: changed copies of them of which both do. --differences FILE writes the others out.`,
    ...(timed
      ? [
          `times ${first}: how much faster the compiled rules are, from text to verdict, with the milliseconds of processor time a document of ${first} and of these rules.`,
        ]
      : []),
    ...(oracles.includes('SaxonJS')
      ? [
          'SaxonJS has no integers above 2 to the 53rd, such as those of check sums of bank accounts: there --oracle java is right.',
        ]
      : []),
  ].join('\n');
}
