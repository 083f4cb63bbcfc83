import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const folder = new URL('../..', import.meta.url);
const entries = new URL('src/entries/', folder).pathname;

/** The sources by the names with which a program imports the package. */
const alias = {
  'schematron-compiler/runtime': new URL('src/xpath/runtime/index.ts', folder).pathname,
  'schematron-compiler/lint': `${entries}lint.ts`,
  'schematron-compiler/rules': `${entries}rules.ts`,
  'schematron-compiler': new URL('src/index.ts', folder).pathname,
};

/** A program in one script for a browser, where no module of Node.js can be resolved. */
export async function bundleForBrowser(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder.pathname },
    alias,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** The bytes that a browser loads for a program. */
export async function bytesOf(program: string): Promise<number> {
  return gzipSync(await bundleForBrowser(program)).length;
}
