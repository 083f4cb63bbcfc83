import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { silentRules } from '../../schematron/node-kinds.ts';
import { compileRuleSet, type RuleSetFile } from '../../schematron/rule-set-file.ts';
import type { Arguments } from '../commands.ts';
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';
import { writeOutput } from '../write-output.ts';

/** `pint-ae ruleset compile FILE.sch|FILE.xslt…`: makes a rule set for `validate --ruleset`, and both engines. */
export async function rulesetCommand(args: Arguments<'ruleset'>, io: Io): Promise<ExitCode> {
  const [action, ...paths] = args.operands;
  const [first] = paths;
  if (action !== 'compile' || first === undefined)
    throw new UsageError('ruleset takes: compile FILE.sch|FILE.xslt…');
  const title = {
    id: args.id ?? basename(first, extname(first)),
    version: args.release ?? '1',
    validFrom: args.validFrom ?? null,
    validTo: args.validTo ?? null,
  };
  const file = await forBothEngines(compileRuleSet(paths, readSource, title, sha256), io);
  await writeOutput(args.out, `${JSON.stringify(file)}\n`, io);
  const count = file.schema.patterns.flatMap(({ rules }) => rules.flatMap(({ asserts }) => asserts)).length;
  for (const { context, source } of silentRules(file.schema))
    io.stderr(`${source.file}:${source.line}: matches no element, so it never fires: ${context}\n`);
  io.stderr(`${file.id} ${file.version}: ${count} assertions compiled\n`);
  return exitCodes.valid;
}

/** Adds what SaxonJS needs, where the machine can make it; the compiled engine does without. */
async function forBothEngines(file: RuleSetFile, io: Io): Promise<RuleSetFile> {
  const { withSaxon } = await import('../../schematron/saxon/index.ts');
  try {
    return withSaxon(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    io.stderr(`not for --engine saxon: ${reason}\n`);
    return file;
  }
}

function readSource(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`can not read ${path}`);
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
