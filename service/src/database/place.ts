/** Place where a service keeps its data: by it a command finds the one that runs. */
export interface DataPlace {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string | undefined;
}

export const defaultDataFolder = 'service-data';

/** The data folder that DATA_FOLDER names; undefined for memory. */
export function dataFolderOf(given: string): string | undefined {
  return given === 'memory' ? undefined : given;
}
