import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { silentRules } from '../../schematron/node-kinds.ts';
import { compileRuleSet, type RuleSetFile } from '../../schematron/rule-set-file.ts';
import type { Arguments } from '../arguments.ts';
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';

/** `pint-ae ruleset compile FILE.sch|FILE.xslt…`: makes a rule set for `validate --ruleset`, and both engines. */
export async function rulesetCommand(args: Arguments, io: Io): Promise<ExitCode> {
  const [action, ...paths] = args.operands;
  const [first] = paths;
  if (action !== 'compile' || first === undefined)
    throw new UsageError('ruleset takes: compile FILE.sch|FILE.xslt…');
  const title = {
    id: args.id ?? basename(first, extname(first)),
    version: args.release ?? '1',
    validFrom: dateOf(args.validFrom, 'valid-from'),
    validTo: dateOf(args.validTo, 'valid-to'),
  };
  const file = await forBothEngines(compileRuleSet(paths, readSource, title, sha256), io);
  const text = `${JSON.stringify(file)}\n`;
  if (args.out === undefined) io.stdout(text);
  else await writeFile(args.out, text);
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

function dateOf(text: string | undefined, option: string): string | null {
  if (text === undefined) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new UsageError(`--${option} takes a date, YYYY-MM-DD`);
  return text;
}
