import type { RootName } from '../invoice/invoice.ts';
import type { Language } from '../messages/language.ts';
import type { limits } from '../options/limits.ts';

/** Kind of a plain value; a `price` keeps all its digits, an `amount` is rounded to the cent. */
export type ValueKind = 'text' | 'code' | 'identifier' | 'date' | 'flag' | 'decimal' | 'amount' | 'price';

/** A list of codes that the specification closes: any other code makes a request malformed. */
export type ClosedList = 'documentTypes' | 'vatCategories' | 'itemTypes' | 'supplies' | 'suppliesOfLines';

export interface FieldBasics {
  /** `required`: it has a value; `nullable`: it is present, and may be null. Others may be left out. */
  readonly presence?: 'required' | 'nullable';
  /** Name of a field of its object that may give the value instead, in requests that have one. */
  readonly givenBy?: string;
  /** The limit of its length, if it differs from the limit of its kind. */
  readonly most?: keyof typeof limits;
  /** Amounts that are computed from it or compared with it, so that it must not be lost. */
  readonly decides?: 'amounts' | 'comparison';
  /** Documents for which null is the fix if the field is missing: all, or only those with one root. */
  readonly nullIsEnough?: 'always' | RootName;
}

export interface ValueFacts extends FieldBasics {
  readonly kind: ValueKind;
  readonly ubl?: undefined;
}

/** A plain field: its value is written as sent (amounts are rounded), and read back from the same place. */
export interface PlainFacts extends FieldBasics {
  readonly kind: ValueKind;
  /** The place of its value in UBL, below the element of its part: `cac:Item/cbc:BrandName`. */
  readonly ubl: string;
  /** Business terms of the field's value; for a party, the term of the seller and then that of the buyer. */
  readonly terms?: readonly string[];
}

export interface ChoiceFacts extends FieldBasics {
  readonly kind: 'choice';
  readonly among: ClosedList;
}

/** An object in a field, by the interface's name for it. */
export interface GroupFacts extends FieldBasics {
  readonly kind: 'group';
  readonly of: string;
}

/** A list of objects. */
export interface ListFacts extends FieldBasics {
  readonly kind: 'list';
  readonly of: string;
  /** The field of the object that a plain text sets, if a text is sent instead of the object. */
  readonly text?: string;
}

/** A field of the document request, for programs. */
export type FieldFacts = ValueFacts | PlainFacts | ChoiceFacts | GroupFacts | ListFacts;

/** An object of the document request, for programs, with its fields in the order of the interface. */
export interface ObjectFacts {
  readonly fields: Readonly<Record<string, FieldFacts>>;
}

/** The objects of a document request by the interface's names for them; `DocumentRequest` is the whole. */
export type RequestFacts = Readonly<Record<string, ObjectFacts>>;

export type InLanguages = Readonly<Record<Language, string>>;

/** A field of the document request, for people. */
export interface FieldTexts {
  /** Business terms of the field's value. */
  readonly terms?: readonly string[];
  /** Its name for people: next to an input, at the top of a column, in `Line 1, VAT rate`. */
  readonly title: InLanguages;
  /** One or two sentences that do not repeat the terms. */
  readonly description: InLanguages;
  /** The question that asks a person for a flag, and the answers other than yes and no. */
  readonly question?: InLanguages;
  readonly answers?: { readonly yes: InLanguages; readonly no: InLanguages };
  /** Its name on a printed document; a field without a label has its own section, or is not printed. */
  readonly label?: InLanguages;
  /** Values that an editor may offer, or the name of a code list of the specification that has these values. */
  readonly examples?: readonly (string | number)[];
  readonly codeList?: string;
}

/** A field of the document request, from which all code that reads, explains and offers it is made. */
export type FieldRow = FieldFacts & FieldTexts;

/** All data about an object of the document request. */
export interface ObjectRows {
  readonly title: InLanguages;
  readonly description: InLanguages;
  readonly fields: Readonly<Record<string, FieldRow>>;
}

export type FieldRows = Readonly<Record<string, ObjectRows>>;

/** A country's own field. */
export type OwnFieldRow = FieldRow & {
  /** The field before this one; default: the last field. */
  readonly after?: string;
};

