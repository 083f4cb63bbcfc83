import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../sources.ts';

const mark = '/* @__PURE__ */';

/**
 * A bundle with the marks of calls without side effects, which esbuild drops together with white space. Bundlers of
 * programs that use the library leave out the result of such a call if nothing needs it.
 */
export function withPureMarks(bundle: string): string {
  return bundle.replace(markedCalls, (_, before, name) => `${before}${mark}${name}(`);
}

/** Calls, as the value of a variable or a member, of functions that the sources call with a mark. */
const markedCalls = new RegExp(`([=:])(${markedNames().join('|')})\\(`, 'g');

function markedNames(): readonly string[] {
  const texts = ['src', 'engine/src', 'rules'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]s$/.test(name) && !/generated\/[\w-]+-worker\.js$/.test(name))
      .map((name) => readFileSync(join(projectFolder, folder, name), 'utf8')),
  );
  const names = texts.flatMap((text) =>
    Array.from(text.matchAll(/@__PURE__ \*\/ (\w+)\(/g), ([, name]) => name),
  );
  return Array.from(new Set(names)).filter((name) => name !== undefined);
}
