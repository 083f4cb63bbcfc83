/** Every report format, by its name on the command line. A separate file from the code that writes them. */
export const reportFormatNames = [
  ...(['text', 'concise', 'json', 'html'] as const),
  ...(['sarif', 'junit', 'svrl', 'github', 'gitlab'] as const),
] as const;

/** The reports that are tables with a row for each finding; a batch writes them too. */
export const tableReportNames = ['csv', 'xlsx'] as const;

export type ReportFormatName = (typeof reportFormatNames)[number];
