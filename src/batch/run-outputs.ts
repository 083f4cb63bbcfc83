/** Folders inside the output folder of a batch, for the files in addition to the verdicts. */
export const ublFolderName = 'ubl';
export const requestFolderName = 'requests';
export const pageFolderName = 'html';
export const taxDataFolderName = 'tdd';

export const folderNames = [ublFolderName, requestFolderName, pageFolderName, taxDataFolderName] as const;

/** The record of a run in its folder; that of a file of verdicts has the name of the file before it. */
export const recordName = 'run.json';
export const recordEnding = `.${recordName}`;
export const verdictsName = 'verdicts.ndjson';
export const summaryName = 'summary.json';
