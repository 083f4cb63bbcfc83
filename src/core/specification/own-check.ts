import type { ComputedInvoice } from '../invoice/computed-invoice.ts';
import type { Localised } from '../messages/language.ts';
import { checkArgument } from '../options/check-options.ts';
import {
  callback,
  expected,
  hasMembers,
  listOf,
  oneOf,
  optionsOf,
  required,
  text,
  textLike,
} from '../options/option-kinds.ts';
import type { Check, CheckFinding, Circumstances } from './check.ts';

/** A program's own check, with its texts. Its findings are warnings, and issues under `strict`. */
export interface OwnCheck {
  /** The rule of its issues, such as `acme-buyer-reference`; ids that begin with `pint-ae-` belong to the library. */
  readonly id: string;
  /** The problem, with `{names}` for values of a finding. */
  readonly message: OwnText;
  /** The remedy. */
  readonly hint?: OwnText | undefined;
  /** Default: `warning`. Only the official rules make a document invalid, unless the caller is strict. */
  readonly severity?: 'warning' | 'information' | undefined;
  /** Its business terms, such as `IBT-019`. */
  readonly terms?: readonly string[] | undefined;
  /** Its findings exist only in a request, so the check is skipped if the document is UBL. */
  readonly needs?: 'request' | undefined;
  /** Returns true if the check applies to a document; by default it applies to all. */
  readonly applies?: ((invoice: ComputedInvoice) => boolean) | undefined;
  /** Returns the places that break the check. It is synchronous: a promise is a fault. */
  readonly find: (invoice: ComputedInvoice, circumstances: Circumstances) => readonly CheckFinding[];
}

/** A text in both languages or in one; with one, all readers get the same text. */
export type OwnText = Localised | { readonly en: string } | { readonly ar: string };

/** The kind of a program's own text. */
export const ownTextKind = expected<OwnText>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(
      ([language, text]) => (language === 'en' || language === 'ar') && typeof text === 'string',
    ),
  'a text in a language or both, such as { en, ar }',
);

/** A program's own text in both languages. */
export function inBothLanguages(text: OwnText): Localised {
  return 'en' in text ? { ar: text.en, ...text } : { en: text.ar, ...text };
}

export const ownCheckKind = optionsOf<OwnCheck>({
  id: required(
    textLike(
      (value) => /^[a-z][\w.-]*$/i.test(value) && !value.startsWith('pint-ae-'),
      'an id of letters, digits and hyphens that does not begin with pint-ae-',
    ),
  ),
  message: required(ownTextKind),
  hint: ownTextKind,
  severity: oneOf(['warning', 'information']),
  terms: listOf(text),
  needs: oneOf(['request']),
  applies: callback<OwnCheck['applies']>(),
  find: required(callback<OwnCheck['find']>()),
});

/**
 * Makes a program's own check. Pass it to `extendSpecification`.
 *
 * @example
 * ```ts
 * const buyerReference = defineCheck({
 *   id: 'acme-buyer-reference',
 *   message: { en: 'The invoice has no order number.', ar: 'لا يوجد رقم طلب في الفاتورة.' },
 *   find: ({ buyerReference }) => (buyerReference ? [] : [{ path: 'references.buyerReference' }]),
 * });
 * console.log(buyerReference.id); // acme-buyer-reference
 * ```
 * @throws {CallerError} if a member is missing or of another kind.
 * @since 0.1.0
 */
export function defineCheck(check: OwnCheck): OwnCheck {
  checkArgument('defineCheck', 'check', ownCheckKind, check);
  return Object.freeze({ ...check });
}

/** Converts a program's own check to a check of a specification. */
export function asCheck({ id, severity = 'warning', needs, applies = () => true, find }: OwnCheck): Check {
  return {
    id,
    severity,
    ...(needs === undefined ? {} : { needs }),
    find: (invoice, circumstances) => (applies(invoice) ? findings(find(invoice, circumstances)) : []),
  };
}

function findings(found: unknown): readonly CheckFinding[] {
  const isList = Array.isArray(found) && found.every((each) => hasMembers(each, { path: 'string' }));
  if (!isList) throw new TypeError('find returned something else than a list of places, each with a path');
  return found;
}
