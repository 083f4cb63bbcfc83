import type { Language } from './language.ts';
import type { Specification } from './specification.ts';

/** What a field of the document request holds: an entry of `messages/fields.json`. */
export interface FieldText {
  /** Business terms that the field gives the value of. */
  readonly terms?: readonly string[];
  /** A sentence or two, without the terms. */
  readonly description: Readonly<Record<Language, string>>;
  /** Values that an editor may offer, or the code list of the specification that they stand in. */
  readonly examples?: readonly (string | number)[];
  readonly codeList?: string;
}

/** What an object of the document request is, and each of its fields. */
export interface ObjectText {
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  readonly fields: Readonly<Record<string, FieldText>>;
}

/** The texts of the objects of the document request, by the names that the interface gives them. */
export type FieldTexts = Readonly<Record<string, ObjectText>>;

/** A specification that says what the fields of its requests hold, for people. */
export interface DescribedSpecification extends Specification {
  readonly fields: FieldTexts;
}

/** The texts of PINT with what a country says otherwise, or says more. */
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

/** The description of a field with its terms, as readers of a schema see it. */
export function descriptionOf({ description, terms = [] }: FieldText, language: Language): string {
  const text = description[language];
  return terms.length === 0 ? text : `${text.replace(/\.$/, '')} (${terms.join(', ')}).`;
}
