import { oncePer } from '../../../once-per.ts';
import { words } from '../values/strings.ts';
import { inDocumentOrder } from './axes.ts';
import type { DocumentIndex } from './document.ts';
import { xmlNamespace } from './language.ts';

/**
 * Implements fn:id: the elements whose xml:id is one of the words in the texts. Without a document type, no other
 * attribute is an id.
 */
export function elementsWithId(d: DocumentIndex, texts: readonly string[]): readonly number[] {
  const byId = elementsById(d);
  return inDocumentOrder(texts.flatMap(words).flatMap((id) => byId.get(id) ?? []));
}

/** If several elements have the same id, the first one counts. */
const elementsById = /* @__PURE__ */ oncePer((d: DocumentIndex): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (let n = 1; n < d.size; n += 1) {
    const id = d.attributes[n]?.find(
      ({ namespace, localName }) => localName === 'id' && namespace === xmlNamespace,
    );
    const [word, ...others] = id === undefined ? [] : words(id.value);
    if (word !== undefined && others.length === 0 && !found.has(word)) found.set(word, n);
  }
  return found;
});
