/** The formats of the command `validate`, about each document that has a finding. */
const resultEndings = [
  '.customers.xlsx',
  '.junit.xml',
  '.sarif',
  '.gitlab.json',
  '.fixes.json',
  '.json',
  '.txt',
] as const;

/** The file extensions of the reports of a run, separate from the code that writes them. */
export const runReportEndings = [...resultEndings, '.html', '.csv', '.xlsx'] as const;

export type RunReportEnding = (typeof runReportEndings)[number];

/** Tells whether a report needs the result of each document that has a finding. */
export function needsResults(ending: RunReportEnding): boolean {
  return resultEndings.some((each) => each === ending);
}
