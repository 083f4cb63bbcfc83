import { type Code, type Finding, malformedField, type Values } from '../core/findings/finding.ts';
import { oncePer } from '../core/once-per.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { NamesOfAmounts } from '../core/specification/specification.ts';
import { didYouMean, isTypingErrorOf } from '../core/text/did-you-mean.ts';
import { remembering } from '../core/text/remembering.ts';
import { nameKey } from '../core/text/text.ts';
import { decidingFields, type Fields, requestFieldsOf } from './fields.ts';
import { isDescribing, wordsOf } from './name-words.ts';
import { isAmongEntries, isNamedAmount, isSet, meaningOf, saysSomething } from './other-names.ts';
import { type RecordStatement, recordStatement } from './record.ts';
import { repeatsFigure } from './repeated-figures.ts';
import { moneySaid, refusalOf, shownValue, taxFlagNamed, treatmentOf } from './unknown-values.ts';

/** A field that the interface does not know, and the unused field with the nearest name, if any. */
export interface UnknownField {
  readonly path: string;
  readonly meant: string | undefined;
  readonly meantPath: string | undefined;
  /** Its right name, if no other field has a similar name. */
  readonly rename: string | undefined;
  /**
   * The text that refuses it, if amounts or VAT depend on it: it would set a transaction flag, says what the record is
   * or that prices include the tax, has a value and probably means a field that affects them, or is an amount that no field decides.
   */
  readonly refusal:
    | ReturnType<typeof refusalOf>
    | 'saidOtherwise'
    | 'unknownFlag'
    | 'misspeltFlag'
    | Exclude<RecordStatement['says'], 'pricesWithoutTax'>
    | 'misspeltDecisive'
    | 'unknownAmount'
    | 'tooManyUnknownNames'
    | NonNullable<NamesOfAmounts['text']>
    | undefined;
  /** The content that is then missing in the document, as messages show it. */
  readonly value: string | undefined;
  /** The field that says it otherwise, if it is sent too. */
  readonly saidBy: string | undefined;
  /** The document type that was sent. */
  readonly type: string | undefined;
  /** For a flag about tax, the VAT category that says the same. */
  readonly category: Code | undefined;
  /** Whether it only identifies or describes, or says what another field says too; or says nothing. */
  readonly isHarmless: boolean;
  /** The amount of money that it is by its name and value, if it is one. */
  readonly amount: number | undefined;
}

/**
 * The fields of a request that the interface does not know. They are ignored, and reported because most are
 * misspelt.
 */
export function unknownFields(
  request: unknown,
  specification: RequestSpecification,
  ignoredFields: readonly string[] = [],
): UnknownField[] {
  const unknown: UnknownField[] = [];
  collect(requestFieldsOf(specification), request, '', {
    ...{ request, specification, ignoredFields, unknown },
    names: new Set(),
    told: new Map(),
  });
  return unknown;
}

/** The fields to look for, and where they are kept. */
interface Search {
  readonly request: unknown;
  readonly specification: RequestSpecification;
  readonly ignoredFields: readonly string[];
  readonly unknown: UnknownField[];
  readonly names: Set<string>;
  /** Of fields that are only told, how many there are of each severity, and the one that stands for those beyond the limit. */
  readonly told: Map<boolean, { count: number; readonly last: UnknownField }>;
}

/** Fields that are only told beyond so many are counted. */
const mostTold = 1000;

/** A request with more unknown names is refused, and the rest of it not looked at: to explain each takes long. */
const mostNames = 1000;

function collect(fields: Fields, value: unknown, path: string, search: Search): void {
  const { unknown, ignoredFields, names, specification } = search;
  if (names.size > mostNames) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      collect(fields, value[index], `${path}[${index}]`, search);
  } else if (typeof value === 'object' && value !== null) {
    let unused: readonly string[] | undefined;
    for (const name of Object.keys(value)) {
      const inner = fields.get(name);
      if (inner === null) continue;
      // Editors use this field to find the schema of the document.
      if (path === '' && name === '$schema') continue;
      if (inner === undefined) {
        if (isIgnored(below(path, name), name, ignoredFields)) continue;
        names.add(name);
        if (names.size > mostNames) {
          unknown.push(beyondNames(below(path, name)));
          return;
        }
        unused ??= unusedFields(fields, value, specification);
        keep(unknownField(path, name, value, fields, unused, search), search);
      } else collect(inner, Reflect.get(value, name), below(path, name), search);
    }
  }
}

/** Keeps a field; one object stands for all that are only counted. */
function keep(field: UnknownField, { unknown, told }: Search): void {
  const { refusal, meant, isHarmless } = field;
  const before = refusal === undefined && meant === undefined ? told.get(isHarmless) : undefined;
  if (before === undefined || before.count < mostTold) unknown.push(field);
  else unknown.push(before.last);
  if (refusal === undefined && meant === undefined)
    told.set(isHarmless, {
      count: (before?.count ?? 0) + 1,
      last: before !== undefined && before.count >= mostTold ? before.last : { ...field, amount: undefined },
    });
}

