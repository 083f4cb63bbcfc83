/** Every report format, by its name on the command line; kept apart from the code that writes them. */
export const reportFormatNames = ['text', 'json', 'sarif', 'junit', 'svrl', 'html'] as const;

export type ReportFormatName = (typeof reportFormatNames)[number];
