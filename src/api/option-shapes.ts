import { type FindingLimits, findingLimitShape } from '../core/findings/finding-limits.ts';
import { languageOption } from '../core/options/language-option.ts';
import { type ChosenLimits, deepestNesting } from '../core/options/limits.ts';
import {
  day,
  expected,
  hasMembers,
  isOneOrMore,
  isWebAddress,
  listOf,
  type OptionKind,
  type OptionShape,
  oneOf,
  optionsOf,
  text,
  textLike,
  trueOrFalse,
  wholeNumber,
} from '../core/options/option-kinds.ts';
import type { OptionMistake } from '../core/options/option-mistake.ts';
import type { Engine, Profile } from '../core/specification/engine.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import {
  byIssueDate,
  ofSpecification,
  type RuleSetChoice,
  type RuleSetOrRelease,
  releasesOf,
} from '../judge/rule-sets.ts';
import { type NormaliseOptions, normaliseOptionShape } from '../request/normalise/options.ts';
import type { SpecificationChoice } from '../specification/default.ts';
import {
  type UblSpecification,
  ublSpecification,
  ublSpecificationOf,
} from '../specification/ubl-specification.ts';
import type {
  KeptResultOptions,
  ValidateDocumentOptions,
  ValidateOptions,
  ValidateUblOptions,
} from './options.ts';
import type { TextOptions } from './result.ts';
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

const resultOptionShape = {
  ...textOptionShape,
  ...findingLimitShape,
} satisfies OptionShape<TextOptions & FindingLimits>;

/** Options of every validation. */
const judgeOptionShape = {
  ...resultOptionShape,
  strict: trueOrFalse,
  coverage: trueOrFalse,
  withoutAdvice: listOf(text),
  today: day,
  engine: expected<Engine>(isEngine, 'an engine, which has a name and a function judge'),
  ruleset: expected<RuleSetOrRelease | readonly RuleSetOrRelease[]>(
    (value) => isOneOrMore(value, (one) => typeof one === 'string' || isRuleSet(one)),
    'a release, a rule set such as loadRuleSet gives, a list of them, "of-specification", or "by-issue-date"',
  ),
  rulesets: listOf(expected<RuleSet>(isRuleSet, 'a rule set such as loadRuleSet gives')),
} satisfies OptionShape<Omit<ValidateOptions, keyof NormaliseOptions>>;

export const validateOptionShape = {
  ...normaliseOptionShape,
  ...judgeOptionShape,
} satisfies OptionShape<ValidateOptions>;

/** A mistake if the document type is not one of the specification's. */
function unknownType(options: NormaliseOptions & SpecificationChoice): readonly OptionMistake[] {
  const { documentType } = options;
  const types = oneOf(Object.keys(ublSpecificationOf(options).documentTypes));
  return documentType === undefined ? [] : types.mistakes(documentType, 'documentType');
}

/** A mistake if advice to switch off is not one of the specification's. */
function unknownAdvice(options: ValidateOptions): readonly OptionMistake[] {
  return adviceOf(ublSpecificationOf(options)).mistakes(options.withoutAdvice ?? [], 'withoutAdvice');
}

function adviceOf({ advice }: Pick<UblSpecification, 'advice'>) {
  return listOf(oneOf(advice.map(({ id }) => id)));
}

/** A mistake if the specification does not have a release that is to judge. */
function unknownRelease(options: RuleSetChoice): readonly OptionMistake[] {
  return unknownAmong(options.ruleset, ublSpecificationOf(options));
}

function unknownAmong(ruleset: unknown, specification: UblSpecification): readonly OptionMistake[] {
  const versions = releasesOf(specification).map(({ version }) => version);
  const releases = [...versions.toSorted(), ofSpecification];
  if (!Array.isArray(ruleset))
    return typeof ruleset === 'string' && ruleset !== byIssueDate
      ? oneOf([...releases, byIssueDate]).mistakes(ruleset, 'ruleset')
      : [];
  return ruleset.flatMap((one, at) =>
    typeof one === 'string' ? oneOf(releases).mistakes(one, `ruleset[${at}]`) : [],
  );
}

/** The option `ruleset` of functions that do not take a specification. */
export function ofDefaultReleases<Type>(kind: OptionKind<Type>): OptionKind<Type> {
  return {
    ...kind,
    mistakes(value, name) {
      const found = kind.mistakes(value, name);
      return found.length > 0 ? found : unknownAmong(value, ublSpecification);
    },
  };
}

/** The option `withoutAdvice` of functions that do not take a specification. */
export const withoutDefaultAdvice = /* @__PURE__ */ adviceOf(ublSpecification);

/** Mistakes that only the specification can reveal. */
export function unknownToSpecification(options: ValidateOptions): readonly OptionMistake[] {
  return [...unknownType(options), ...unknownAdvice(options), ...unknownRelease(options)];
}

export const textOptionsKind = optionsOf<TextOptions>(textOptionShape);

export const keptResultOptionShape = {
  ...textOptionShape,
  rulesets: validateOptionShape.rulesets,
} satisfies OptionShape<KeptResultOptions>;

export const keptResultOptionsKind = optionsOf<KeptResultOptions>(keptResultOptionShape);

export const resultOptionsKind = optionsOf<TextOptions & FindingLimits>(resultOptionShape);

export const parseOptionsKind = optionsOf<
  TextOptions & FindingLimits & Pick<NormaliseOptions, 'ignoredFields'>
>({
  ...resultOptionShape,
  ignoredFields: normaliseOptionShape.ignoredFields,
});

export const normaliseOptionsKind = optionsOf<NormaliseOptions & SpecificationChoice>(
  { ...normaliseOptionShape, ...specificationShape },
  unknownType,
);

export const validateOptionsKind = optionsOf<ValidateOptions>(validateOptionShape, unknownToSpecification);

/** Checks of UBL: those of requests too, or the rules alone. */
export const checksOnUblKind = oneOf(['all', 'rules-only']);

const ofUblOnly = {
  profile: oneOf(profiles),
  structure: oneOf(['on', 'off']),
  checks: checksOnUblKind,
};

/** Options about requests alone are not among them: they would have no effect. */
export const validateUblOptionShape = {
  ...judgeOptionShape,
  ...ofUblOnly,
  units: normaliseOptionShape.units,
} satisfies OptionShape<ValidateUblOptions>;

export const validateUblOptionsKind = optionsOf<ValidateUblOptions>(
  validateUblOptionShape,
  unknownToSpecification,
);

export const documentLimitsKind = optionsOf<ChosenLimits>({
  bytes: wholeNumber(1),
  characters: wholeNumber(1),
  lines: wholeNumber(1),
  nesting: wholeNumber(1, deepestNesting),
  attributes: wholeNumber(1),
  nodes: wholeNumber(1),
});

export const validateDocumentOptionShape = {
  ...validateOptionShape,
  ...ofUblOnly,
  format: oneOf(['json', 'xml']),
  documentLimits: documentLimitsKind,
} satisfies OptionShape<ValidateDocumentOptions>;

export const validateDocumentOptionsKind = optionsOf<ValidateDocumentOptions>(
  validateDocumentOptionShape,
  unknownToSpecification,
);
