import { createHash } from 'node:crypto';
import { basename, dirname, extname, posix } from 'node:path';
import { lintSchema } from 'schematron-compiler/lint';
import { rulesThatNeverMatch } from 'schematron-compiler/rules';
import type { Language } from '../../core/messages/language.ts';
import { terminalLine } from '../../report/reading-order.ts';
import { compileRuleSet, type RuleSetFile } from '../../schematron/rule-set-file.ts';
import { rulesIn } from '../../schematron/rules-refusal.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { type Io, suggestion, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { writeOutput } from '../output/write-output.ts';
import { reasonValue } from '../refusal.ts';
import { lintLine, lintTerms } from '../schematron/lint.ts';
import { documentsBeside, registeredDocuments } from '../schematron/registered-documents.ts';
import { readIncluded, readSchema } from '../schematron/schema-files.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

const texts = commandLine.answers;

/** `pint-ae rule-set compile FILE.sch|FILE.xslt…`: makes a rule set for `validate --rule-set`. */
export async function ruleSetCommand(args: Arguments<'rule-set'>, io: Io): Promise<ExitCode> {
  const { language } = args;
  const [action, ...paths] = args.operands;
  const [first] = paths;
  if (action !== 'compile' || first === undefined)
    throw new UsageError(
      'ruleSetTakes',
      action === undefined || action === 'compile' ? {} : suggestion(action, ['compile']),
    );
  const { validFrom = null, validTo = null } = args;
  if (validFrom !== null && validTo !== null && validFrom > validTo)
    throw new UsageError('ruleSetForNoDay', { validFrom, validTo });
  const title = {
    id: args.id ?? basename(first, extname(first)),
    version: args.release ?? '1',
    validFrom,
    validTo,
    appliesTo: args.appliesTo,
    phase: args.phase,
    root: args.root === undefined ? undefined : folderNamed(args.root),
  };
  const documents = {
    ...Object.assign({}, ...paths.map((path) => documentsBeside(path, title.root ?? dirname(path)))),
    ...registeredDocuments(args.documents),
  };
  const withDocuments = Object.keys(documents).length === 0 ? title : { ...title, documents };
  const named = paths.map(posix.normalize);
  const folders = title.root === undefined ? named.map((path) => posix.dirname(path)) : [title.root || '.'];
  const read = (path: string) => (named.includes(path) ? readSchema(path) : readIncluded(path, folders));
  const compiled = rulesIn(compileRuleSet(named, read, withDocuments, sha256));
  const file = args.saxon ? await forBothEngines(compiled, language, io) : compiled;
  await writeOutput(args.out, `${JSON.stringify(file)}\n`, io);
  const patterns = file.schemas.flatMap((schema) => schema.patterns);
  const count = patterns.flatMap(({ rules }) => rules.flatMap(({ asserts }) => asserts)).length;
  for (const { context, source } of file.schemas.flatMap(rulesThatNeverMatch))
    io.stderr(`${terminalLine(texts.neverFires, language, { ...source, context })}\n`);
  const found = file.schemas.flatMap((schema) => lintSchema(schema, { terms: lintTerms() }));
  for (const finding of found) io.stderr(`${lintLine(finding, language)}\n`);
  io.stderr(`${terminalLine(texts.compiled, language, { id: file.id, version: file.version, count })}\n`);
  return exitCodes.valid;
}

async function forBothEngines(file: RuleSetFile, language: Language, io: Io): Promise<RuleSetFile> {
  try {
    const { withSaxon } = await import('../../schematron/saxon.ts');
    return rulesIn(withSaxon(file));
  } catch (error) {
    io.stderr(`${terminalLine(texts.notForSaxon, language, { reason: await reasonValue(error) })}\n`);
    return file;
  }
}

function folderNamed(folder: string): string {
  return posix.relative('.', folder) === '' ? '' : posix.normalize(folder).replace(/\/$/, '');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
