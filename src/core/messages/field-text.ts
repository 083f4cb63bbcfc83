import type { Specification } from '../specification/specification.ts';
import type { Language } from './language.ts';

/** The texts of a field of the document request: an entry of `messages/fields.json`. */
export interface FieldText {
  /** Business terms whose value the field gives. */
  readonly terms?: readonly string[];
  /** A sentence or two that do not repeat the terms. */
  readonly description: Readonly<Record<Language, string>>;
  /** Values that an editor may offer, or the name of a code list of the specification that has them. */
  readonly examples?: readonly (string | number)[];
  readonly codeList?: string;
}

/** The texts of an object of the document request and of each of its fields. */
export interface ObjectText {
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  readonly fields: Readonly<Record<string, FieldText>>;
}

/** The texts of the objects of the document request, by the interface's names for them. */
export type FieldTexts = Readonly<Record<string, ObjectText>>;

/** A specification that also explains, for people, what the fields of its requests hold. */
export interface DescribedSpecification extends Specification {
  readonly fields: FieldTexts;
}

/** The texts of PINT with what a country changes or adds. */
export function withFieldTexts(
  shared: FieldTexts,
  own: Readonly<Record<string, Partial<ObjectText>>>,
): FieldTexts {
  return Object.fromEntries(
    Object.entries(shared).map(([name, object]) => [
      name,
      { ...object, ...own[name], fields: { ...object.fields, ...own[name]?.fields } },
    ]),
  );
}

/** The description of a field followed by its terms, as readers of a schema see it. */
export function descriptionOf({ description, terms = [] }: FieldText, language: Language): string {
  const text = description[language];
  return terms.length === 0 ? text : `${text.replace(/\.$/, '')} (${terms.join(', ')}).`;
}
