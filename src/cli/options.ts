import type { RuleSet } from '../core/rule-set.ts';
import type { ValidateOptions } from '../judge/validate.ts';
import { loadRuleSet } from '../schematron/rule-set-file.ts';
import type { Arguments } from './commands.ts';
import { readTextFile } from './inputs.ts';
import { UsageError } from './io.ts';

/** The options of the commands that judge; none takes more than `validate`. */
type JudgingArguments = Partial<Arguments<'validate'>>;

/** Validation options from the command line and from the JSON file that `--options` names. */
export async function validateOptions(args: JudgingArguments): Promise<ValidateOptions> {
  const fromFile = args.optionsFile === undefined ? {} : await readOptionsFile(args.optionsFile);
  return {
    ...fromFile,
    strict: args.strict === true || fromFile.strict === true,
    ...(args.language === undefined ? {} : { language: args.language }),
    ...(await rulesChoice(args)),
    ...(args.documentType === undefined ? {} : { documentType: args.documentType }),
  };
}

async function readOptionsFile(path: string): Promise<ValidateOptions> {
  try {
    const options: unknown = JSON.parse(await readTextFile(path));
    if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UsageError(`${path} does not hold a JSON object of options`);
}

/** The rules and what runs them; SaxonJS is loaded for whoever asks for it. */
async function rulesChoice({ ruleset, engine }: JudgingArguments): Promise<ValidateOptions> {
  if (engine !== 'saxon')
    return ruleset === undefined ? {} : { ruleset: await readRuleSet(ruleset, loadRuleSet) };
  const { loadSaxonRuleSet, saxonEngine } = await import('../schematron/saxon/index.ts');
  if (ruleset === undefined) return { engine: saxonEngine };
  return { ruleset: await readRuleSet(ruleset, loadSaxonRuleSet) };
}

async function readRuleSet(path: string, load: (file: unknown) => RuleSet): Promise<RuleSet> {
  try {
    return load(JSON.parse(await readTextFile(path)));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} ${error instanceof Error ? error.message : String(error)}`);
  }
}
