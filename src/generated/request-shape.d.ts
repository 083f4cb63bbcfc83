import type { ReadObject } from '../request/shape.ts';

/** Reads a request except for its lines, each of which is read separately. */
export const readDocumentRequest: ReadObject;

export const readLine: ReadObject;

/**
 * The fields of each object of the request in order, with the name of the object in them; null for a plain
 * value.
 */
export const requestFields: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
