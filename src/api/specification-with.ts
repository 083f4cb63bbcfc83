import { changedMessages } from '../core/messages/message.ts';
import type { ChangedTexts } from '../core/messages/message-entry.ts';
import type { Spellings, Vocabulary } from '../core/messages/vocabulary.ts';
import { CallerError, sentenceOf } from '../core/options/caller-error.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { expected, listOf, optionsOf } from '../core/options/option-kinds.ts';
import { deepFrozen } from '../core/specification/deep-frozen.ts';
import {
  asCheck,
  inBothLanguages,
  type OwnCheck,
  type OwnText,
  ownCheckKind,
  ownTextKind,
} from '../core/specification/own-check.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import type { Aliases, Specification } from '../core/specification/specification.ts';
import { codesByName, nameKey } from '../core/text/text.ts';
import { defaultSpecification, type SpecificationChoice } from '../specification/default.ts';
import { suggestionRowsOf } from '../specification/suggestions.ts';
import { specificationShape } from './specification-option.ts';

/** A program's additions to a specification. */
export interface SpecificationAdditions extends SpecificationChoice {
  /** The program's own checks, from `defineCheck`. */
  readonly checks?: readonly OwnCheck[] | undefined;
  /**
   * For each request field, such as `lines[].vatCategory`, the codes with your names for them. The names also work in
   * other fields that take these codes. They cannot change the meaning of a code.
   */
  readonly aliases?: Readonly<Record<string, Spellings>> | undefined;
  /** For each rule, texts that replace the library's. */
  readonly texts?: Readonly<Record<string, OwnTexts>> | undefined;
}

/** Texts that replace the library's texts of a rule. */
export interface OwnTexts {
  readonly message?: OwnText | undefined;
  readonly hint?: OwnText | undefined;
}

const record = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const additionsKind = optionsOf<SpecificationAdditions>({
  ...specificationShape,
  checks: listOf(ownCheckKind),
  aliases: expected<SpecificationAdditions['aliases']>(
    (value) => record(value),
    'an object that has for each field its codes, and for each code a list of names',
  ),
  texts: expected<SpecificationAdditions['texts']>(
    (value) => record(value),
    'an object that has for each rule its message, its hint, or both',
  ),
});

/**
 * Creates a specification with your own checks, aliases and texts, for the option `specification`. Create it once and
 * keep it, because the derived data is prepared only once. Results name it by its own id and hash.
 *
 * @example
 * ```ts
 * const ours = extendSpecification({
 *   checks: [
 *     defineCheck({
 *       id: 'acme-buyer-reference',
 *       message: { en: 'The order number {value} is not one of ours.', ar: 'رقم الطلب {value} ليس من أرقامنا.' },
 *       hint: { en: 'Send it as PO-123456.', ar: 'أرسله بالشكل PO-123456.' },
 *       applies: ({ currency }) => currency === 'AED',
 *       find: ({ buyerReference = '' }) =>
 *         buyerReference.startsWith('PO-') ? [] : [{ path: 'references.buyerReference', values: { value: buyerReference } }],
 *     }),
 *   ],
 *   aliases: { 'lines[].vatCategory': { S: ['VAT5'] } },
 *   texts: { 'ibr-002': { hint: { en: 'Ask Finance for the number.', ar: 'اطلب الرقم من الإدارة المالية.' } } },
 * });
 * const other = { ...request, references: { ...request.references, buyerReference: '4711' } };
 * const { valid, warnings } = validate(other, { specification: ours });
 * console.log(valid, warnings.find(({ rule }) => rule === 'acme-buyer-reference').message);
 * // true The order number 4711 is not one of ours.
 * ```
 * @throws {CallerError} if an id is that of another rule, or a field or code does not exist.
 * @since 0.1.0
 */
export function extendSpecification(additions: SpecificationAdditions): Specification {
  checkOptions('extendSpecification', additionsKind, additions);
  const { specification = defaultSpecification, checks = [], aliases = {}, texts = {} } = additions;
  refuseKnownIds(checks, specification);
  refuseWrongTexts(texts, specification);
  const fields = specification.vocabularies.flatMap((each) => each.fields);
  for (const [field, codes] of Object.entries(aliases)) {
    const option = `aliases.${field}`;
    if (Object.hasOwn(additionsKind.shape, field)) refuse(option, 'beside aliases, not in it');
    if (!(fields.includes(field) || isSubdivision(field))) {
      const nested = pathsIn(codes, field);
      const meant = fields.find(
        (each) => nested.includes(each.replaceAll('[]', '')) || each.endsWith(`.${field}`),
      );
      const where = meant === undefined ? '' : `, with its whole path as the name: '${meant}'`;
      refuse(option, `a field that takes codes${where}`);
    }
    if (!record(codes)) refuse(option, "an object with a list of names for each code: { CODE: ['name'] }");
    for (const [code, names] of Object.entries(Object(codes)))
      if (!(Array.isArray(names) && names.every((name) => typeof name === 'string')))
        refuse(`${option}.${code}`, "a list of names, such as ['name']");
  }
  const worded = { ...mapped(texts), ...Object.fromEntries(checks.map(ownCheckTexts)) };
  const withTexts = (ruleSet: RuleSet): RuleSet =>
    ruleSet.messages === undefined
      ? ruleSet
      : { ...ruleSet, messages: changedMessages(ruleSet.messages, worded) };
  return deepFrozen({
    ...specification,
    ...aliased(specification, aliases),
    additions: { checks, aliases },
    advice: [...specification.advice, ...checks.map(asCheck)],
    messages: changedMessages(specification.messages, worded),
    suggestions: suggestionRowsOf(specification),
    ...(specification.ruleSet === undefined ? {} : { ruleSet: withTexts(specification.ruleSet) }),
    ...(specification.otherReleases === undefined
      ? {}
      : {
          otherReleases: specification.otherReleases.map((each) => ({
            ...each,
            ruleSet: withTexts(each.ruleSet),
            texts: { ...each.texts, ...worded },
          })),
        }),
  });
}

