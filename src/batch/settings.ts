import {
  checksOnUblKind,
  defaultRelease,
  ignoredDefaultAdvice,
  limitShape,
  validateOptionShape,
} from '../api/option-shapes.ts';
import type { ValidateRequestOptions } from '../api/validate-request.ts';
import type { ValidateUblOptions } from '../api/validate-ubl.ts';
import { type Language, languages } from '../core/messages/language.ts';
import type { OptionMistake } from '../core/options/caller-error.ts';
import { pickOptions } from '../core/options/check-options.ts';
import type { Limits } from '../core/options/limits.ts';
import {
  expected,
  hasMembers,
  listOf,
  type OptionKind,
  type OptionShape,
  oneOf,
  optionsOf,
  required,
  text,
  textLike,
  trueOrFalse,
  wholeNumber,
} from '../core/options/option-kinds.ts';
import { type TaxDataOptions, taxDataShape } from '../network/tax-data-options.ts';
import { type Look, lookKind } from '../render/look.ts';
import { type Paper, papers } from '../render/style.ts';
import { type RenderLanguage, renderLanguages } from '../render/words.ts';
import type { RuleSetFile } from '../schematron/rule-set-file.ts';
import { rulesIn } from '../schematron/rules-refusal.ts';
import { ublSpecification } from '../specification/ubl-specification.ts';
import type { BlankLines } from './chunk.ts';
import type { VerdictField } from './verdict.ts';

/** Options of validation. Pass a rule set as the value of its file, which can be sent to a worker thread. */
export interface BatchValidation
  extends Omit<ValidateRequestOptions, 'engine' | 'language' | 'ruleSets' | 'specification'>,
    Pick<ValidateUblOptions, 'checks'> {
  readonly language?: Language;
  /** Rule sets as the values of their files, or the id of the specification's own rule set. */
  readonly ruleSets?: readonly (RuleSetFile | string)[];
  /**
   * The address of a module whose default export is a specification, such as `import.meta.resolve('./checks.js')`.
   * Its checks are functions, so each worker thread loads the module itself.
   */
  readonly specification?: string;
}

const { engine: _, ruleSets: __, specification: ____, ...validationShape } = validateOptionShape;

export const batchValidationShape = {
  ...validationShape,
  language: oneOf(languages),
  checks: checksOnUblKind,
  ignoreAdvice: ignoredDefaultAdvice,
  release: defaultRelease,
  ruleSets: listOf(
    expected<RuleSetFile | string>(
      (value) =>
        value === ublSpecification.release.id || hasMembers(value, { format: 'string', schemas: 'object' }),
      `the value of a rule set file, or ${JSON.stringify(ublSpecification.release.id)}`,
    ),
  ),
  specification: textLike((value) => URL.canParse(value), 'the address of a module'),
} satisfies OptionShape<BatchValidation>;

/** Limits of a batch: of its documents, their findings and its threads. */
export type BatchLimits = Limits & {
  /** Memory of a worker thread in MiB; a document that needs more is `not-judged`. */
  readonly maxMemory?: number | undefined;
};

export const batchLimitsKind = optionsOf<BatchLimits>({ ...limitShape, maxMemory: wholeNumber(16) });

/** Pages of a batch's documents: HTML from `renderDocument`. */
export interface BatchPages {
  /** Existing folder for a printable page of each document that could be read. */
  readonly pageFolder?: string;
  /** Default: English. */
  readonly pageLanguage?: RenderLanguage;
  /** Default: A4. */
  readonly paper?: Paper;
  /** Your company's additions to its invoices and credit notes. */
  readonly look?: Look;
}

export const batchPagesShape = {
  pageFolder: text,
  pageLanguage: oneOf(renderLanguages),
  paper: oneOf(papers),
  look: lookKind,
} satisfies OptionShape<BatchPages>;

