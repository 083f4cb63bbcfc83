import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type CompiledSchematron, compileSchematron } from '../schematron/index.ts';
import { UsageError } from './io.ts';
import { registeredDocuments } from './registered-documents.ts';
import type { SchemaSettings } from './schematron-thread.ts';

/** Reads and compiles a schema with the files that it includes. */
export function compiledSchema(settings: SchemaSettings): CompiledSchematron {
  const { schema, phase, documents, now, maxFindings, maxFindingsPerRule } = settings;
  const folder = settings.root ?? dirname(schema);
  return compileSchematron(read(schema), {
    phase,
    documents: registeredDocuments(documents),
    path: relative(folder, schema).split(sep).join('/'),
    resolve: (path) => read(join(folder, path)),
    clock: now === undefined ? undefined : () => now,
    ...(maxFindings === undefined ? {} : { maxFindings }),
    ...(maxFindingsPerRule === undefined ? {} : { maxFindingsPerRule }),
  });
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError('cannotRead', { path });
  }
}
