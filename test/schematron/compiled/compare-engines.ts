import type { Judgement, Profile } from '../../../src/core/specification/engine.ts';
import { rules } from '../../../src/generated/rules.js';
import { parseUbl } from '../../../src/intake/parse-ubl.ts';
import { createCompiledEngine } from '../../../src/schematron/compiled-rule-sets.ts';
import { saxonEngine } from '../../../src/schematron/saxon.ts';

const compiledEngine = createCompiledEngine(rules);

export { saxonEngine };

/** The findings of both engines on a document, each as `failed|unjudged id location`, in order. */
export function findings(
  xml: string,
  profile: Profile,
): { readonly compiled: string[]; readonly saxon: string[] } {
  const result = parseUbl(xml);
  if (!result.ok) throw new Error(result.failure.message);
  const document = { root: result.value, xml };
  return {
    compiled: linesOf(compiledEngine.judge(document, profile)),
    saxon: linesOf(saxonEngine.judge(document, profile)),
  };
}

/**
 * Returns how two lists of findings differ. An engine may skip what cannot change the result, but need not (XPath
 * 2.0, 2.3.4): sometimes SaxonJS meets an error in an item that our engine does not reach.
 */
export function differenceOf(
  compiled: readonly string[],
  saxon: readonly string[],
): 'none' | 'error beyond what decides' | 'verdict' {
  if (compiled.join('\n') === saxon.join('\n')) return 'none';
  const decided = saxon.filter((line) => !line.startsWith('unjudged ') || compiled.includes(line));
  return compiled.join('\n') === decided.join('\n') ? 'error beyond what decides' : 'verdict';
}

/** A judgement as lines that can be compared. */
export function linesOf({ failed, unjudged, undecided = [] }: Judgement): string[] {
  return [
    ...failed.map(({ id, location }) => `failed ${id} ${location}`),
    ...unjudged.map(({ id, location }) => `unjudged ${id} ${location}`),
    ...undecided.map(({ ids, location }) => `undecided ${ids.join(' ')} ${location}`),
  ];
}
