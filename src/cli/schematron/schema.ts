import { dirname, join, relative, sep } from 'node:path';
import { type CompiledSchematron, compileSchematron } from '../../schematron/index.ts';
import { documentsBeside, registeredDocuments } from './registered-documents.ts';
import { readIncluded, readSchema } from './schema-files.ts';
import type { SchemaSettings } from './thread.ts';

/** Reads and compiles a schema with the files that it includes. */
export function compiledSchema(settings: SchemaSettings): CompiledSchematron {
  const { schema, phase, documents, now, maxFindings, maxFindingsPerRule, allErrors } = settings;
  const folder = settings.root ?? dirname(schema);
  return compileSchematron(readSchema(schema), {
    phase,
    documents: { ...documentsBeside(schema, folder), ...registeredDocuments(documents) },
    path: relative(folder, schema).split(sep).join('/'),
    resolve: (path) => readIncluded(join(folder, path), [folder]),
    allErrors,
    clock: now === undefined ? undefined : () => now,
    ...(maxFindings === undefined ? {} : { maxFindings }),
    ...(maxFindingsPerRule === undefined ? {} : { maxFindingsPerRule }),
  });
}
