import type { AmountValue } from '../../core/numbers/amount-value.ts';
import { limits } from '../../core/options/limits.ts';
import {
  type ClosedList,
  type FieldFacts,
  type RequestFacts,
  standsOnLine,
  type ValueKind,
} from '../../core/specification/fields.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import type {
  ClassificationRequest as ClassificationObject,
  DocumentRequest,
  LineRequest,
} from '../../generated/request-types.js';

/** The document request (invoice or credit note, issued by the seller or self-billed) and its objects. */
export type * from '../../generated/request-types.js';
export type { TransactionTypeRequest as SentTransactionType } from '../../generated/request-types.js';
export type { ClassificationObject };

/** An item classification: only a code, or a code with its list. */
export type ClassificationRequest = string | ClassificationObject;

/** A request as it is sent; a business fact may give the rate of a line. */
export type SentRequest<Amount extends AmountValue = number> = Omit<DocumentRequest<Amount>, 'lines'> & {
  lines: SentLine<Amount>[];
};
export type SentLine<Amount extends AmountValue = number> = Omit<LineRequest<Amount>, 'vatRate'> & {
  vatRate?: Amount | null | undefined;
};

/** The flags of a transaction, by their names in the specification. */
export type TransactionTypeRequest = Readonly<Record<string, boolean | null | undefined>>;

/** The codes of a specification that affect the shape of a request. */
export type RequestCodes = Readonly<Record<ClosedList, readonly string[]>>;

/** Reads the codes off a specification. */
export function requestCodes(
  specification: Pick<
    RequestSpecification,
    'documentTypes' | 'requestVatCategories' | 'itemTypes' | 'supplies'
  >,
): RequestCodes {
  const supplies = Object.entries(specification.supplies ?? {});
  return {
    documentTypes: Object.keys(specification.documentTypes),
    vatCategories: specification.requestVatCategories,
    itemTypes: Object.keys(specification.itemTypes),
    supplies: supplies.map(([name]) => name),
    suppliesOfLines: supplies.flatMap(([name, fact]) => (standsOnLine(fact) ? [name] : [])),
  };
}

const limitOfKind = {
  text: 'maxTextLength',
  code: 'maxCodeLength',
  identifier: 'maxIdentifierLength',
} as const satisfies Partial<Record<ValueKind, keyof typeof limits>>;

/** The maximum number of characters in a text field, or of entries in a list. */
export function mostOf(field: FieldFacts): number {
  const { kind, most } = field;
  if (most !== undefined) return limits[most];
  return kind in limitOfKind ? limits[limitOfKind[kind as keyof typeof limitOfKind]] : limits.maxEntries;
}

/** The maximum length of a text that stands for an object in a list: the limit of the field that it fills. */
export function mostOfText(
  { of, text }: { readonly of: string; readonly text: string },
  facts: RequestFacts,
): number {
  const field = facts[of]?.fields[text];
  if (field === undefined) throw new TypeError(`${of} has no field ${text}`);
  return mostOf(field);
}

/** The message case for a missing field that may be null. */
export const requiredOrNullText = 'requiredOrNull';

/** Tells whether the schema allows null for an absent object. */
export function mayBeNull(object: string, facts: RequestFacts): boolean {
  return Object.values(facts).some(({ fields }) =>
    Object.values(fields).some(
      (field) => field.kind === 'group' && field.of === object && field.presence === 'nullable',
    ),
  );
}
