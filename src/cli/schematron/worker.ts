import { dirname, join, relative, sep } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { ReasonedError } from 'schematron-compiler/reasons';
import type { Values } from '../../core/findings/finding.ts';
import { kindOf } from '../../core/xml/element.ts';
import { decodeDocument } from '../../intake/decode.ts';
import { parseUbl } from '../../intake/parse-ubl.ts';
import { type CompiledSchematron, compileSchematron, type SchematronReport } from '../../schematron/index.ts';
import { rulesIn } from '../../schematron/rules-refusal.ts';
import { UsageError } from '../io.ts';
import { documentsBeside, registeredDocuments } from './registered-documents.ts';
import { readIncluded, readSchema } from './schema-files.ts';
import type { Question, Refusal, SchemaSettings, WorkerAnswer } from './thread.ts';

/** Compiles the schema, then judges each document that the main thread sends. */
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

/** Whether a document is not judged because the rules are about others, and not because one could not be evaluated. */
const isAboutOthers = ({ outcome, findings }: SchematronReport) =>
  outcome === 'not-judged' && findings.every(({ kind }) => kind !== 'not-judged');

function rootOf(bytes: Uint8Array): string | undefined {
  const decoded = decodeDocument(bytes);
  const parsed = decoded.ok ? parseUbl(decoded.value) : undefined;
  return parsed?.ok ? kindOf(parsed.value) : undefined;
}

/** The values of an error, with its reason in each language: a function cannot leave the thread. */
function withReason({ values, reason }: UsageError): Values {
  if (reason === undefined) return values;
  return { ...values, reason: { phrase: { en: reason('en'), ar: reason('ar') } } };
}

/** Parts of an error that reach another thread. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof UsageError) return { text: error.text, values: withReason(error) };
  if (error instanceof ReasonedError) return { reason: error.reason };
  return { message: error instanceof Error ? error.message : String(error) };
}

serve(workerData);

/** Reads and compiles a schema with the files that it includes. */
function compiledSchema(settings: SchemaSettings): CompiledSchematron {
  const { schema, phase, documents, now, maxFindings, maxFindingsPerRule, allErrors } = settings;
  const folder = settings.root ?? dirname(schema);
  const compiled = compileSchematron(readSchema(schema), {
    phase,
    documents: { ...documentsBeside(schema, folder), ...registeredDocuments(documents) },
    path: relative(folder, schema).split(sep).join('/'),
    resolve: (path) => readIncluded(join(folder, path), [folder]),
    allErrors,
    clock: now === undefined ? undefined : () => now,
    ...(maxFindings === undefined ? {} : { maxFindings }),
    ...(maxFindingsPerRule === undefined ? {} : { maxFindingsPerRule }),
  });
  return rulesIn(compiled);
}
