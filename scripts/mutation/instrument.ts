import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { importedExtra, type Position, type Range } from '../extras/index.ts';
import { oneLine } from './one-line.ts';

/** A change of the sources, as shown to people. */
export interface Change {
  readonly id: string;
  readonly file: string;
  /** Line and column. */
  readonly place: string;
  /** The line of the source in which it begins. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly range: Range;
  /** The whole text that stands there instead. */
  readonly replacement: string;
}

export interface Instrumented {
  /** The sources with all their changes, each behind a switch, by absolute path. */
  readonly sources: ReadonlyMap<string, string>;
  readonly changes: readonly Change[];
}

const silent = () => {};
const log = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** How many other changes of a source are put in, which only show the tests that run it. */
const markersOfSource = 12;

/**
 * Puts the chosen changes into the sources, those inside them, and a few others as markers. Their switches are
 * functions of the runner, which would take most of the time if every change had one.
 */
export async function instrument(
  files: readonly string[],
  choose: (changes: readonly Change[]) => readonly Change[],
): Promise<Instrumented & { readonly all: readonly Change[]; readonly chosen: readonly Change[] }> {
  const originals = textsOf(files);
  const { changes: all, places } = await withChanges(originals, () => true);
  const some = choose(all);
  const wanted = new Set(some.map(keyOf));
  const { sources, changes } = await withChanges(originals, (name) =>
    withMarkers(some, all, name).map(({ id }) => places.get(id) as Range),
  );
  return { all, sources, changes, chosen: changes.filter((change) => wanted.has(keyOf(change))) };
}

function withMarkers(some: readonly Change[], all: readonly Change[], name: string): readonly Change[] {
  const isOfSource = ({ file }: Change) => resolve(file) === name;
  const chosen = some.filter(isOfSource);
  if (chosen.length === 0) return [];
  const others = all.filter(isOfSource);
  const every = Math.ceil(others.length / markersOfSource);
  return [...chosen, ...others.filter((_, index) => index % every === 0)];
}

/** Identifies a change, however many others there are. */
const keyOf = ({ file, place, before, after }: Change) => JSON.stringify([file, place, before, after]);

async function withChanges(
  originals: ReadonlyMap<string, string>,
  where: (name: string) => true | Range[],
): Promise<Instrumented & { readonly places: ReadonlyMap<string, Range> }> {
  const { Instrumenter } = await importedExtra('@stryker-mutator/instrumenter');
  const { files: sources, mutants } = await new Instrumenter(log).instrument(
    [...originals].map(([name, content]) => ({ name, content, mutate: where(name) })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: true },
  );
  return {
    sources: new Map(sources.map(({ name, content }) => [name, content])),
    places: new Map(mutants.map(({ id, location }) => [id, location])),
    changes: mutants.map(({ id, fileName, location: { start, end }, replacement }) => {
      const original = originals.get(fileName) ?? '';
      return {
        id,
        file: relative('.', fileName),
        place: `${start.line + 1}:${start.column + 1}`,
        line: oneLine(original.split('\n')[start.line] ?? ''),
        before: oneLine(between(original, start, end)),
        after: oneLine(replacement),
        range: { start, end },
        replacement,
      };
    }),
  };
}

/** A source with one of its changes. */
export function changed(
  source: string,
  { range: { start, end }, replacement }: Pick<Change, 'range' | 'replacement'>,
): string {
  return `${source.slice(0, offsetOf(source, start))}${replacement}${source.slice(offsetOf(source, end))}`;
}

/** All changes of sources, none of which is put in. */
export async function changesOf(files: readonly string[]): Promise<readonly Change[]> {
  return (await withChanges(textsOf(files), () => true)).changes;
}

/** The texts of files, by absolute path. */
function textsOf(files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [resolve(file), readFileSync(file, 'utf8')]));
}

function between(source: string, start: Position, end: Position): string {
  return source.slice(offsetOf(source, start), offsetOf(source, end));
}

function offsetOf(source: string, { line, column }: Position): number {
  const before = source.split('\n').slice(0, line);
  return before.reduce((sum, each) => sum + each.length + 1, column);
}