function beyondNames(path: string): UnknownField {
  const nothing = { meant: undefined, meantPath: undefined, rename: undefined, saidBy: undefined };
  const unsaid = { category: undefined, type: undefined, isHarmless: false, amount: undefined };
  return { path, ...nothing, refusal: 'tooManyUnknownNames', value: String(mostNames), ...unsaid };
}

/** Whether a caller has named a field, by its name alone or by its path with `[]` for the entries of a list. */
function isIgnored(path: string, name: string, ignoredFields: readonly string[]): boolean {
  if (ignoredFields.length === 0) return false;
  return ignoredFields.includes(name) || ignoredFields.includes(path.replaceAll(/\[\d+\]/g, '[]'));
}

/** The fields that are missing or say nothing, with those of its parts that may be sent beside them. */
function unusedFields(fields: Fields, within: object, specification: RequestSpecification): string[] {
  const { flattened, ofEveryLine } = decidingFields(specification);
  return [...fields].flatMap(([name, inside]) => {
    const value: unknown = Reflect.get(within, name);
    const beside =
      inside && flattened.includes(name) ? unusedFields(inside, Object(value), specification) : [];
    if (name === 'lines') beside.push(...ofEveryLine.filter((field) => isMissingInSome(value, field)));
    return saysSomething(value) ? beside : [name, ...beside];
  });
}

function isMissingInSome(parts: unknown, field: string): boolean {
  return Array.isArray(parts) && parts.some((part) => !saysSomething(Reflect.get(Object(part), field)));
}

/**
 * A field with the known one that it probably means: by another system's name for it, or by a similar name. Only a
 * misspelt name that is near to no other field can be fixed with certainty.
 */
function unknownField(
  path: string,
  name: string,
  within: object,
  fields: Fields,
  unused: readonly string[],
  { request, specification }: Search,
): UnknownField {
  const value: unknown = Reflect.get(within, name);
  const { decisive, compared } = decidingFields(specification);
  const statement = recordStatementAt(path, name, value, { request, specification });
  const meaning = withSameName(meaningOf(name, value, specification), name, fields);
  const named = meaning.fields.find((field) => unused.includes(field));
  const sentToo =
    named === undefined &&
    meaning.fields.find((field) => placeOf(field, fields, specification) !== undefined);
  const field = sentToo ? lackingIn(sentToo, value, within) : (named ?? similar(name, unused, specification));
  const flag = taxFlagNamed(name, specification);
  const place = field === undefined ? '' : placeOf(field, fields, specification);
  const meant = field && `${place}${field}`;
  const others = unused.filter((other) => other !== field);
  const amountsAreSent = !unused.some((each) => compared.has(each));
  const isAmongSent = sentToo === 'allowancesCharges' && field === undefined;
  const unknownPlace = { name, value, within, request, amountsAreSent };
  const isRepeated =
    isAmongSent ||
    statement?.says === 'pricesWithoutTax' ||
    repeatsFigure(unknownPlace, fields, meaning, specification);
  const treatment = isRepeated ? 'harmless' : treatmentOf(unknownPlace, specification);
  // A slip of the pen is that field, whatever else its letters may say.
  const isSlip = named === undefined && !sentToo && isTypingErrorOf(name, field ?? '');
  const isCertain =
    place === '' &&
    (!meaning.fields.includes(field ?? '') || nameKey(name) === nameKey(field ?? '')) &&
    (fields.get(field ?? '') === null || typeof value === 'object') &&
    similarName(name, others) === undefined;
  return {
    path: [below(path, name), ...(statement?.steps ?? [])].join('.'),
    meant,
    meantPath: meant && below(path, meant),
    rename: isCertain && !/[.[\]]/.test(name) ? meant : undefined,
    refusal: refusal(),
    value: statement || treatment !== undefined ? shownValue(statement ? statement.value : value) : undefined,
    saidBy: sentToo ? `${placeOf(sentToo, fields, specification)}${sentToo}` : undefined,
    type: statement && String(Reflect.get(Object(request), 'documentType')),
    category: flag && { code: flag.categories[0] ?? '', list: 'vatCategories' },
    // A field that probably means one of ours does more than describe.
    isHarmless: (meant === undefined && treatment === 'harmless') || isEmpty(value),
    amount: treatment === 'harmless' ? undefined : moneySaid(name, value, specification),
  };

  function refusal(): UnknownField['refusal'] {
    if (path === 'transactionType' && isSet(value))
      return meant === undefined ? 'unknownFlag' : 'misspeltFlag';
    if (statement !== undefined && statement.says !== 'pricesWithoutTax') return statement.says;
    if (isRepeated) return undefined;
    const isDecisive =
      place === 'transactionType.'
        ? isSet(value)
        : [field, place?.slice(0, -1)].some((each) => decisive.has(each ?? '')) && saysSomething(value);
    // A number that is not repeated leaves nothing to say of it.
    const isShown = shownValue(value) !== undefined;
    if (isDecisive && flag !== undefined && isSet(value)) return 'taxFlag';
    if (isDecisive) return (isShown ? meaning.text : undefined) ?? 'misspeltDecisive';
    if (isSlip) return undefined;
    const isUndecided = !sentToo && !amountsAreSent;
    if (isUndecided && treatment !== 'harmless' && isNamedAmount(name, value, specification))
      return meant === undefined ? 'unknownAmount' : 'misspeltDecisive';
    if (treatment !== 'refuse') return undefined;
    if (!isShown) return 'unknownAmount';
    if (meaning.text !== undefined) return meaning.text;
    const refused = refusalOf(name, value, specification);
    const isSaidToo = sentToo && typeof Reflect.get(within, sentToo) === typeof value;
    return refused === 'unknownValue' && isSaidToo ? 'saidOtherwise' : refused;
  }
}

