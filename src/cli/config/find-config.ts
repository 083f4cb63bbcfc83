import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The file with options and defaults of flags for all commands that run in its folder, or below it. */
export const configName = 'pint-ae.config.json';

/** The configuration of a folder: its own, or that of the nearest folder above it that has one. */
export function findConfig(folder: string): string | undefined {
  const path = join(folder, configName);
  if (existsSync(path)) return path;
  const above = dirname(folder);
  return above === folder ? undefined : findConfig(above);
}