function refuseKnownIds(checks: readonly OwnCheck[], { messages }: Specification): void {
  const seen = new Set<string>();
  for (const [at, { id }] of checks.entries()) {
    if (messages.entries.has(id) || seen.has(id)) refuse(`checks[${at}].id`, 'the id of no other rule', id);
    seen.add(id);
  }
}

/** Refuses texts under an id that no rule has, and texts outside of `message` and `hint`. */
function refuseWrongTexts(texts: Readonly<Record<string, unknown>>, { messages }: Specification): void {
  for (const [rule, given] of Object.entries(texts)) {
    const option = `texts.${rule}`;
    if (Object.hasOwn(additionsKind.shape, rule)) refuse(option, `beside texts, not in it`);
    if (Object.hasOwn(ownTextsKind.shape, rule))
      refuse(option, `in the object of a rule, by its id: { 'id-of-rule': { ${rule}: … } }`);
    if (!messages.entries.has(rule)) refuse(option, 'the id of a rule');
    const known = ownTextsKind.mistakes(given, option);
    const [first] = known;
    if (first === undefined) continue;
    if (ownTextKind.mistakes(given, option).length === 0)
      refuse(
        option,
        `an object with message or hint, such as { hint: { en, ar } }: en and ar belong in one of them`,
      );
    throw new CallerError(`extendSpecification: ${known.map(sentenceOf).join('; ')}`, {
      code: 'wrong-option',
      option: first.name,
      expected: first.allowed,
    });
  }
}

/** The paths of members within members, up to the depth of request fields. */
function pathsIn(value: unknown, path: string, depth = 3): readonly string[] {
  const plain = path.replaceAll('[]', '');
  if (!record(value) || depth === 0) return [plain];
  return [
    plain,
    ...Object.entries(Object(value)).flatMap(([name, inner]) =>
      pathsIn(inner, `${plain}.${name}`, depth - 1),
    ),
  ];
}

const ownTextsKind = optionsOf<OwnTexts>({ message: ownTextKind, hint: ownTextKind });

function mapped(texts: Readonly<Record<string, OwnTexts>>): ChangedTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([rule, { message, hint }]) => [
      rule,
      {
        ...(message === undefined ? {} : { message: inBothLanguages(message) }),
        ...(hint === undefined ? {} : { hint: inBothLanguages(hint) }),
      },
    ]),
  );
}

function refuse(option: string, expectedThere: string, value?: string): never {
  const given = value === undefined ? '' : ` and not ${value}`;
  throw new CallerError(`extendSpecification: ${option} has to be ${expectedThere}${given}`, {
    code: 'wrong-option',
    option,
    expected: expectedThere,
  });
}

function ownCheckTexts({
  id,
  message,
  hint = { en: '' },
  terms = [],
}: OwnCheck): [string, ChangedTexts[string]] {
  const title = inBothLanguages({ en: id });
  return [id, { terms, fields: [], title, message: inBothLanguages(message), hint: inBothLanguages(hint) }];
}

function aliased(
  specification: Specification,
  own: NonNullable<SpecificationAdditions['aliases']>,
): Pick<Specification, 'vocabularies' | 'aliases'> {
  let { vocabularies, aliases } = specification;
  for (const [field, names] of Object.entries(own)) {
    if (isSubdivision(field))
      aliases = { ...aliases, subdivisions: withSubdivisionNames(field, names, aliases) };
    else vocabularies = extended(vocabularies, field, names);
  }
  return { vocabularies, aliases };
}

const isSubdivision = (field: string) => /^(?:seller|buyer)\.address\.countrySubentity$/.test(field);

function withSubdivisionNames(field: string, names: Spellings, { subdivisions }: Aliases): Spellings {
  for (const code of Object.keys(names))
    if (!Object.hasOwn(subdivisions, code)) refuse(`aliases.${field}`, `codes of ${field}`, code);
  return Object.fromEntries(
    Object.entries(subdivisions).map(([code, known]) => [code, [...known, ...(names[code] ?? [])]]),
  );
}

function extended(
  vocabularies: readonly Vocabulary[],
  field: string,
  names: Spellings,
): readonly Vocabulary[] {
  const found = vocabularies.find(({ fields }) => fields.includes(field));
  if (found === undefined) return refuse(`aliases.${field}`, 'a field that takes codes');
  for (const code of Object.keys(names))
    if (found.codeOf(code) !== code) refuse(`aliases.${field}`, `codes of ${field}`, code);
  const byName = codesByName(names);
  const codeOf = (text: string) => {
    const known = found.codeOf(text);
    return known === text ? text : (byName.get(nameKey(text)) ?? known);
  };
  return vocabularies.map((each) => (each === found ? { ...each, codeOf } : each));
}
