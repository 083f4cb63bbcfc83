/** The place where a service stores its data; a command uses it to find the running service. */
export interface DataPlace {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string | undefined;
}

export const defaultDataFolder = 'service-data';

/** The data folder that DATA_FOLDER names; undefined for memory. */
export function dataFolderOf(given: string): string | undefined {
  return given === 'memory' ? undefined : given;
}
