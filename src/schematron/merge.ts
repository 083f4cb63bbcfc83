import type { NamespaceBinding, SchematronSchema } from './schema.ts';
import { SchematronError } from './source/xml.ts';

/** Several schemas as one, such as the shared and the national part of a publisher's rules: patterns in the order given. */
export function mergeSchemas(schemas: readonly SchematronSchema[]): SchematronSchema {
  return {
    namespaces: mergeNamespaces(schemas.flatMap(({ namespaces }) => namespaces)),
    lets: schemas.flatMap(({ lets }) => lets),
    functions: schemas.flatMap(({ functions }) => functions),
    patterns: schemas.flatMap(({ patterns }, index) =>
      patterns.map((pattern) => ({
        ...pattern,
        id: schemas.length > 1 ? `${pattern.id}-${index + 1}` : pattern.id,
      })),
    ),
  };
}

function mergeNamespaces(bindings: readonly NamespaceBinding[]): NamespaceBinding[] {
  const byPrefix = new Map<string, NamespaceBinding>();
  for (const binding of bindings) {
    const known = byPrefix.get(binding.prefix);
    if (known !== undefined && known.uri !== binding.uri) {
      const message = `the prefix ${binding.prefix} stands for ${known.uri} and for ${binding.uri}`;
      throw new SchematronError(message, { file: 'the files together', line: 1 });
    }
    byPrefix.set(binding.prefix, binding);
  }
  return [...byPrefix.values()];
}
