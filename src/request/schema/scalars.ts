import * as z from 'zod';
import { limits } from '../../core/options/limits.ts';

/** Text of limited length; a blank text counts as missing when the request is normalised. */
export const text = z.string().max(limits.textLength);

/** A code of a code list, or an identifier of the scheme that another code names. */
export const code = z.string().max(limits.codeLength);

/** An identifier of a document, a party or an item. */
export const identifier = z.string().max(limits.identifierLength);

/** A JSON number, finite and small enough to be exact to the cent. */
export const number = z.number().min(-limits.magnitude).max(limits.magnitude);

/** ISO 8601 full date that exists in the calendar. */
export const date = z.iso.date();

/** Absent, null or a text. */
export const optionalText = text.nullish();
export const optionalCode = code.nullish();
export const optionalIdentifier = identifier.nullish();
export const optionalNumber = number.nullish();
export const optionalDate = date.nullish();

/** The message case for a missing field that may be null. */
export const requiredOrNullText = 'requiredOrNull';

/** The message case if a field is missing that must be there even without a value. */
export function requiredOrNull(issue: { readonly input?: unknown }): string | undefined {
  return issue.input === undefined ? requiredOrNullText : undefined;
}

/** Must be present, and may be null. */
export const nullableText = z.string({ error: requiredOrNull }).max(limits.textLength).nullable();
export const nullableCode = z.string({ error: requiredOrNull }).max(limits.codeLength).nullable();
export const nullableIdentifier = z.string({ error: requiredOrNull }).max(limits.identifierLength).nullable();
export const nullableDate = z.iso.date({ error: requiredOrNull }).nullable();
export const nullableNumber = z
  .number({ error: requiredOrNull })
  .min(-limits.magnitude)
  .max(limits.magnitude)
  .nullable();
