import { type StatedValue, standsOnLine } from '../../core/specification/fields.ts';
import type { Translated } from '../../core/specification/rendering.ts';
import { supplies, supplyTexts } from '../../specification/facts.ts';

/** A business fact that a request may name: the values that it writes, and the fields that only the sender knows. */
export interface ExplainedSupply {
  readonly supply: string;
  readonly sentence: Translated;
  /** The fields that may name the fact. */
  readonly fields: readonly string[];
  /** By path, the value that is written; an invoice also gets the notes. */
  readonly writes: Readonly<Record<string, StatedValue>>;
  readonly notes: readonly string[];
  readonly needs: readonly string[];
  readonly source: Translated;
}

/** The names of all facts. */
export const supplyNames: readonly string[] = Object.keys(supplies);

/** Returns the fact with a name, in any letter case. */
export function explainSupply(word: string): ExplainedSupply | undefined {
  const supply = word.toLowerCase();
  const fact = Object.hasOwn(supplies, supply) ? supplies[supply] : undefined;
  const texts = supplyTexts[supply];
  if (fact === undefined || texts === undefined) return undefined;
  const { writes, needs, notes = [] } = fact;
  const written = Object.entries(writes).map(
    ([path, value]) => [path, typeof value === 'object' ? (value[0] ?? '') : value] as const,
  );
  return {
    supply,
    sentence: texts.sentence,
    fields: standsOnLine(fact) ? ['supply', 'lines[].supply'] : ['supply'],
    writes: Object.fromEntries(written),
    notes,
    needs,
    source: texts.source,
  };
}

/** The sentence of a fact, if it is one. */
export function sentenceOf(name: string): Translated | undefined {
  return Object.hasOwn(supplyTexts, name) ? supplyTexts[name]?.sentence : undefined;
}
