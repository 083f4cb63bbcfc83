import { isObjectOrList } from '../../core/findings/json-path.ts';
import { documentLimits } from '../../core/options/limits.ts';
import { parseJson } from '../../intake/json/parse.ts';
import { isXmlText } from '../../intake/unwrap.ts';
import { ofSpecification } from '../../judge/rule-sets.ts';
import type { RuleSetFile } from '../../schematron/rule-set-file.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { reasonOf, UsageError } from '../io.ts';
import { reasonValue } from '../refusal.ts';
import { reasonOfFindings } from './finding-reason.ts';
import { readTextFile } from './inputs.ts';

/** A rule set that a command names: the value of its file, and what `load` makes of it. */
export type NamedRuleSet<Loaded> =
  | { readonly file: RuleSetFile; readonly loaded: Loaded }
  | { readonly file: typeof ofSpecification; readonly loaded: typeof ofSpecification };

/**
 * Reads and loads the rule sets that a command names: that of the specification by its id, any other by its
 * file. Throws a UsageError that says what to do with a file that is none.
 */
export function readRuleSets<Loaded>(
  names: readonly string[],
  load: (file: unknown) => Loaded,
): Promise<NamedRuleSet<Loaded>[]> {
  return Promise.all(
    names.map((name) =>
      name === defaultSpecification.release.id
        ? { file: ofSpecification, loaded: ofSpecification }
        : readRuleSet(name, load),
    ),
  );
}

async function readRuleSet<Loaded>(path: string, load: (file: unknown) => Loaded) {
  const file = jsonOf(path, await readTextFile(path));
  try {
    return { file: file as RuleSetFile, loaded: load(file) };
  } catch (error) {
    throw isObjectOrList(file) && 'format' in file
      ? new UsageError('fileProblem', { path, reason: await reasonValue(error) })
      : new UsageError('noRuleSet', { path });
  }
}

/** The value of a text, which may exceed the limits of documents: they only apply to say what is wrong with it. */
function jsonOf(path: string, text: string): unknown {
  if (isXmlText(text)) throw new UsageError('ruleSetNotMade', { path });
  try {
    return JSON.parse(text);
  } catch (error) {
    const parsed = parseJson(text, documentLimits);
    if (parsed.ok) throw new UsageError('fileProblem', { path, reason: reasonOf(error) });
    throw new UsageError('fileFaults', { path }, reasonOfFindings(parsed.failure));
  }
}
