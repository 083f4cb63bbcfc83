import { refuseNothingToJudge } from './nothing-to-judge.ts';
import { type ReadFile, readSchematron, type SchematronSchema } from './source.ts';

/** Facts about the schemas of a rule set that are not in their files. */
export interface RuleSetFacts {
  readonly appliesTo?: string | undefined;
  readonly documents?: Readonly<Record<string, string>> | undefined;
  readonly root?: string | undefined;
  readonly phase?: string | undefined;
}

/**
 * Reads the schemas of a rule set; `compile` shows whether they can be compiled. Refuses a schema that checks
 * nothing.
 */
export function readSchemas(
  paths: readonly string[],
  readFile: ReadFile,
  { root, phase, appliesTo, documents }: RuleSetFacts,
  compile: (schemas: readonly SchematronSchema[]) => unknown,
): readonly SchematronSchema[] {
  const schemas = paths
    .map((path) => readSchematron(path, readFile, [], { root, phase }))
    .map((schema) => ({
      ...schema,
      ...(appliesTo === undefined ? {} : { appliesTo }),
      ...(documents === undefined ? {} : { documents }),
    }));
  compile(schemas);
  schemas.forEach((schema, at) => {
    refuseNothingToJudge(schema, paths[at] as string);
  });
  return schemas;
}
