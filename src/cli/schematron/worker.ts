import { dirname, join, relative, sep } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { kindOf } from '../../core/xml/element.ts';
import { decodeDocument } from '../../intake/decode.ts';
import { parseUbl } from '../../intake/parse-ubl.ts';
import { type CompiledSchematron, compileSchematron, type SchematronReport } from '../../schematron/index.ts';
import { rulesIn } from '../../schematron/rules-refusal.ts';
import { refusalOf } from '../refusal.ts';
import { documentsBeside, registeredDocuments } from './registered-documents.ts';
import { readIncluded, readSchema } from './schema-files.ts';
import type { Question, SchemaSettings, WorkerAnswer } from './thread.ts';

function serve(settings: SchemaSettings): void {
  const answer = (message: WorkerAnswer) => parentPort?.postMessage(message);
  try {
    const { judge } = compiledSchema(settings);
    parentPort?.on('message', ({ document, name }: Question) => {
      const report = judge(document, { name });
      answer({ report, root: isAboutOthers(report) ? rootOf(document) : undefined });
    });
    answer({ ready: true });
  } catch (error) {
    answer({ refused: refusalOf(error) });
  }
}

/** Not judged because the rules apply to other documents, and not because one could not be evaluated. */
const isAboutOthers = ({ outcome, findings }: SchematronReport) =>
  outcome === 'not-judged' && findings.every(({ kind }) => kind !== 'not-judged');

function rootOf(bytes: Uint8Array): string | undefined {
  const decoded = decodeDocument(bytes);
  const parsed = decoded.ok ? parseUbl(decoded.value) : undefined;
  return parsed?.ok ? kindOf(parsed.value) : undefined;
}

serve(workerData);

function compiledSchema(settings: SchemaSettings): CompiledSchematron {
  const { schema, phase, documents, now, limits, allErrors, coverage } = settings;
  const folder = settings.root ?? dirname(schema);
  const compiled = compileSchematron(readSchema(schema), {
    phase,
    documents: { ...documentsBeside(schema, folder), ...registeredDocuments(documents) },
    path: relative(folder, schema).split(sep).join('/'),
    resolve: (path) => readIncluded(join(folder, path), [folder]),
    allErrors,
    coverage,
    clock: now === undefined ? undefined : () => now,
    limits,
  });
  return rulesIn(compiled);
}
