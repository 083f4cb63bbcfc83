import { documentTypeSchema } from '../document/request.ts';
import type { RuleSet } from '../ruleset.ts';
import { loadRuleSet } from '../ruleset-file.ts';
import type { ValidateOptions } from '../validate.ts';
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
    ...(args.ruleset === undefined ? {} : { ruleset: await readRuleSet(args.ruleset) }),
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

async function readRuleSet(path: string): Promise<RuleSet> {
  try {
    return loadRuleSet(JSON.parse(await readTextFile(path)));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} ${error instanceof Error ? error.message : String(error)}`);
  }
}

function documentTypeOf(text: string) {
  const parsed = documentTypeSchema.safeParse(text);
  if (!parsed.success)
    throw new UsageError(`--document-type is one of ${documentTypeSchema.options.join(', ')}`);
  return parsed.data;
}
