import type { ReadObject } from '../request/shape.ts';

/** Reads a request except for its lines, each of which is read separately. */
export const readDocumentRequest: ReadObject;

export const readLine: ReadObject;

/** The form of a date that exists in the calendar. */
export const dateForm: RegExp;
