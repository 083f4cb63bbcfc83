/** Every report format, by its name on the command line; kept apart from the code that writes them. */
export const reportFormatNames = [
  ...(['text', 'concise', 'json', 'html'] as const),
  ...(['sarif', 'junit', 'svrl', 'github', 'gitlab'] as const),
] as const;

export type ReportFormatName = (typeof reportFormatNames)[number];
