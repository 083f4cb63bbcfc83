/** Every format that a report can have, by the name that the command line has for it; what writes them is loaded apart. */
export const reportFormatNames = ['text', 'json', 'sarif', 'junit', 'svrl', 'html'] as const;

export type ReportFormatName = (typeof reportFormatNames)[number];
