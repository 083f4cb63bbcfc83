import type * as Saxon from 'saxon-js';
import { loadPackage } from '../../src/schematron/saxon/packages.ts';

/** Documents that rules read by name. */
export type DocumentsByName = Readonly<Record<string, string>>;

/** Where rules look for documents by name; nothing is read from there. */
const baseUri = 'documents:/';

/** Runs a compiled stylesheet on the text of a document; returns the text of its result. */
export async function transformation(
  stylesheetInternal: object,
  documents: DocumentsByName,
): Promise<(sourceText: string) => string> {
  const SaxonJS = loadPackage<typeof Saxon.default>('saxon-js');
  const named = Object.entries(documents).map(
    async ([name, text]) => [`${baseUri}${name}`, await SaxonJS.getResource({ text, type: 'xml' })] as const,
  );
  const options = {
    stylesheetInternal,
    stylesheetBaseURI: `${baseUri}rules.sef.json`,
    documentPool: Object.fromEntries(await Promise.all(named)),
    destination: 'serialized' as const,
  };
  return (sourceText) => String(SaxonJS.transform({ ...options, sourceText }, 'sync').principalResult);
}
