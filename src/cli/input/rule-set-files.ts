import { existsSync } from 'node:fs';
import { isObjectOrList } from '../../core/findings/json-path.ts';
import type { Result } from '../../core/findings/result.ts';
import { defaultLimits } from '../../core/options/limits.ts';
import { parseJson } from '../../intake/json/parse.ts';
import { isXmlText } from '../../intake/unwrap.ts';
import type { RuleSetChoice } from '../../judge/rule-sets.ts';
import type { RuleSetFile } from '../../schematron/rule-set-file.ts';
import { type RulesRefusal, rulesIn } from '../../schematron/rules-refusal.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { reasonOf, UsageError } from '../io.ts';
import { reasonOfFindings, reasonValue } from '../refusal.ts';
import { readTextFile } from './inputs.ts';

/** Reads the rule sets that `--rule-set` names: the specification's own by its id, others from files. */
export async function readNamedRules<Loaded, Made>(
  names: readonly string[],
  load: (file: unknown) => Result<Loaded, RulesRefusal>,
  made: (read: { readonly file: RuleSetFile; readonly loaded: Loaded }) => Made,
): Promise<readonly (string | Made)[]> {
  const { id } = defaultSpecification.release;
  return Promise.all(
    names.map(async (name) =>
      name === id && !existsSync(name) ? name : made(await readRuleSet(name, load)),
    ),
  );
}

/** The option that `--release` gives. */
export function namedReleases(names: readonly string[]): Pick<RuleSetChoice, 'release'> {
  return names.length === 0 ? {} : { release: names };
}

async function readRuleSet<Loaded>(path: string, load: (file: unknown) => Result<Loaded, RulesRefusal>) {
  const file = jsonOf(path, await readTextFile(path));
  try {
    return { file: file as RuleSetFile, loaded: rulesIn(load(file)) };
  } catch (error) {
    throw isObjectOrList(file) && 'format' in file
      ? new UsageError('fileProblem', { path, reason: await reasonValue(error) })
      : new UsageError('noRuleSet', { path });
  }
}

/** The value of a text, which may exceed the limits of documents: they only apply to error messages. */
function jsonOf(path: string, text: string): unknown {
  if (isXmlText(text)) throw new UsageError('ruleSetNotMade', { path });
  try {
    return JSON.parse(text);
  } catch (error) {
    const parsed = parseJson(text, defaultLimits);
    if (parsed.ok) throw new UsageError('fileProblem', { path, reason: reasonOf(error) });
    throw new UsageError('fileFaults', { path }, reasonOfFindings(parsed.failure));
  }
}