/** What a field says of the whole record or of its line; inside other parts only whether tax is in their amounts. */
function recordStatementAt(
  path: string,
  name: string,
  value: unknown,
  { request, specification }: Pick<Search, 'request' | 'specification'>,
): RecordStatement | undefined {
  const statement = recordStatement(name, value, request, specification);
  const isOfRecord = path === '' || /^lines\[\d+\]$/.test(path);
  return isOfRecord || statement?.says.startsWith('prices') ? statement : undefined;
}

/** Whether a value stands for nothing: null, an empty text or list, zero or false. */
function isEmpty(value: unknown): boolean {
  return !saysSomething(value) || value === '0';
}

const fieldsByKey = oncePer((fields: Fields) => {
  const names = [...fields.keys()].toReversed();
  return new Map(names.map((field) => [nameKey(field), field]));
});

/** The meaning of a name, first that of the field which it is in other letters. */
function withSameName(
  meaning: ReturnType<typeof meaningOf>,
  name: string,
  fields: Fields,
): ReturnType<typeof meaningOf> {
  const same = fieldsByKey(fields).get(nameKey(name));
  return same === undefined ? meaning : { ...meaning, fields: [same, ...meaning.fields] };
}

/** The same names come again in every line. */
const similarKnown = remembering((key: string) => {
  const [name = '', ...candidates] = key.split('\n');
  return didYouMean(name, candidates);
});

function similarName(name: string, candidates: readonly string[]): string | undefined {
  return name.includes('\n') ? didYouMean(name, candidates) : similarKnown([name, ...candidates].join('\n'));
}

/** The field with a similar name; one that describes is not like a field that ends otherwise, as `transactionDate` does. */
function similar(
  name: string,
  candidates: readonly string[],
  specification: RequestSpecification,
): string | undefined {
  const words = wordsOf(name);
  // Debiting is the contrary of crediting, however like the words are.
  if (words.some((word) => specification.aliases.unlike.includes(word))) return undefined;
  if (words.length === 1 || !isDescribing(name, specification)) return similarName(name, candidates);
  const last = words.at(-1) ?? '';
  return didYouMean(
    name,
    candidates.filter((each) => didYouMean(last, [wordsOf(each).at(-1) ?? '']) !== undefined),
  );
}

/** The path before a field where it is known: nothing, or the object or list that it belongs in. */
function placeOf(field: string, fields: Fields, specification: RequestSpecification): string | undefined {
  if (fields.has(field)) return '';
  const { flattened, ofEveryLine } = decidingFields(specification);
  const holder = flattened.find((each) => fields.get(each)?.has(field));
  if (holder !== undefined) return `${holder}.`;
  return ofEveryLine.includes(field) && fields.has('lines') ? 'lines[].' : undefined;
}

/** A list that is sent may lack an entry of which another name speaks; any other field that is sent decides. */
function lackingIn(sent: string, value: unknown, within: object): string | undefined {
  const entries: unknown = Reflect.get(within, sent);
  return sent !== 'allowancesCharges' || isAmongEntries(value, entries) ? undefined : sent;
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** Names in the text that refuses a field. */
function valuesOf({ meant, saidBy, value, category, type }: UnknownField): Values {
  return {
    meant: meant ?? saidBy ?? '',
    value: value ?? '',
    type: type ?? '',
    ...(category && { category }),
  };
}

/** The finding about a field that the interface does not know; one object for those that are only counted. */
export const unknownFieldFinding = oncePer((field: UnknownField): Finding => {
  const { path, meant, rename, refusal, value, isHarmless } = field;
  const remedy = rename === undefined ? undefined : { name: rename };
  if (refusal !== undefined) return malformedField(refusal, path, valuesOf(field), remedy);
  const severity = isHarmless ? 'information' : 'warning';
  const known = { rule: 'pint-ae-unknown-field', severity, path, foundBy: 'shape' } as const;
  if (meant !== undefined && value !== undefined)
    return { ...known, text: 'misspeltValue', values: { field: path, meant, value }, remedy };
  if (meant !== undefined) return { ...known, text: 'misspeltField', values: { field: path, meant }, remedy };
  if (value === undefined) return { ...known, values: { field: path } };
  const text = isHarmless ? 'describingValue' : 'unknownFieldValue';
  return { ...known, text, values: { field: path, value } };
});
