import { isObjectOrList } from '../../core/findings/json-path.ts';
import { documentLimits } from '../../core/options/limits.ts';
import { parseJson } from '../../intake/json/parse.ts';
import { isXmlText } from '../../intake/unwrap.ts';
import type { RuleSetFile } from '../../schematron/rule-set-file.ts';
import { reasonOf, UsageError } from '../io.ts';
import { reasonValue } from '../refusal.ts';
import { reasonOfFindings } from './finding-reason.ts';
import { readTextFile } from './inputs.ts';

/**
 * Reads and loads the files of rule sets that a command names, each as the value of its file and as what
 * `load` makes of it; throws a UsageError that says what to do with a file that is none.
 */
export function readRuleSets<Loaded>(
  paths: readonly string[],
  load: (file: unknown) => Loaded,
): Promise<{ readonly file: RuleSetFile; readonly loaded: Loaded }[]> {
  return Promise.all(paths.map((path) => readRuleSet(path, load)));
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
    throw new UsageError('fileProblem', { path }, reasonOfFindings(parsed.failure));
  }
}
