import type { ReadObject } from '../request/shape.ts';

/** Reads a request whose lines are any values: each of them is read on its own. */
export const readDocumentRequest: ReadObject;

export const readLine: ReadObject;

/** The fields of each object of the request in their order, with the object that stands in them; null for a plain value. */
export const requestFields: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
