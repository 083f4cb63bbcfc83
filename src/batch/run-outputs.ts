/** Folders inside the output folder of a batch, for the files in addition to the verdicts. */
export const ublFolderName = 'ubl';
export const requestFolderName = 'requests';
export const pageFolderName = 'html';
export const taxDataFolderName = 'tdd';

export const folderNames = [ublFolderName, requestFolderName, pageFolderName, taxDataFolderName] as const;

/**
 * The record of a run, next to the verdicts in its folder; the record of a file of verdicts begins with the name of
 * that file.
 */
export const recordName = 'run.json';
export const recordEnding = `.${recordName}`;
export const verdictsName = 'verdicts.ndjson';
export const summaryName = 'summary.json';
