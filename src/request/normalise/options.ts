import { type VatRounding, vatRoundings } from '../../core/invoice/invoice.ts';
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
import type { OptionMistake } from '../../core/options/option-mistake.ts';
import { nonBlank } from '../../core/text/text.ts';
import { namedFields } from '../named-fields.ts';

/** Facts that the caller knows in addition to the request. Nothing here is read from a clock or at random. */
export interface NormaliseOptions {
  /** Replaces the request's `documentType`, as credit-note endpoints do. */
  readonly documentType?: string;
  /** The document's UUID (BTAE-07); default: a name-based UUID derived from the request. */
  readonly uuid?: string | null;
  /** Issue time (IBT-168), such as `10:30:00+04:00`; default: not written. */
  readonly issueTime?: string | null;
  /** The reason for credit notes (BTAE-03), for requests that do not give one. */
  readonly creditNoteReasonCode?: string | null;
  /**
   * True to split allowances and charges of the document that have no VAT category over the categories of the lines. Default:
   * they are an issue if the lines have several.
   */
  readonly splitDiscounts?: boolean;
  /**
   * Rounding of VAT by the caller's system; default `per-category`, as the format does. With `per-line` a VAT total
   * that is the VAT of each line rounded is accepted: the total of the format is written, the amount due stays as
   * sent by the rounding amount (IBT-114), and the adjustments list what is written differently.
   */
  readonly vatRounding?: VatRounding;
  /**
   * True to write the amounts of a credit note that is negative throughout without their signs, which one warning says; if an
   * amount is positive, nothing is turned. Default: negative amounts are an issue.
   */
  readonly turnNegative?: boolean;
  /**
   * Meanings of texts that are sent as units, such as `{ CTN: 'XCT' }`: each with its code.
   * They decide before the list does, and in any spelling of the text.
   */
  readonly units?: Readonly<Record<string, string>>;
  /**
   * The company that the caller works for, or all of them: fills fields of the issuer that are null or missing, if all
   * that the issuer says of who it is agrees. An issuer of which only some of it agrees is an issue.
   */
  readonly company?: CompanyProfile | readonly CompanyProfile[];
  /**
   * Fields of the caller's system that the request does not have, by name or by path (`lines[].costPrice`): nothing is
   * said of them.
   */
  readonly ignoreFields?: readonly string[];
}

/** A text as requests have it: null where there is none. */
export type NullableText = string | null | undefined;

/**
 * A company as its server or ERP knows it, in the fields of a request: identified by its TRN, TIN or participantId, with its
 * complete legal registration and the account to which its invoices are paid. A member of a VAT group gives the TRN of
 * the group and its own TIN or participantId.
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
  /** Needed beside the number. */
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

/** A company that nothing identifies, or a registration without its type. */
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
