import { readFileSync } from 'node:fs';
import { type Plugin, transformSync } from 'esbuild';

/** Modules of which only the exports are ever met get short names inside; the exported ones stay. */
export function shortNamesIn(filter: RegExp): Plugin {
  return {
    name: 'short names',
    setup({ onLoad }) {
      onLoad({ filter }, ({ path }) => ({
        contents: transformSync(readFileSync(path, 'utf8'), { minifyIdentifiers: true, charset: 'utf8' })
          .code,
      }));
    },
  };
}

/** What is compiled of rules and schemas has long names. */
export const compiledModules = /src\/generated\/(?:rules|messages)\.js$/;
