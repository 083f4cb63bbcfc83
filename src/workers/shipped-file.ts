import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The folders of files made from the sources, relative to this file: in a checkout, in `dist`, and in `dist/chunks`.
 */
const folders = ['../generated/', './', '../'];

/** The URL of a file that ships with the code, by its name. */
export function shippedFile(name: string): URL {
  // A bundler that writes CommonJS gives modules no address.
  const here = import.meta.url ?? pathToFileURL(join(process.cwd(), 'bundle.js')).href;
  const candidates = folders.map((folder) => new URL(`${folder}${name}`, here));
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) {
    throw new Error(
      `${name} is missing: in a checkout, npm run generate makes it; in a bundle, pint-ae has to stay external, or the option worker say where it is`,
    );
  }
  return found;
}

/** The file that worker threads of this name run. */
export function workerFile(name: string): URL {
  return shippedFile(`${name}.js`);
}
