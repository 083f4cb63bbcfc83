import type { SchematronSchema } from '../schematron/schema.ts';
import type { Expression } from '../xpath/syntax/ast.ts';
import { partsOf } from '../xpath/syntax/parts.ts';
import { anywhere, type Chain, chainsOf, chainsOfPattern, isAt, leadsTo } from './chains.ts';
import { finding, type LintFinding } from './finding.ts';
import type { ParsedRule, ParsedSchema } from './parsed-schema.ts';

/** Terms that texts use for nodes: for each its places, as names from the root down, without the root. */
export type Terms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Texts that name a term which neither their context nor their test reads. */
export function unreadTerms({ schema, patterns }: ParsedSchema, terms: Terms): LintFinding[] {
  if (callsReadNodes(schema)) return [];
  return patterns.flat().flatMap((parsed) => {
    const { pattern, rule, alternatives, asserts } = parsed;
    if (alternatives.some(readsVariable)) return [];
    const contexts = alternatives.flatMap(chainsOfPattern);
    return asserts.flatMap(({ assert, test }) => {
      if (test === undefined || readsVariable(test)) return [];
      const read = chainsRead(parsed, test, contexts);
      const unread = termsIn(assert.text, terms).filter(
        (term) => !isGroup(term, terms) && !isRead(term, read, terms),
      );
      if (unread.length === 0) return [];
      const values = { id: assert.id, terms: unread.join(', ') };
      return [
        finding('terms-unread', 'termsUnread', values, { pattern, rule, assert, source: assert.source }),
      ];
    });
  });
}

/** The terms that a text names, in upper or lower case: publishers write `IBT-099` and `ibt-99`. */
export function termsIn(text: string, terms: Terms): string[] {
  const named = text.match(/(?<![\w-])[A-Za-z]+-\d+(?:-\d+)?(?![\w-])/g) ?? [];
  const meant = new Set(named.map(withoutZeros));
  return meant.size === 0 ? [] : [...terms.keys()].filter((term) => meant.has(withoutZeros(term)));
}

const withoutZeros = (term: string) => term.toUpperCase().replaceAll(/-0+(?=\d)/g, '-');

function chainsRead({ alternatives }: ParsedRule, test: Expression, contexts: readonly Chain[]): Chain[] {
  const read: Chain[] = [...contexts];
  const visit = (chains: readonly Chain[]) => read.push(...chains);
  for (const alternative of alternatives) chainsOf(alternative, [anywhere], visit);
  chainsOf(test, contexts, visit);
  return read;
}

/** Reading the element of a term also reads the term: counting the elements counts the values. */
const isRead = (term: string, read: readonly Chain[], terms: Terms): boolean =>
  (terms.get(term) ?? []).some((place) =>
    read.some(
      (chain) =>
        leadsTo(chain, ['*', ...place]) || (place.length > 1 && isAt(chain, ['*', ...place.slice(0, -1)])),
    ),
  );

/** Group terms, whose places contain others, give a text its context; only value terms are read. */
function isGroup(term: string, terms: Terms): boolean {
  const others = [...terms].filter(([other]) => other !== term).flatMap(([, places]) => places);
  return (terms.get(term) ?? []).every((group) => others.some((place) => isBelow(place, group)));
}

/** An attribute is not below its element, which has a value of its own. */
const isBelow = (place: readonly string[], group: readonly string[]) =>
  place.length > group.length &&
  !place[group.length]?.startsWith('@') &&
  group.every((name, at) => name === place[at]);

/**
 * Tells whether a text names a term whose place is at nodes of a chain or below them; undefined if it names no term.
 */
export function speaksOf(
  chains: readonly Chain[],
  texts: readonly string[],
  terms: Terms,
): boolean | undefined {
  const places = texts.flatMap((text) => termsIn(text, terms)).flatMap((term) => terms.get(term) ?? []);
  if (places.length === 0) return undefined;
  return places.some((place) =>
    place.some((_, at) => chains.some((chain) => isAt(withoutRoot(chain), place.slice(0, at + 1)))),
  );
}

/** A chain from the document without the name of its root; a chain that may stand anywhere stays as it is. */
const withoutRoot = (chain: Chain): Chain => (chain[0] === '/' && chain[1] !== '**' ? chain.slice(2) : chain);

const readsVariable = (expression: Expression): boolean =>
  expression.kind === 'variable' || partsOf(expression).some(readsVariable);

/** Functions that name elements may read elements that their callers do not read. */
const callsReadNodes = ({ functions }: SchematronSchema) =>
  functions.some(({ body }) => /\w:[A-Z]\w/.test(JSON.stringify(body)));
