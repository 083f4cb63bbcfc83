import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ValidateDocumentOptions } from '../../api/options.ts';
import type { ValidateOptions } from '../../api/validate.ts';
import { isObjectOrList } from '../../core/findings/json-path.ts';
import { optionMistakes, pickOptions } from '../../core/options/check-options.ts';
import { documentLimits } from '../../core/options/limits.ts';
import type { OptionsKind } from '../../core/options/option-kinds.ts';
import type { Engine } from '../../core/specification/engine.ts';
import type { RuleSet } from '../../core/specification/rule-set.ts';
import { parseJson } from '../../intake/json/parse.ts';
import { ofSpecification, releasesOf } from '../../judge/rule-sets.ts';
import type { Look } from '../../render/look.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { configName } from '../config/find-config.ts';
import { reasonOf, UsageError } from '../io.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { documentFileOptions, fileOptions } from './file-options.ts';
import { reasonOfFindings } from './finding-reason.ts';
import { readTextFile } from './inputs.ts';
import { mistakesValue } from './option-mistakes.ts';
import { lookWithLogo } from './render-look.ts';
import { readNamedRules } from './rule-set-files.ts';

/** The options of the commands that judge; `validate` takes all of them. */
type ValidatingArguments = Partial<Arguments<'validate'>>;

/** Validation options from the command line and from the JSON file that `--options` names. */
export async function validateOptions(
  args: Omit<ValidatingArguments, 'rulesOnly'>,
): Promise<ValidateOptions> {
  const { render: _, ...fromFile } = await optionsFromFile(args.optionsFile, fileOptions);
  return { ...fromFile, ...(await optionsOfFlags(args, fromFile)) };
}

/** Those of a command that takes documents of any size: the file may have `documentLimits` too. */
export async function documentOptions(args: ValidatingArguments): Promise<ValidateDocumentOptions> {
  const { render: _, ...fromFile } = await optionsFromFile(args.optionsFile, documentFileOptions);
  return { ...fromFile, ...(await optionsOfFlags(args, fromFile)) };
}

async function optionsOfFlags(
  args: ValidatingArguments,
  fromFile: Pick<ValidateOptions, 'strict'>,
): Promise<ValidateDocumentOptions> {
  return {
    ...(args.rulesOnly ? { checks: 'rules-only' } : {}),
    ...(args.coverage ? { coverage: true } : {}),
    strict: args.strict === true || fromFile.strict === true,
    ...(args.language === undefined ? {} : { language: args.language }),
    ...(await rulesChoice(args)),
    ...(await specificationChoice(args)),
    ...(args.documentType === undefined ? {} : { documentType: args.documentType }),
    ...((args.withoutAdvice ?? []).length === 0 ? {} : { withoutAdvice: args.withoutAdvice }),
    ...(args.today === undefined ? {} : { today: args.today }),
    ...(args.maxFindings === undefined ? {} : { maxFindings: args.maxFindings }),
    ...(args.maxFindingsPerRule === undefined ? {} : { maxFindingsPerRule: args.maxFindingsPerRule }),
  };
}

/**
 * The options in the JSON file of `--options`; throws a UsageError that names file and key if it has others.
 */
export async function optionsFromFile<Options extends object>(
  path: string | undefined,
  kind: OptionsKind<Options | undefined>,
): Promise<Partial<Options>> {
  if (path === undefined) return {};
  if (basename(path) === configName) return optionsOfConfig(path, kind);
  const json = parseJson(await readTextFile(path), documentLimits);
  if (json.ok && isConfig(json.value)) return optionsOfConfig(path, kind);
  if (!json.ok) throw new UsageError('fileFaults', { path }, reasonOfFindings(json.failure));
  const problems = optionMistakes(kind, json.value);
  if (problems.length > 0)
    throw new UsageError('optionsFileProblems', { path, problems: mistakesValue(problems) });
  return json.value as Partial<Options>;
}

/** Tells whether a file is a configuration, which has its options beside flags; `--config` names it by any name. */
function isConfig(value: unknown): boolean {
  return isObjectOrList(value) && ['options', 'flags', 'commands'].some((name) => Object.hasOwn(value, name));
}

/** A configuration's values for the options of a command, which may have fewer options than others. */
async function optionsOfConfig<Options extends object>(
  path: string,
  { shape }: OptionsKind<Options | undefined>,
): Promise<Partial<Options>> {
  const { readConfig } = await import('../config/read-config.ts');
  const { options = {} } = await readConfig(path);
  // Each of them was checked when the configuration was read.
  return pickOptions(shape, options) as Partial<Options>;
}

/** The rule sets and their engine; the compiler of rule sets, and SaxonJS, are loaded only when needed. */
async function rulesChoice({ ruleset = [], engine }: ValidatingArguments): Promise<ValidateOptions> {
  const ofFile = ({ loaded }: { readonly loaded: RuleSet }) => loaded;
  if (engine !== 'saxon') {
    if (ruleset.length === 0) return {};
    const { loadRuleSet } = await import('../../schematron/rule-set-file.ts');
    return readNamedRules(ruleset, loadRuleSet, ofFile);
  }
  const { loadSaxonRuleSet, saxonEngine } = await import('../../schematron/saxon.ts');
  if (ruleset.length === 0) return { engine: saxonEngine };
  const named = await readNamedRules(ruleset, loadSaxonRuleSet, ofFile);
  if (typeof named.ruleset === 'string' && (named.rulesets ?? []).length === 0)
    return { ...named, engine: saxonEngine };
  if (typeof named.ruleset === 'string') throw new UsageError('saxonByDate');
  return {
    ruleset: named.ruleset?.map((one) => (typeof one === 'string' ? ofSaxon(one, saxonEngine) : one)) ?? [],
  };
}

/** The specification that a module of the user exports; only the command line names one, as it is code that runs. */
async function specificationChoice({
  specification: path,
}: ValidatingArguments): Promise<Pick<ValidateOptions, 'specification'>> {
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

/** A release, run by SaxonJS. */
function ofSaxon(version: string, engine: Engine): RuleSet {
  const [last, ...others] = releasesOf(defaultSpecification);
  const release =
    version === ofSpecification ? last : [last, ...others].find((each) => each?.version === version);
  if (release === undefined) throw new TypeError(`there is no release ${version}`);
  return { ...release, engine: engine.ofRelease?.(version) ?? engine };
}

/** Returns how an options file says that pages look. */
export async function renderLook(optionsFile: string | undefined): Promise<Look> {
  const { render } = await optionsFromFile(optionsFile, fileOptions);
  return render === undefined || optionsFile === undefined ? {} : lookWithLogo(render, optionsFile);
}
