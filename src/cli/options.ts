import type { RuleSet } from '../core/rule-set.ts';
import { documentRequestSchema } from '../judge/default-specification.ts';
import type { ValidateOptions } from '../judge/validate.ts';
import { loadRuleSet } from '../schematron/rule-set-file.ts';
import type { Arguments } from './arguments.ts';
import { readTextFile } from './inputs.ts';
import { UsageError } from './io.ts';

/** Validation options from the command line and from the JSON file that `--options` names. */
export async function validateOptions(args: Arguments): Promise<ValidateOptions> {
  const fromFile = args.optionsFile === undefined ? {} : await readOptionsFile(args.optionsFile);
  return {
    ...fromFile,
    strict: args.strict || fromFile.strict === true,
    language: args.language,
    ...(await rulesChoice(args)),
    ...(args.documentType === undefined ? {} : { documentType: documentTypeOf(args.documentType) }),
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
async function rulesChoice({ command, ruleset, engine }: Arguments): Promise<ValidateOptions> {
  if (engine === 'compiled')
    return ruleset === undefined ? {} : { ruleset: await readRuleSet(ruleset, loadRuleSet) };
  if (command === 'batch') throw new UsageError('batch judges with the compiled engine only');
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

function documentTypeOf(text: string) {
  const parsed = documentRequestSchema.shape.documentType.safeParse(text);
  if (!parsed.success)
    throw new UsageError(
      `--document-type is one of ${documentRequestSchema.shape.documentType.options.join(', ')}`,
    );
  return parsed.data;
}
