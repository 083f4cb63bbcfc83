import { findingLimitShape } from '../core/findings/finding-limits.ts';
import type { OptionMistake } from '../core/options/caller-error.ts';
import { deepestNesting, type Limits } from '../core/options/limits.ts';
import {
  day,
  expected,
  hasMembers,
  isWebAddress,
  languageOption,
  listOf,
  type OptionShape,
  oneOf,
  oneOrMore,
  optionsOf,
  text,
  textLike,
  trueOrFalse,
  wholeNumber,
} from '../core/options/option-kinds.ts';
import type { Engine, Profile } from '../core/specification/engine.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { type RuleSetChoice, type RuleSetOrId, releasesOf } from '../judge/rule-sets.ts';
import { type NormaliseOptions, normaliseOptionShape } from '../request/normalise/options.ts';
import type { SpecificationChoice } from '../specification/default.ts';
import { documentTypes } from '../specification/facts.ts';
import {
  type UblSpecification,
  ublSpecification,
  ublSpecificationOf,
} from '../specification/ubl-specification.ts';
import type {
  ShowResultOptions,
  ValidateOptions,
  ValidateRequestOptions,
  ValidateUblOptions,
} from './options.ts';
import type { ResultOptions, TextOptions } from './result.ts';
import { specificationShape } from './specification-option.ts';

const profiles: readonly Profile[] = ['billing', 'selfbilling'];

function isEngine(value: unknown): boolean {
  return hasMembers(value, { name: 'string', judge: 'function' });
}

function isRuleSet(value: unknown): boolean {
  if (!hasMembers(value, { id: 'string', version: 'string', hash: 'string', engine: 'object' })) return false;
  return isEngine(Reflect.get(Object(value), 'engine'));
}

export const textOptionShape = {
  ...specificationShape,
  language: languageOption,
  docsUrl: textLike(isWebAddress, 'an address'),
} satisfies OptionShape<TextOptions>;

export const limitShape = {
  maxBytes: wholeNumber(1),
  maxCharacters: wholeNumber(1),
  maxLines: wholeNumber(1),
  maxNesting: wholeNumber(1, deepestNesting),
  maxAttributes: wholeNumber(1),
  maxNodes: wholeNumber(1),
  ...findingLimitShape,
} satisfies OptionShape<Limits>;

export const limitsKind = optionsOf<Limits>(limitShape);

const resultOptionShape = { ...textOptionShape, limits: limitsKind } satisfies OptionShape<ResultOptions>;

const releaseKind = oneOrMore(text);

const judgeOptionShape = {
  ...resultOptionShape,
  strict: trueOrFalse,
  coverage: trueOrFalse,
  ignoreAdvice: listOf(text),
  today: day,
  engine: expected<Engine>(isEngine, 'an engine, which has a name and a function judge'),
  release: releaseKind,
  ruleSets: listOf(
    expected<RuleSetOrId>(
      (value) => typeof value === 'string' || isRuleSet(value),
      `a rule set such as loadRuleSet gives, or ${JSON.stringify(ublSpecification.release.id)}`,
    ),
  ),
} satisfies OptionShape<Omit<ValidateRequestOptions, keyof NormaliseOptions>>;

export const validateOptionShape = {
  ...normaliseOptionShape,
  ...judgeOptionShape,
} satisfies OptionShape<ValidateRequestOptions>;

/** A mistake if the document type is not one of the specification's. */
function unknownType(options: NormaliseOptions & SpecificationChoice): readonly OptionMistake[] {
  const { documentType, specification = { documentTypes } } = options;
  const types = oneOf(Object.keys(specification.documentTypes));
  return documentType === undefined ? [] : types.mistakes(documentType, 'documentType');
}

/** A mistake if the specification has no advice with an id to switch off. */
function unknownAdvice(options: ValidateRequestOptions): readonly OptionMistake[] {
  return adviceOf(ublSpecificationOf(options)).mistakes(options.ignoreAdvice ?? [], 'ignoreAdvice');
}

function adviceOf({ advice }: Pick<UblSpecification, 'advice'>) {
  return listOf(oneOf(advice.map(({ id }) => id)));
}

/** A mistake if the specification lacks a release that was requested, or an id in its place. */
function unknownRelease({ release, ruleSets = [], ...options }: RuleSetChoice): readonly OptionMistake[] {
  const specification = ublSpecificationOf(options);
  const ids = oneOf([specification.ruleSet?.id ?? specification.release.id]);
  return [
    ...(release === undefined ? [] : releaseOf(specification).mistakes(release, 'release')),
    ...ruleSets.flatMap((one, at) => (typeof one === 'string' ? ids.mistakes(one, `ruleSets[${at}]`) : [])),
  ];
}

function releaseOf(specification: UblSpecification) {
  return oneOrMore(
    oneOf(
      releasesOf(specification)
        .map(({ version }) => version)
        .toSorted(),
    ),
  );
}

/** The option `release` of functions that do not take a specification. */
export const defaultRelease = /* @__PURE__ */ releaseOf(ublSpecification);

/** The option `ignoreAdvice` of functions that do not take a specification. */
export const ignoredDefaultAdvice = /* @__PURE__ */ adviceOf(ublSpecification);

/** Mistakes that only the specification can reveal. */
export function unknownToSpecification(options: ValidateRequestOptions): readonly OptionMistake[] {
  return [...unknownType(options), ...unknownAdvice(options), ...unknownRelease(options)];
}

export const textOptionsKind = optionsOf<TextOptions>(textOptionShape);

export const showResultOptionShape = {
  ...textOptionShape,
  ruleSets: listOf(expected<RuleSet>(isRuleSet, 'a rule set such as loadRuleSet gives')),
} satisfies OptionShape<ShowResultOptions>;

export const showResultOptionsKind = optionsOf<ShowResultOptions>(showResultOptionShape);

export const resultOptionsKind = optionsOf<ResultOptions>(resultOptionShape);

export const parseOptionsKind = optionsOf<ResultOptions & Pick<NormaliseOptions, 'ignoreFields'>>({
  ...resultOptionShape,
  ignoreFields: normaliseOptionShape.ignoreFields,
});

export const normaliseOptionsKind = optionsOf<NormaliseOptions & SpecificationChoice>(
  { ...normaliseOptionShape, ...specificationShape },
  unknownType,
);

export const validateOptionsKind = optionsOf<ValidateRequestOptions>(
  validateOptionShape,
  unknownToSpecification,
);

/** The checks of UBL: with the checks of requests, or only the rules. */
export const checksOnUblKind = oneOf(['all', 'rules-only']);

const ofUblOnly = { profile: oneOf(profiles), structure: oneOf(['on', 'off']), checks: checksOnUblKind };

/** The options without those that apply only to requests, which would have no effect. */
export const validateUblOptionShape = {
  ...judgeOptionShape,
  ...ofUblOnly,
  units: normaliseOptionShape.units,
} satisfies OptionShape<ValidateUblOptions>;

export const validateUblOptionsKind = optionsOf<ValidateUblOptions>(
  validateUblOptionShape,
  unknownToSpecification,
);

export const validateDocumentOptionShape = {
  ...validateOptionShape,
  ...ofUblOnly,
  format: oneOf(['json', 'xml']),
} satisfies OptionShape<ValidateOptions>;

export const validateDocumentOptionsKind = optionsOf<ValidateOptions>(
  validateDocumentOptionShape,
  unknownToSpecification,
);
