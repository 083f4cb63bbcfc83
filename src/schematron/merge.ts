import type { NamespaceBinding, SchematronSchema, SourcePlace } from './schema.ts';
import { SchematronError } from './source/xml.ts';

/** Several schemas as one, such as the shared and the national part of a publisher's rules: patterns in the order given. */
export function mergeSchemas(schemas: readonly SchematronSchema[]): SchematronSchema {
  return {
    namespaces: mergeNamespaces(schemas.flatMap(({ namespaces }) => namespaces)),
    lets: mergeDeclarations(
      schemas.map(({ lets }) => lets),
      ({ name }) => `$${name}`,
    ),
    functions: mergeDeclarations(
      schemas.map(({ functions }) => functions),
      ({ name, params }) => `${name}() with ${params.length} arguments`,
    ),
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

/** What two files declare alike stands once; what they declare otherwise would change the rules of one of them. */
function mergeDeclarations<T extends { readonly source: SourcePlace }>(
  files: readonly (readonly T[])[],
  nameOf: (declaration: T) => string,
): T[] {
  const merged: T[] = [];
  const byName = new Map<string, T>();
  for (const declarations of files) {
    const earlier = new Map(byName);
    for (const declaration of declarations) {
      const known = earlier.get(nameOf(declaration));
      if (known !== undefined && contentOf(known) !== contentOf(declaration)) {
        const { file, line } = known.source;
        throw new SchematronError(
          `${nameOf(declaration)} is something else in ${file}:${line}`,
          declaration.source,
        );
      }
      if (known === undefined) merged.push(declaration);
      byName.set(nameOf(declaration), declaration);
    }
  }
  return merged;
}

/** A declaration without its place. */
function contentOf(declaration: object): string {
  return JSON.stringify(declaration, (key, value) => (key === 'source' ? undefined : value));
}
