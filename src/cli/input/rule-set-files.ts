import { existsSync } from 'node:fs';
import { isObjectOrList } from '../../core/findings/json-path.ts';
import type { Result } from '../../core/findings/result.ts';
import { documentLimits } from '../../core/options/limits.ts';
import { parseJson } from '../../intake/json/parse.ts';
import { isXmlText } from '../../intake/unwrap.ts';
import { byIssueDate, ofSpecification, releasesOf } from '../../judge/rule-sets.ts';
import type { RuleSetFile } from '../../schematron/rule-set-file.ts';
import { type RulesRefusal, rulesIn } from '../../schematron/rules-refusal.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { reasonOf, UsageError } from '../io.ts';
import { reasonValue } from '../refusal.ts';
import { reasonOfFindings } from './finding-reason.ts';
import { readTextFile } from './inputs.ts';

/**
 * Reads and loads the files of rule sets that a command names, each as the value of its file and as what
 * `load` makes of it; throws a UsageError that says what to do with a file that is none.
 */
export function readRuleSets<Loaded>(
  names: readonly string[],
  load: (file: unknown) => Result<Loaded, RulesRefusal>,
): Promise<ReadRuleSet<Loaded>[]> {
  return Promise.all(names.map((path) => readRuleSet(path, load)));
}

/** A rule set as the value of its file, and as what was made of it. */
interface ReadRuleSet<Loaded> {
  readonly file: RuleSetFile;
  readonly loaded: Loaded;
}

/** The rule set of those that `--ruleset` names. */
export interface NamedRules<Loaded> {
  readonly ruleset?: string | readonly (string | Loaded)[];
  /** The rule sets besides the releases among which the issue date chooses. */
  readonly rulesets?: readonly Loaded[];
}

/**
 * The rules that a command names: the specification by its id; the file of that name where there is one, or where it is a path or
 * ends in .json; otherwise a release, or the choice by issue date. Throws a UsageError for a release that does not exist, with those that do.
 */
export async function readNamedRules<Loaded, Made>(
  names: readonly string[],
  load: (file: unknown) => Result<Loaded, RulesRefusal>,
  made: (read: ReadRuleSet<Loaded>) => Made,
): Promise<NamedRules<Made>> {
  const { id } = defaultSpecification.release;
  const isFile = (name: string) => name !== id && (/\.json$|[\\/]/.test(name) || existsSync(name));
  const paths = names.filter(isFile);
  const releases = names.filter((name) => name !== id && !paths.includes(name));
  const files = await readRuleSets(paths, load);
  for (const release of releases) refuseUnknown(release);
  const loaded = new Map(paths.map((path, at) => [path, files[at]]));
  const all = names.map((name) => {
    const read = loaded.get(name);
    if (read !== undefined) return made(read);
    return name === id ? ofSpecification : name;
  });
  if (releases.includes(byIssueDate)) {
    if (releases.length > 1)
      throw new UsageError('releaseAndDate', { releases: releases.filter((each) => each !== byIssueDate) });
    return { ruleset: byIssueDate, rulesets: all.filter((each) => typeof each !== 'string') as Made[] };
  }
  const [first] = all;
  return { ruleset: all.length === 1 && typeof first === 'string' ? first : all };
}

function refuseUnknown(name: string): void {
  const known = releasesOf(defaultSpecification).map(({ version }) => version);
  if (![...known, byIssueDate].includes(name))
    throw new UsageError('noRelease', { name, releases: known.toSorted(), byIssueDate });
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