/** Reports of a batch's documents to the tax authority, from `writeTaxData`. */
export interface BatchTaxData extends Partial<ReportOptions> {
  /**
   * Existing folder for the tax data document of each document that can be reported; the verdicts on others give the
   * reason. It needs `role`, `authority`, `representative` and `issuedAt`.
   */
  readonly taxDataFolder?: string;
  /** Writes each report in the envelope that carries it. The envelope has its own id and is created at `issuedAt`. */
  readonly taxDataEnvelopes?: boolean;
}

/** Options of tax data documents that apply to all documents of a batch. */
export type ReportOptions = Pick<
  TaxDataOptions,
  | 'role'
  | 'type'
  | 'authority'
  | 'representative'
  | 'scope'
  | 'issuedAt'
  | 'reportedDocument'
  | 'identificationOnly'
>;

const { transportHeaderId: _____, ...reportShape } = taxDataShape;

const optional = <Type>({ mistakes }: OptionKind<Type>): OptionKind<Type | undefined> => ({ mistakes });

export const batchTaxDataShape = {
  ...reportShape,
  role: optional(reportShape.role),
  authority: optional(reportShape.authority),
  representative: optional(reportShape.representative),
  issuedAt: optional(reportShape.issuedAt),
  taxDataFolder: text,
  taxDataEnvelopes: trueOrFalse,
} satisfies OptionShape<BatchTaxData>;

const writtenTaxDataKind = optionsOf<WrittenTaxData>({
  ...reportShape,
  taxDataFolder: required(text),
  taxDataEnvelopes: trueOrFalse,
});

/** Returns mistakes in the combination of options about tax data documents: required options, and the folder. */
export function taxDataMistakes(options: BatchTaxData): readonly OptionMistake[] {
  return options.taxDataFolder === undefined
    ? []
    : writtenTaxDataKind.mistakes(pickOptions(batchTaxDataShape, options), '');
}

/** The checked options about tax data documents. */
export interface WrittenTaxData extends ReportOptions, Pick<BatchTaxData, 'taxDataEnvelopes'> {
  readonly taxDataFolder: string;
}

export type WrittenPages = BatchPages & { readonly pageFolder: string };

export interface WorkerSettings {
  readonly validation: BatchValidation;
  readonly blankLines: BlankLines;
  /** Ends a chunk after its first document that is not valid. */
  readonly failFast: boolean;
  readonly ublFolder: string | null;
  readonly requestFolder: string | null;
  /** Folder and form of pages of the documents; null to write none. */
  readonly pages: WrittenPages | null;
  /** Folder and form of reports on the documents; null to write none. */
  readonly taxData: WrittenTaxData | null;
  readonly compression: 'none' | 'gzip';
  /** True if the verdict on a valid document includes its UBL. */
  readonly ublInVerdicts: boolean;
  readonly fields: readonly VerdictField[] | null;
  /** The part of the configuration that each verdict repeats, if any. */
  readonly configuration?: object | undefined;
  /** True if verdicts with a finding also go to the calling thread as they are. */
  readonly givesFindings: boolean;
  /** True if invalid documents are also returned as lines. */
  readonly givesFailed: boolean;
}

/** The options of `validate`, with its specification and rule sets loaded. */
export async function loadValidation({
  specification,
  ...validation
}: BatchValidation): Promise<ValidateRequestOptions> {
  const options = await withRuleSets(validation);
  if (specification === undefined) return options;
  const { loadSpecification } = await import('../workers/specification-module.ts');
  return { ...options, specification: await loadSpecification(specification) };
}

async function withRuleSets({
  ruleSets,
  ...options
}: Omit<BatchValidation, 'specification'>): Promise<ValidateRequestOptions> {
  if (ruleSets === undefined) return options;
  const { loadRuleSet } = await import('../schematron/rule-set-file.ts');
  const loaded = ruleSets.map((file) => (typeof file === 'string' ? file : rulesIn(loadRuleSet(file))));
  return { ...options, ruleSets: loaded };
}
