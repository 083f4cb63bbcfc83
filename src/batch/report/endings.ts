/** The endings of the reports of a run, kept apart from the code that writes them. */
export const runReportEndings = ['.html', '.csv', '.junit.xml', '.xlsx'] as const;

export type RunReportEnding = (typeof runReportEndings)[number];
