/** The record of a run, beside the verdicts in its folder; that of a file of verdicts has the file's name before it. */
export const recordName = 'run.json';
export const recordEnding = `.${recordName}`;
export const verdictsName = 'verdicts.ndjson';
export const summaryName = 'summary.json';
