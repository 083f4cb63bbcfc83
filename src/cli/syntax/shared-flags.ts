import { languages } from '../../core/messages/language.ts';
import { releasesOf } from '../../judge/rule-sets.ts';
import { taxDataRoles, taxDataScopes, taxDataTypes } from '../../network/tax-data-codes.ts';
import { defaultSpecification } from '../../specification/default.ts';
import {
  choiceFlag,
  choicesFlag,
  dateFlag,
  dateTimeFlag,
  type Flag,
  filesFlag,
  numberFlag,
  type OptionText,
  optionalChoiceFlag,
  switchFlag,
  textFlag,
} from './flag.ts';

/** Options of every command. `render` has them too, with its own `--lang`. */
export const everywhere = {
  color: switchFlag('color', { help: 'color' }),
  noColor: switchFlag('no-color', { help: 'noColor' }),
  config: textFlag('config', 'FILE', { help: 'config' }),
  noConfig: switchFlag('no-config', { help: 'noConfig' }),
} as const;

export const general = {
  language: choiceFlag('lang', languages, 'en', { short: 'l', help: 'language' }),
  ...everywhere,
} as const;

/** For each of two opposite flags, the flag under whose name both are known. */
export const opposites: Readonly<Record<string, string>> = { 'no-color': 'color' };

const adviceIds = defaultSpecification.advice.map(({ id }) => id);

export const judging = {
  strict: switchFlag('strict', { short: 's', help: 'strict' }),
  optionsFile: textFlag('options', 'FILE', { help: 'optionsFile' }),
  ignoreAdvice: choicesFlag('ignore-advice', adviceIds, { placeholder: 'ID', help: 'ignoreAdvice' }),
  today: dateFlag('today', { help: 'today' }),
  specification: textFlag('specification', 'FILE', { help: 'specification' }),
} as const;

/** Options of the commands whose exit code lets documents pass. */
export const gate = {
  expect: numberFlag('expect', { least: 1, most: 1_000_000_000 }, { placeholder: 'N', help: 'expect' }),
  skipOutputs: switchFlag('skip-outputs', { help: 'skipOutputs' }),
} as const;

/** Leaves out what pint-ae itself finds in UBL. */
export const rulesOnly = switchFlag('rules-only', { help: 'rulesOnly' });

/** Counts the rules that applied to the document. */
export const coverage = switchFlag('coverage', { help: 'coverage' });

export const documentType = optionalChoiceFlag(
  'document-type',
  Object.keys(defaultSpecification.documentTypes),
  { help: 'documentType' },
);

const versions = releasesOf(defaultSpecification).map(({ version }) => version);

/** Options that choose the rules. */
export const rules = {
  release: choicesFlag('release', versions.toSorted(), { placeholder: 'VERSION', help: 'release' }),
  ruleSets: filesFlag('rule-set', { help: 'ruleSet' }),
} as const;

/** Options of every command that checks documents. */
export const judgingDocuments = { ...judging, documentType, ...rules } as const;

/** Puts what a command writes into an envelope. */
export const envelope = {
  sbdh: switchFlag('sbdh', { help: 'sbdh' }),
  sbdhId: textFlag('sbdh-id', 'ID', { help: 'sbdhId' }),
  sbdhTime: dateTimeFlag('sbdh-time', { help: 'sbdhTime' }),
} as const;

export const engine = choiceFlag('engine', ['compiled', 'saxon'], 'compiled', { help: 'engine' });

export const textOrJson = choiceFlag('format', ['text', 'json'], 'text', { short: 'f', help: 'textOrJson' });

const mostFindings = { least: 1, most: 1_000_000 };
export const findingCaps = {
  maxFindings: numberFlag('max-findings', mostFindings, { placeholder: 'N', help: 'maxFindings' }),
  maxFindingsPerRule: numberFlag('max-findings-per-rule', mostFindings, {
    placeholder: 'N',
    help: 'maxFindingsPerRule',
  }),
} as const;

/** Options of every command that reports documents to the tax authority. */
export const reporting = {
  role: optionalChoiceFlag('role', taxDataRoles, { help: 'role' }),
  authority: textFlag('authority', 'SPID', { help: 'authority' }),
  representative: textFlag('representative', 'SPID', { help: 'representative' }),
  type: optionalChoiceFlag('type', taxDataTypes, { help: 'reportType' }),
  scope: optionalChoiceFlag('scope', taxDataScopes, { help: 'scope' }),
  issuedAt: dateTimeFlag('issued-at', { help: 'issuedAt' }),
  identificationOnly: switchFlag('identification-only', { help: 'identificationOnly' }),
  withoutReportedDocument: switchFlag('without-reported-document', { help: 'withoutReportedDocument' }),
} as const;

/** The file to write; undefined for `-`, which means standard output. */
export function out(help: OptionText): Flag<string | undefined> {
  return {
    ...textFlag('out', 'PATH', { short: 'o', help }),
    read: (text) => (text === '-' ? undefined : text),
  };
}

/** In milliseconds. */
export const hour = 60 * 60 * 1000;
export const timeLimit = numberFlag(
  'time-limit',
  { least: 0, most: hour },
  { placeholder: 'MILLISECONDS', help: 'timeLimit' },
);
