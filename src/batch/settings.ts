import {
  checksOnUblKind,
  ofDefaultReleases,
  validateOptionShape,
  withoutDefaultAdvice,
} from '../api/option-shapes.ts';
import type { ValidateOptions } from '../api/validate.ts';
import type { ValidateUblOptions } from '../api/validate-ubl.ts';
import { type Language, languages } from '../core/messages/language.ts';
import {
  expected,
  hasMembers,
  isOneOrMore,
  listOf,
  type OptionShape,
  oneOf,
  required,
  text,
  textLike,
  trueOrFalse,
} from '../core/options/option-kinds.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { type TaxDataOptions, taxDataShape } from '../network/tax-data-options.ts';
import { type Look, lookKind } from '../render/look.ts';
import { type Paper, papers } from '../render/style.ts';
import { type RenderLanguage, renderLanguages } from '../render/words.ts';
import type { RuleSetFile } from '../schematron/rule-set-file.ts';
import { rulesIn } from '../schematron/rules-refusal.ts';
import type { BlankLines } from './chunk.ts';
import type { VerdictField } from './verdict.ts';

/** Options of validation. A rule set is given as the value of its file, which can be sent to a worker thread. */
export interface BatchValidation
  extends Omit<ValidateOptions, 'engine' | 'language' | 'ruleset' | 'rulesets' | 'specification'>,
    Pick<ValidateUblOptions, 'checks'> {
  readonly language?: Language;
  readonly ruleset?: string | RuleSetFile | readonly (string | RuleSetFile)[];
  readonly rulesets?: readonly RuleSetFile[];
  /**
   * The address of a module whose default export is a specification, such as `import.meta.resolve('./checks.js')`: its checks
   * are functions, which each worker thread loads itself.
   */
  readonly specification?: string;
}

const {
  engine: _,
  ruleset: __,
  rulesets: ___,
  specification: ____,
  ...validationShape
} = validateOptionShape;

function isRuleSetFile(value: unknown): boolean {
  return hasMembers(value, { format: 'string', schemas: 'object' });
}

export const batchValidationShape = {
  ...validationShape,
  language: oneOf(languages),
  checks: checksOnUblKind,
  withoutAdvice: withoutDefaultAdvice,
  ruleset: ofDefaultReleases(
    expected<BatchValidation['ruleset']>(
      (value) => isOneOrMore(value, (one) => typeof one === 'string' || isRuleSetFile(one)),
      'a release, the value of a rule set file, a list of them, "of-specification", or "by-issue-date"',
    ),
  ),
  rulesets: listOf(expected<RuleSetFile>(isRuleSetFile, 'the value of a rule set file')),
  specification: textLike((value) => URL.canParse(value), 'the address of a module'),
} satisfies OptionShape<BatchValidation>;

/** Pages of a batch's documents: HTML as `renderDocument` makes it. */
export interface BatchPages {
  /** An existing folder. */
  readonly folder: string;
  /** Default: English. */
  readonly language?: RenderLanguage;
  /** Default: A4. */
  readonly paper?: Paper;
  /** The company's additions to its invoices and credit notes. */
  readonly look?: Look;
}

export const batchPagesShape = {
  folder: required(text),
  language: oneOf(renderLanguages),
  paper: oneOf(papers),
  look: lookKind,
} satisfies OptionShape<BatchPages>;

/** Reports of a batch's documents to the tax authority, as `taxData` writes them. */
export interface BatchTaxData
  extends Pick<
    TaxDataOptions,
    | 'role'
    | 'type'
    | 'authority'
    | 'representative'
    | 'scope'
    | 'issuedAt'
    | 'reportedDocument'
    | 'identificationOnly'
  > {
  /** An existing folder. */
  readonly folder: string;
  /** Each in the envelope in which it travels, with an id of its own, made at `issuedAt`. */
  readonly sbdh?: boolean;
}

const { transportHeaderId: _____, ...reportShape } = taxDataShape;

export const batchTaxDataShape = {
  ...reportShape,
  folder: required(text),
  sbdh: trueOrFalse,
} satisfies OptionShape<BatchTaxData>;

/** Settings of a worker besides the documents. */
export interface WorkerSettings {
  readonly validation: BatchValidation;
  readonly blankLines: BlankLines;
  /** Ends a chunk after its first document that is not valid. */
  readonly failFast: boolean;
  /** Folder for the UBL of valid documents; null to write none. */
  readonly ublFolder: string | null;
  /** Folder for the requests read from UBL documents; null to write none. */
  readonly requestFolder: string | null;
  /** Folder and form of pages of the documents; null to write none. */
  readonly pages: BatchPages | null;
  /** Folder and form of reports on the documents; null to write none. */
  readonly taxData: BatchTaxData | null;
  readonly compression: 'none' | 'gzip';
  /** True if the verdict on a valid document includes its UBL. */
  readonly ublInVerdicts: boolean;
  /** The fields of a verdict that are written; null for all. */
  readonly fields: readonly VerdictField[] | null;
  /** The configuration's part in the verdicts, which each line has; undefined if nothing. */
  readonly configuration?: object | undefined;
  /** True if verdicts with a finding are also given to the calling thread as they are. */
  readonly givesFindings: boolean;
  /** True if documents that are not valid are given back as lines. */
  readonly givesFailed: boolean;
}

/** The options of `validate`, with its specification and rule sets loaded. */
export async function loadValidation({
  specification,
  ...validation
}: BatchValidation): Promise<ValidateOptions> {
  const options = await withRuleSets(validation);
  if (specification === undefined) return options;
  const { loadSpecification } = await import('../workers/specification-module.ts');
  return { ...options, specification: await loadSpecification(specification) };
}

async function withRuleSets({
  ruleset,
  rulesets,
  ...options
}: Omit<BatchValidation, 'specification'>): Promise<ValidateOptions> {
  if (ruleset === undefined && rulesets === undefined) return options;
  const { loadRuleSet } = await import('../schematron/rule-set-file.ts');
  const load = (file: RuleSetFile) => rulesIn(loadRuleSet(file));
  return {
    ...options,
    ...(ruleset === undefined ? {} : { ruleset: loaded(ruleset, load) }),
    rulesets: rulesets?.map(load) ?? [],
  };
}

function loaded(
  ruleset: NonNullable<BatchValidation['ruleset']>,
  load: (file: RuleSetFile) => RuleSet,
): NonNullable<ValidateOptions['ruleset']> {
  const named = (file: string | RuleSetFile) => (typeof file === 'string' ? file : load(file));
  return isList(ruleset) ? ruleset.map(named) : named(ruleset);
}

/** `Array.isArray` does not tell a read-only list from what else it may be. */
const isList = <One extends object | string>(value: One | readonly One[]): value is readonly One[] =>
  Array.isArray(value);
