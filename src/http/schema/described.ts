import type * as z from 'zod';

/** What a field holds, and values that an editor may offer. */
export interface FieldText {
  readonly description: string;
  readonly examples?: readonly (string | number)[];
}

/** An object of the interface with what is to be said of it and of each of its fields. */
export interface DescribedSchema<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly schema: z.ZodObject<Shape>;
  readonly title: string;
  readonly description: string;
  readonly fields: { readonly [Name in keyof Shape]: FieldText };
}

/** The same, with its fields held to those of the schema: none forgotten, none too many. */
export function described<Shape extends z.ZodRawShape>(text: DescribedSchema<Shape>): DescribedSchema {
  return text;
}

/** A text without values to offer. */
export function field(description: string, examples?: readonly (string | number)[]): FieldText {
  return examples === undefined ? { description } : { description, examples };
}

/** The codes of a list, for a field that takes them. */
export function codesOf({ codes }: { readonly codes: object }): string[] {
  return Object.keys(codes);
}
