import { existsSync } from 'node:fs';

/** Where the bundle of a worker lies, seen from this file: in the sources, in `dist`, and in `dist/chunks`. */
const folders = ['./generated/', './', '../'];

/** The file that worker threads of that name run. */
export function workerFile(name: string): URL {
  const candidates = folders.map((folder) => new URL(`${folder}${name}.js`, import.meta.url));
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) {
    throw new Error(
      `${name}.js is missing: in a checkout, npm run generate makes it; in a bundle, pint-ae has to stay external`,
    );
  }
  return found;
}
