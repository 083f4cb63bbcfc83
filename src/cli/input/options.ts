import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ValidateOptions } from '../../api/options.ts';
import type { ValidateRequestOptions } from '../../api/validate-request.ts';
import { isObjectOrList } from '../../core/findings/json-path.ts';
import { optionMistakes, pickOptions } from '../../core/options/check-options.ts';
import { defaultLimits } from '../../core/options/limits.ts';
import type { OptionsKind } from '../../core/options/option-kinds.ts';
import type { Engine } from '../../core/specification/engine.ts';
import type { RuleSet } from '../../core/specification/rule-set.ts';
import { parseJson } from '../../intake/json/parse.ts';
import { releasesOf } from '../../judge/rule-sets.ts';
import type { Look } from '../../render/look.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { configName } from '../config/find-config.ts';
import { reasonOf, UsageError } from '../io.ts';
import { reasonOfFindings } from '../refusal.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { readTextFile } from './inputs.ts';
import { mistakesValue } from './option-mistakes.ts';
import { fileOptions, lookWithLogo } from './render-look.ts';
import { namedReleases, readNamedRules } from './rule-set-files.ts';

type ValidatingArguments = Partial<Arguments<'validate'>>;

/** Validation options from the command line and from the JSON file that `--options` names. */
export async function validateOptions(args: ValidatingArguments): Promise<ValidateOptions> {
  const { render: _, ...fromFile } = await optionsFromFile(args.optionsFile, fileOptions);
  return {
    ...fromFile,
    ...(args.rulesOnly ? { checks: 'rules-only' } : {}),
    ...(args.coverage ? { coverage: true } : {}),
    strict: args.strict === true || fromFile.strict === true,
    ...(args.language === undefined ? {} : { language: args.language }),
    ...(await rulesChoice(args)),
    ...(await specificationChoice(args)),
    ...(args.documentType === undefined ? {} : { documentType: args.documentType }),
    ...((args.ignoreAdvice ?? []).length === 0 ? {} : { ignoreAdvice: args.ignoreAdvice }),
    ...(args.today === undefined ? {} : { today: args.today }),
    ...limitsOf(args, fromFile),
  };
}

/** Returns the limits of the file, overridden by flags. */
export function limitsOf(
  { maxFindings, maxFindingsPerRule }: Pick<ValidatingArguments, 'maxFindings' | 'maxFindingsPerRule'>,
  { limits }: Pick<ValidateRequestOptions, 'limits'> = {},
): Pick<ValidateRequestOptions, 'limits'> {
  const given = {
    ...(maxFindings === undefined ? {} : { maxFindings }),
    ...(maxFindingsPerRule === undefined ? {} : { maxFindingsPerRule }),
  };
  return Object.keys(given).length === 0 ? {} : { limits: { ...limits, ...given } };
}

/** Reads the options in the file of `--options`; throws a UsageError that names file and key. */
export async function optionsFromFile<Options extends object>(
  path: string | undefined,
  kind: OptionsKind<Options | undefined>,
): Promise<Partial<Options>> {
  if (path === undefined) return {};
  if (basename(path) === configName) return optionsOfConfig(path, kind);
  const json = parseJson(await readTextFile(path), defaultLimits);
  if (json.ok && isConfig(json.value)) return optionsOfConfig(path, kind);
  if (!json.ok) throw new UsageError('fileFaults', { path }, reasonOfFindings(json.failure));
  const problems = optionMistakes(kind, json.value);
  if (problems.length > 0)
    throw new UsageError('optionsFileProblems', { path, problems: mistakesValue(problems) });
  return json.value as Partial<Options>;
}

/** Tells whether a file is a configuration, with options beside flags; `--config` accepts any file name. */
function isConfig(value: unknown): boolean {
  return isObjectOrList(value) && ['options', 'flags', 'commands'].some((name) => Object.hasOwn(value, name));
}

async function optionsOfConfig<Options extends object>(
  path: string,
  { shape }: OptionsKind<Options | undefined>,
): Promise<Partial<Options>> {
  const { readConfig } = await import('../config/read-config.ts');
  const { options = {} } = await readConfig(path);
  // Each option was checked when the configuration was read.
  return pickOptions(shape, options) as Partial<Options>;
}

/** The rule sets and their engine; the compiler of rule sets, and SaxonJS, are loaded only when needed. */
async function rulesChoice({
  release = [],
  ruleSets = [],
  engine,
}: ValidatingArguments): Promise<ValidateRequestOptions> {
  const chosen = namedReleases(release);
  const ofFile = ({ loaded }: { readonly loaded: RuleSet }) => loaded;
  if (engine !== 'saxon') {
    if (ruleSets.length === 0) return chosen;
    const { loadRuleSet } = await import('../../schematron/rule-set-file.ts');
    return { ...chosen, ruleSets: await readNamedRules(ruleSets, loadRuleSet, ofFile) };
  }
  const { loadSaxonRuleSet, saxonEngine } = await import('../../schematron/saxon.ts');
  if (ruleSets.length === 0) return { ...chosen, engine: saxonEngine };
  const named = await readNamedRules(ruleSets, loadSaxonRuleSet, ofFile);
  const own = ofSaxon(release, saxonEngine);
  return { ruleSets: named.flatMap((one) => (typeof one === 'string' ? own : [one])) };
}

/** The specification that a user's module exports; only the command line can name one, because it runs code. */
async function specificationChoice({
  specification: path,
}: ValidatingArguments): Promise<Pick<ValidateRequestOptions, 'specification'>> {
  if (path === undefined) return {};
  const { loadSpecification } = await import('../../workers/specification-module.ts');
  try {
    return { specification: await loadSpecification(moduleAddress(path)) };
  } catch (error) {
    throw new UsageError('fileProblem', { path, reason: reasonOf(error) });
  }
}

/** The address of a module that a command names. */
export const moduleAddress = (path: string): string => pathToFileURL(resolve(path)).href;

function ofSaxon(versions: readonly string[], engine: Engine): readonly RuleSet[] {
  const [last, ...others] = releasesOf(defaultSpecification);
  if (last === undefined) return [];
  const chosen =
    versions.length === 0 ? [last] : [last, ...others].filter(({ version }) => versions.includes(version));
  return chosen.map((each) => ({ ...each, engine: engine.ofRelease?.(each.version) ?? engine }));
}

/** Returns the look of pages from an options file. */
export async function renderLook(optionsFile: string | undefined): Promise<Look> {
  const { render } = await optionsFromFile(optionsFile, fileOptions);
  return render === undefined || optionsFile === undefined ? {} : lookWithLogo(render, optionsFile);
}
