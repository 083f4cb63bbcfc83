import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from '@typescript/typescript6';
import { type Change, changed } from './instrument.ts';

/** The changes after which the types of their source are wrong: `npm run lint` notices them, whatever the tests do. */
export function refusedByTypes(changes: readonly Change[], workspace = '.'): ReadonlySet<Change> {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(workspace, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    resolve(workspace),
  );
  const texts = new Map<string, { readonly text: string; readonly version: string }>();
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...fileNames],
    getScriptVersion: (name) => texts.get(name)?.version ?? '',
    getScriptSnapshot: (name) => {
      const text = texts.get(name)?.text ?? ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => resolve(workspace),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const isWrong = (name: string) =>
    service.getSyntacticDiagnostics(name).length + service.getSemanticDiagnostics(name).length > 0;
  return new Set(
    changes.filter((change) => {
      const name = resolve(change.file);
      const original = readFileSync(name, 'utf8');
      texts.set(name, { text: changed(original, change), version: change.id });
      const isRefused = isWrong(name);
      texts.set(name, { text: original, version: `before ${change.id}` });
      // A source that this compiler does not know as right says nothing.
      return isRefused && !isWrong(name);
    }),
  );
}
