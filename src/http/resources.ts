import { catalogue, catalogueTextsIn } from '../api/catalogue.ts';
import type { Language } from '../core/messages/language.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { optionsOf } from '../core/options/option-kinds.ts';
import { withTexts } from '../specification/both-languages.ts';
import { checkLanguage, textOrNull } from './arguments.ts';
import type { Answer } from './document-work.ts';

/** A rule of the catalogue in one language. */
export interface RuleResource {
  readonly id: string;
  /** `shared` for all PINT countries, or the name of the UAE's own set. */
  readonly set: string;
  readonly topic: string;
  readonly severity: 'fatal';
  readonly terms: readonly string[];
  readonly fields: readonly string[];
  readonly title: string;
  readonly message: string;
  readonly hint: string;
}

/**
 * Returns a rule by its id, in a language, or undefined.
 *
 * @example
 * ```ts
 * console.log(describeRule('ibr-002', 'en')?.terms.join()); // IBT-001
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function describeRule(id: string, language: Language): RuleResource | undefined {
  checkLanguage('describeRule', language);
  return resourceOf(id, language);
}

function resourceOf(id: string, language: Language): RuleResource | undefined {
  const entry = catalogue.get(id);
  if (entry === undefined) return undefined;
  const { set, topic, severity, terms, fields } = entry;
  return {
    id,
    set,
    topic,
    severity,
    terms,
    fields,
    ...(catalogueTextsIn(id, withTexts(language)) ?? entry.en),
  };
}

/** Selects rules of the catalogue by topic or by business term. */
export interface RuleFilter {
  readonly topic?: string | null;
  readonly term?: string | null;
}

const ruleFilterKind = optionsOf<RuleFilter>({ topic: textOrNull, term: textOrNull });

/** Rules in the form of the interface's lists, on a single page. */
export interface RuleList {
  readonly items: readonly RuleResource[];
  readonly nextCursor: null;
}

/**
 * The official rules, explained in a language.
 *
 * @example
 * ```ts
 * console.log(listRules('en', { topic: 'lines' }).items.map(({ id }) => id).includes('ibr-167-ae')); // true
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function listRules(language: Language, filter: RuleFilter = {}): RuleList {
  checkLanguage('listRules', language);
  checkOptions('listRules', ruleFilterKind, filter);
  const { topic, term } = filter;
  const items = Array.from(catalogue.keys(), (id) => resourceOf(id, language))
    .filter((rule) => rule !== undefined)
    .filter((rule) => !topic || rule.topic === topic)
    .filter((rule) => !term || rule.terms.includes(term.toUpperCase()));
  return { items, nextCursor: null };
}

/** A value that any client may read and cache for a while. */
export function resourceAnswer(value: unknown, mediaType: string, language?: Language): Answer {
  return {
    status: 200,
    headers: {
      'content-type': mediaType,
      'cache-control': 'public, max-age=3600',
      ...(language === undefined ? {} : { 'content-language': language, vary: 'accept-language' }),
    },
    body: JSON.stringify(value),
    outcome: null,
    rules: [],
  };
}
