import { existsSync } from 'node:fs';

/** Place where the guides are, relative to this file: in a checkout, in `dist`, and in `dist/chunks`. */
const folders = ['../../../docs/guides/', '../docs/guides/', '../../docs/guides/'];

/** The folder of the guides that come with the package; undefined if it is not there. */
export function guidesFolder(): URL | undefined {
  return folders
    .map((folder) => new URL(folder, import.meta.url))
    .find((folder) => existsSync(new URL('any-language.md', folder)));
}
