import type { SourcePlace } from './schema.ts';

/** A name for what has none: its file, without the folder, and line. */
export function nameOfPlace({ file, line }: SourcePlace): string {
  return `${file.replace(/^.*[\\/]/, '')}:${line}`;
}

/** Whether a name is that of a place, which is not an id of XML: reports that take such ids leave it out. */
export const isNameOfPlace = (name: string): boolean => /:\d+$/.test(name);
