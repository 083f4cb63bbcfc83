import type { SourcePlace } from './schema.ts';

/** A name for something without one: its file, without the folder, and its line. */
export function nameOfPlace({ file, line }: SourcePlace): string {
  return `${file.replace(/^.*[\\/]/, '')}:${line}`;
}

/**
 * Tells whether a name was made from a place in a file. Such a name is not an XML id, so reports that need ids leave
 * it out.
 */
export const isNameOfPlace = (name: string): boolean => /:\d+$/.test(name);
