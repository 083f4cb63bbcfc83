import { dirname, join, relative, sep } from 'node:path';
import { type LintFinding, lintSchema, type Terms } from 'schematron-compiler/lint';
import { readSchematron } from 'schematron-compiler/rules';
import type { Language } from '../../core/messages/language.ts';
import { phraseText } from '../../core/messages/message.ts';
import { onceAsked } from '../../core/once-per.ts';
import { locationPrefixes } from '../../core/xml/element.ts';
import { escapedJsonLine } from '../../report/escaped.ts';
import { terminalLine } from '../../report/reading-order.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { termsIn } from '../../ubl/bound-terms.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { readIncluded, readSchema } from './schema-files.ts';
import type { SchemaSettings } from './thread.ts';

/** The business terms of the specification with their UBL elements and attributes. */
export const lintTerms = onceAsked((): Terms => {
  const places = new Map<string, (readonly string[])[]>();
  for (const { term, element } of termsIn(defaultSpecification.binding))
    places.set(term, [...(places.get(term) ?? []), element.split('/').map(qualified)]);
  return places;
});

function qualified(name: string): string {
  const [prefix = '', localName] = name.split(':');
  const uri = [...locationPrefixes].find(([, each]) => each === `${prefix}:` || each === prefix)?.[0];
  return localName === undefined ? name : `{${uri ?? ''}}${localName}`;
}

const texts = commandLine.lint;

/** Reads a schema with its included files, and finds its probable mistakes. */
export function lintFile({
  schema,
  root,
  phase,
}: Pick<SchemaSettings, 'schema' | 'root' | 'phase'>): LintFinding[] {
  const folder = root ?? dirname(schema);
  const path = relative(folder, schema).split(sep).join('/');
  const read = (name: string) =>
    name === path ? readSchema(schema) : readIncluded(join(folder, name), [folder]);
  return lintSchema(readSchematron(path, read, [], { root: '', phase }), { terms: lintTerms() });
}

/** Returns the lines of findings, each with its place; without findings, a line that reports this. */
export function lintLines(found: readonly LintFinding[], schema: string, language: Language): string[] {
  if (found.length === 0) return [terminalLine(texts.nothing, language, { schema })];
  return found.map((each) => lintLine(each, language));
}

/** A finding with its place and its weight. */
export function lintLine({ severity, source, text }: LintFinding, language: Language): string {
  const words = { ...source, line: String(source.line), sentence: phraseText(text, language) };
  return terminalLine(texts[severity], language, words);
}

/** A line of JSON for each finding, for programs. */
export function lintJson(found: readonly LintFinding[], language: Language): string {
  return found
    .map(({ text, source, ...known }) =>
      escapedJsonLine({ ...known, ...source, text: phraseText(text, language) }),
    )
    .map((each) => `${each}\n`)
    .join('');
}
