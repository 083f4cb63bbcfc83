import { globSync } from 'tinyglobby';
import { importsOf, sourceFiles } from '../../test/source-files.ts';
import { secondTier } from '../../vitest.config.ts';
import { entrySources, packageName } from '../entry-points.ts';

/** Files that need a browser or processes, and come after the others. */
const slowFiles = new Set(globSync(Object.values(secondTier).flat()));

/** Programs import the package by its name. */
const sourceOfPackage = new Map<string, string>(
  Object.entries(entrySources).map(([entry, source]) => [packageName(entry), source]),
);

/**
 * The tests that import one of the sources, with all that each imports: of those listed first those that import one themselves,
 * then those that do so through others, in the order of the list, those that are slow last; then, unless only those listed are wanted, those that import one
 * and are not listed.
 */
export function nearestTests(
  sources: readonly string[],
  listed: readonly string[],
  isListedAlone = false,
): ReadonlyMap<string, ReadonlySet<string>> {
  const wanted = new Set(sources);
  const files = ['src', 'engine/src', 'service/src', 'rules', 'test', 'engine/test', 'service/test']
    .flatMap(sourceFiles)
    .filter((file) => file.endsWith('.ts'));
  const imports = new Map(files.map((file) => [file, importedBy(file)]));
  const isDirect = (file: string) => imports.get(file)?.some((each) => wanted.has(each)) === true;
  const direct = [...imports.keys()].filter((file) => file.endsWith('.test.ts') && isDirect(file));
  const isSlow = (file: string) => slowFiles.has(file);
  const order = new Set(
    [...listed.filter(isDirect), ...listed, ...(isListedAlone ? [] : direct)].toSorted(
      (one, other) => Number(isSlow(one)) - Number(isSlow(other)),
    ),
  );
  const reached = new Map([...order].map((file) => [file, reachedFrom(file, imports)]));
  return new Map([...reached].filter(([, files]) => sources.some((source) => files.has(source))));
}

function importedBy(file: string): readonly string[] {
  return importsOf(file).map((name) => sourceOfPackage.get(name) ?? ofEngine(name) ?? name);
}

/** The file of an entry point of the engine. */
function ofEngine(name: string): string | undefined {
  if (name === 'schematron-compiler') return 'engine/src/index.ts';
  const [, entry] = /^schematron-compiler\/([\w-]+)$/.exec(name) ?? [];
  if (entry === 'testing') return 'engine/test/testing.ts';
  if (entry === 'runtime') return 'engine/src/xpath/runtime/index.ts';
  return entry && `engine/src/entries/${entry}.ts`;
}

function reachedFrom(file: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const left = [file];
  for (let next = left.pop(); next !== undefined; next = left.pop())
    for (const each of imports.get(next) ?? [])
      if (!reached.has(each)) {
        reached.add(each);
        left.push(each);
      }
  return reached;
}