/** A country's changes to an object of PINT, and its own fields in it. */
export interface OwnObjectRows extends Partial<Pick<ObjectRows, 'title' | 'description'>> {
  readonly fields: Readonly<Record<string, OwnFieldRow | Partial<FieldTexts>>>;
}

/** Returns the rows of PINT with a country's changes and additions. */
export function withFields(shared: FieldRows, own: Readonly<Record<string, OwnObjectRows>>): FieldRows {
  return Object.fromEntries(
    Object.entries(shared).map(([name, object]) => {
      const { fields = {}, ...texts } = own[name] ?? {};
      // A country's own field replaces a plain field of PINT at its place.
      const places = new Set(Object.values(fields).flatMap((row) => ('ubl' in row ? [row.ubl] : [])));
      const rows = Object.entries(object.fields).filter(
        ([name, row]) => !('ubl' in row && places.has(row.ubl)) || Object.hasOwn(fields, name),
      );
      for (const [name, { after, ...row }] of Object.entries(fields) as [string, OwnFieldRow][]) {
        const at = rows.findIndex(([field]) => field === name);
        const before = rows.findIndex(([field]) => field === after);
        // In other fields of PINT, a country changes only texts.
        if (at >= 0) rows[at] = [name, { ...object.fields[name], ...row } as FieldRow];
        else rows.splice(before < 0 ? rows.length : before + 1, 0, [name, row]);
      }
      return [name, { ...object, ...texts, fields: Object.fromEntries(rows) }];
    }),
  );
}

/** Tells whether a field may be left out, because another field of its object can give the value. */
export function mayBeGiven({ givenBy }: FieldBasics, fields: Readonly<Record<string, unknown>>): boolean {
  return givenBy !== undefined && Object.hasOwn(fields, givenBy);
}

/** The description of a field followed by its terms, as readers of a schema see it. */
export function descriptionOf({ description, terms = [] }: FieldTexts, language: Language): string {
  const text = description[language];
  return terms.length === 0 ? text : `${text.replace(/\.$/, '')} (${terms.join(', ')}).`;
}

/** Returns the facts of the fields for programs: their rows without texts. */
export function factsOf(objects: RequestFacts): RequestFacts {
  return Object.fromEntries(
    Object.entries(objects).map(([name, { fields }]) => [
      name,
      {
        fields: Object.fromEntries(Object.entries(fields).map(([field, row]) => [field, factsOfField(row)])),
      },
    ]),
  );
}

interface AllFacts {
  readonly among?: ClosedList;
  readonly of?: string;
  readonly text?: string;
  readonly ubl?: string | undefined;
  readonly terms?: readonly string[];
}

/** The members in a fixed order, so that the same facts give the same JSON. */
function factsOfField(field: FieldFacts): FieldFacts {
  const { kind, presence, givenBy, most, decides, nullIsEnough, among, of, text, ubl, terms } =
    field as FieldFacts & AllFacts;
  const ofPlain = ubl === undefined ? {} : { ubl, terms };
  return JSON.parse(
    JSON.stringify({ kind, presence, givenBy, most, decides, nullIsEnough, among, of, text, ...ofPlain }),
  );
}

/** A value that a fact writes. If several values mean the same, the first is written, and each of them is accepted. */
export type StatedValue = string | number | boolean;

/** A business fact about the supply, instead of the codes for it. */
export interface SupplyFact {
  /** The values that it writes, by path; `lines[]` means each line with the fact. */
  readonly writes: Readonly<Record<string, StatedValue | readonly StatedValue[]>>;
  /** Paths of the fields that only the sender knows. */
  readonly needs: readonly string[];
  /** Sentences that the fact adds to the notes of an invoice. */
  readonly notes?: readonly string[];
}

/** The business facts that a request may name, by name. */
export type SupplyFacts = Readonly<Record<string, SupplyFact>>;

/** Texts of a fact, for people. */
export interface SupplyTexts {
  readonly sentence: InLanguages;
  readonly source: InLanguages;
}

/** Tells whether a fact may be on a line. A fact on a line says nothing about the whole document. */
export function standsOnLine({ writes }: SupplyFact): boolean {
  return Object.keys(writes).every((path) => path.startsWith(ofLines));
}

/** Beginning of the paths of fields of a line. */
export const ofLines = 'lines[].';
