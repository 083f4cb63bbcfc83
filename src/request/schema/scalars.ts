import * as z from 'zod';
import { limits } from '../../core/limits.ts';

/** Text of bounded length; blank text counts as left out when the request is normalised. */
export const text = z.string().max(limits.textLength);

/** What is in a code list, or goes by the scheme that a code names. */
export const code = z.string().max(limits.codeLength);

/** What a document, a party or an item is known by. */
export const identifier = z.string().max(limits.identifierLength);

/** A JSON number that is finite and small enough to be held exactly to the cent. */
export const number = z.number().min(-limits.magnitude).max(limits.magnitude);

/** ISO 8601 full date, a real calendar day. */
export const date = z.iso.date();

/** Absent, null or a text. */
export const optionalText = text.nullish();
export const optionalCode = code.nullish();
export const optionalIdentifier = identifier.nullish();
export const optionalNumber = number.nullish();
export const optionalDate = date.nullish();

/** The case of a malformed field that is missing and may be null. */
export const requiredOrNullText = 'requiredOrNull';

/** Says that a field must be there even when it has no value. */
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
