import type { AddFinding } from '../../core/findings/add-finding.ts';
import { type VatRounding, vatRoundings } from '../../core/invoice/invoice.ts';
import type { OptionMistake } from '../../core/options/caller-error.ts';
import {
  listOf,
  type OptionShape,
  oneOf,
  oneOrMore,
  optionsOf,
  orNull,
  text,
  texts,
  trueOrFalse,
  uuid,
} from '../../core/options/option-kinds.ts';
import { nonBlank } from '../../core/text/text.ts';
import { namedFields } from '../fields.ts';
import type { DocumentRequest } from '../schema/request.ts';

/** Facts that the caller knows in addition to the request. Nothing here comes from a clock or is random. */
export interface NormaliseOptions {
  /** Replaces the request's `documentType`, as endpoints for credit notes do. */
  readonly documentType?: string;
  /** The document's UUID (BTAE-07); default: a name-based UUID derived from the request. */
  readonly uuid?: string | null;
  /** Issue time (IBT-168), such as `10:30:00+04:00`; default: not written. */
  readonly issueTime?: string | null;
  /** The reason (BTAE-03) for credit notes whose request has none. */
  readonly creditNoteReasonCode?: string | null;
  /**
   * True to divide allowances and charges of the document without a VAT category over the categories of the lines.
   * Default: they are an issue if the lines have several categories.
   */
  readonly splitDiscounts?: boolean;
  /**
   * Rounding of VAT in the caller's system; default `per-category`, as in the format. With `per-line`, a VAT total
   * that is the sum of the rounded VAT of the lines is accepted. The format's total is written, a rounding amount
   * (IBT-114) keeps the amount due as sent, and the adjustments list the values written differently.
   */
  readonly vatRounding?: VatRounding;
  /**
   * True to write the amounts of a fully negative credit note without their signs, with one warning. If an amount is
   * positive, no sign changes. Default: negative amounts are an issue.
   */
  readonly turnNegative?: boolean;
  /**
   * Meanings of texts sent as units, such as `{ CTN: 'XCT' }`: each with its code. They take precedence over the
   * list, in any spelling of the text.
   */
  readonly units?: Readonly<Record<string, string>>;
  /**
   * The company or companies for which the caller works. It fills in fields of the issuer that are null or missing, if
   * all identifying fields of the issuer agree with the company. If only some agree, that is an issue.
   */
  readonly company?: CompanyProfile | readonly CompanyProfile[];
  /**
   * Fields of the caller's system that the request lacks, by name or by path (`lines[].costPrice`); they are
   * ignored.
   */
  readonly ignoreFields?: readonly string[];
}

/** A text of a request; null if it was not sent. */
export type NullableText = string | null | undefined;

/**
 * A company as the caller's server or ERP has it, in the fields of a request: identified by its TRN, TIN or
 * participantId, with its complete legal registration and its bank account. For a member of a VAT group, set the
 * group's TRN and the member's own TIN or participantId.
 */
export interface CompanyProfile {
  readonly name?: NullableText;
  readonly trn?: NullableText;
  readonly tin?: NullableText;
  readonly participantId?: NullableText;
  readonly address?: CompanyAddress | null | undefined;
  readonly contactName?: NullableText;
  readonly contactPhone?: NullableText;
  readonly contactEmail?: NullableText;
  readonly legalRegistrationNumber?: NullableText;
  /** Required with the number. */
  readonly legalRegistrationType?: NullableText;
  readonly [namedFields.registrationAuthority]?: NullableText;
  readonly paymentBankAccount?: NullableText;
}

export interface CompanyAddress {
  readonly line1?: NullableText;
  readonly line2?: NullableText;
  readonly city?: NullableText;
  readonly countrySubentity?: NullableText;
  readonly postalCode?: NullableText;
  readonly countryCode?: NullableText;
}

const textOrNull = orNull(text);

const companyShape = {
  name: textOrNull,
  trn: textOrNull,
  tin: textOrNull,
  participantId: textOrNull,
  address: orNull(
    optionsOf<CompanyAddress>({
      line1: textOrNull,
      line2: textOrNull,
      city: textOrNull,
      countrySubentity: textOrNull,
      postalCode: textOrNull,
      countryCode: textOrNull,
    }),
  ),
  contactName: textOrNull,
  contactPhone: textOrNull,
  contactEmail: textOrNull,
  legalRegistrationNumber: textOrNull,
  legalRegistrationType: textOrNull,
  [namedFields.registrationAuthority]: textOrNull,
  paymentBankAccount: textOrNull,
} satisfies OptionShape<CompanyProfile>;

function incomplete(company: CompanyProfile, name: string): readonly OptionMistake[] {
  const { trn, tin, participantId, legalRegistrationNumber: number, legalRegistrationType: type } = company;
  if (nonBlank(number) !== undefined && nonBlank(type) === undefined)
    return [{ wrong: 'kind', name: `${name}.legalRegistrationType`, value: String(type), allowed: 'a text' }];
  const isKnown = [trn, tin, participantId].some((number) => nonBlank(number) !== undefined);
  const allowed = 'a company with its trn, tin or participantId';
  return isKnown ? [] : [{ wrong: 'kind', name, value: 'an object', allowed }];
}

export const normaliseOptionShape = {
  documentType: text,
  uuid: orNull(uuid),
  issueTime: textOrNull,
  creditNoteReasonCode: textOrNull,
  splitDiscounts: trueOrFalse,
  vatRounding: oneOf(vatRoundings),
  turnNegative: trueOrFalse,
  units: texts,
  company: oneOrMore(optionsOf<CompanyProfile>(companyShape, incomplete)),
  ignoreFields: listOf(text),
} satisfies OptionShape<NormaliseOptions>;

const replaceable = ['documentType', 'uuid', 'issueTime'] as const;

/** The request with the fields that options replace. A value that was sent and differs from the option is reported. */
export function withOptions(
  sent: DocumentRequest,
  options: NormaliseOptions,
  addInformation: AddFinding,
): DocumentRequest {
  const replaced = replaceable.flatMap((field) => {
    const written = options[field] ?? undefined;
    const value = nonBlank(sent[field]);
    if (written !== undefined && value !== undefined && value !== written)
      addInformation('optionApplied', field, { field, sent: value, written });
    return written === undefined ? [] : [[field, written]];
  });
  return replaced.length === 0 ? sent : { ...sent, ...Object.fromEntries(replaced) };
}
