import { unknownToSpecification, validateDocumentOptionShape } from '../api/option-shapes.ts';
import type { ValidateOptions } from '../api/options.ts';
import {
  dateTimeWithZone,
  type OptionShape,
  oneOf,
  optionsOf,
  required,
  text,
  trueOrFalse,
} from '../core/options/option-kinds.ts';
import { identifier } from './network-issues.ts';
import {
  type TaxDataRole,
  type TaxDataScope,
  type TaxDataType,
  taxDataRoles,
  taxDataScopes,
  taxDataTypes,
} from './tax-data-codes.ts';

/** Options of a report, in addition to those of validation. */
export interface TaxDataOptions extends ValidateOptions {
  readonly role: TaxDataRole;
  /** Default: S; F if the receiver's provider reports a document that is not valid. */
  readonly type?: TaxDataType | undefined;
  /** The identifier of the tax authority, a provider like others: `000773`. */
  readonly authority: string;
  /** The provider that reports: `001147`. */
  readonly representative: string;
  /** Default: derived from the countries and addresses of the parties, with a note. */
  readonly scope?: TaxDataScope | undefined;
  /**
   * InstanceIdentifier of the envelope in which the document travelled; default: the identifier of the given
   * envelope.
   */
  readonly transportHeaderId?: string | undefined;
  /** Time of the report, with its time zone: `2026-01-31T08:00:05Z`. */
  readonly issuedAt: string;
  /**
   * True to report the values of the document too; only type F may omit them. Default: true, unless a failed document
   * lacks the necessary values.
   */
  readonly reportedDocument?: boolean | undefined;
  /**
   * True to include only the root of the document, as the official examples do, so that nothing in it can break the
   * schema of UBL. Default: the whole document without its attachments.
   */
  readonly identificationOnly?: boolean | undefined;
}

/** The options of a report itself. */
export const taxDataShape = {
  role: required(oneOf(taxDataRoles)),
  type: oneOf(taxDataTypes),
  authority: required(text),
  representative: required(text),
  scope: oneOf(taxDataScopes),
  transportHeaderId: identifier,
  issuedAt: required(dateTimeWithZone),
  reportedDocument: trueOrFalse,
  identificationOnly: trueOrFalse,
} satisfies OptionShape<Omit<TaxDataOptions, keyof ValidateOptions>>;

export const taxDataOptionsKind = optionsOf<TaxDataOptions>(
  { ...validateDocumentOptionShape, ...taxDataShape },
  unknownToSpecification,
);
