/** Folders, inside the output folder of a batch, for the files beside the verdicts. */
export const ublFolderName = 'ubl';
export const requestFolderName = 'requests';
export const pageFolderName = 'html';
export const taxDataFolderName = 'tdd';

export const folderNames = [ublFolderName, requestFolderName, pageFolderName, taxDataFolderName] as const;
