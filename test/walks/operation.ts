import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { answerIn } from './answer-in.ts';

const project = resolve(import.meta.dirname, '../..');

/** The record of an operation that answers the totals of a document. */
const record = readFileSync(join(import.meta.dirname, 'total-document.ts.txt'), 'utf8');

const textsOf = {
  operations: {
    totalDocument: {
      summary: { en: 'The totals of a document', ar: 'إجماليات مستند' },
      description: { en: 'Of a valid document request.', ar: 'لطلب مستند صالح.' },
    },
  },
  tools: { total: { en: 'Gives the totals of a document.', ar: 'يعطي إجماليات مستند.' } },
};

/** Tells what of the things that are made of the records knows the operation. */
const asking = readFileSync(join(import.meta.dirname, 'ask-of-total.ts.txt'), 'utf8');

/** A copy of the project in which only what a new operation changes is a copy; everything else is the original. */
function copyIn(folder: string): void {
  const link = (path: string) => symlinkSync(join(project, path), join(folder, path));
  for (const path of [
    'node_modules',
    'engine',
    'rules',
    'schematron',
    'examples',
    'scripts',
    'package.json',
    'tsconfig.json',
  ])
    link(path);
  mkdirSync(join(folder, 'src'));
  for (const name of readdirSync(join(project, 'src'))) if (name !== 'http') link(`src/${name}`);
  cpSync(join(project, 'src/http'), join(folder, 'src/http'), { recursive: true });
}

/** Writes the record, its line in the list and its texts, and names the files that this took. */
function addOperation(folder: string): string[] {
  const files = {
    record: 'src/http/operations/total-document.ts',
    list: 'src/http/operations/on-documents.ts',
    texts: 'src/http/messages/operations.json',
  };
  const change = (file: string, changed: (text: string) => string) =>
    writeFileSync(join(folder, file), changed(readFileSync(join(folder, file), 'utf8')));
  writeFileSync(join(folder, files.record), record);
  change(files.list, (text) =>
    text
      .replace('\nimport { valid', "\nimport { totalDocument } from './total-document.ts';\nimport { valid")
      .replace('  writeMessageStatus,\n', '  totalDocument,\n  writeMessageStatus,\n'),
  );
  change(files.texts, (text) => {
    const texts = JSON.parse(text);
    for (const [part, added] of Object.entries(textsOf)) Object.assign(texts[part], added);
    return JSON.stringify(texts);
  });
  return Object.values(files);
}

/** Adds an operation in a copy, and tells which files that took and what then knows it. */
export function walkOperation(folder: string): { readonly files: string[]; readonly known: unknown } {
  copyIn(folder);
  const files = addOperation(folder);
  return { files, known: answerIn(folder, asking) };
}

/** The lines of the record that the compiler misses, of those of its own members. */
export function missedByCompiler(folder: string): string[] {
  const members = Array.from(record.matchAll(/^ {2}(\w+): .*,\n/gm), ([line, name = '']) => ({ line, name }));
  const operations = join(folder, 'src/http/operations');
  for (const { line, name } of members)
    writeFileSync(join(operations, `without-${name}.ts`), record.replace(line, ''));
  const files = members.map(({ name }) => `src/http/operations/without-${name}.ts`);
  const compilerOptions = { preserveSymlinks: true };
  const walked = {
    extends: './tsconfig.json',
    compilerOptions,
    include: [],
    files: ['src/http/index.ts', ...files],
  };
  writeFileSync(join(folder, 'walk.json'), JSON.stringify(walked));
  const compiler = join(project, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'walk.json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return Array.from(stdout.matchAll(/without-(\w+)\.ts\(/g), ([, name = '']) => name);
}
