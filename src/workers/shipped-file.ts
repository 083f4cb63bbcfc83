import { existsSync } from 'node:fs';

/**
 * Where files made from the sources are, relative to this file: in a checkout, in `dist`, in `dist/chunks`, and in
 * `dist/src/workers`.
 */
const folders = ['../generated/', './', '../', '../../'];

/** The URL of a file that ships beside the code, by its name. */
export function shippedFile(name: string): URL {
  const candidates = folders.map((folder) => new URL(`${folder}${name}`, import.meta.url));
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) {
    throw new Error(
      `${name} is missing: in a checkout, npm run generate makes it; in a bundle, pint-ae has to stay external`,
    );
  }
  return found;
}
