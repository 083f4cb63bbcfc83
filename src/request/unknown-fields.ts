import type { Code } from '../core/findings/finding.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { NamesOfAmounts } from '../core/specification/specification.ts';
import { isTypingErrorOf } from '../core/text/did-you-mean.ts';
import { nameKey } from '../core/text/text.ts';
import { decidingFields, type Fields, requestFieldsOf } from './fields.ts';
import { isAmongEntries, isNamedAmount, isSet, meaningOf, saysSomething } from './other-names.ts';
import { type RecordStatement, recordStatement } from './record.ts';
import { type Figures, figuresOf, repeatsFigure } from './repeated-figures.ts';
import { similar, similarName, withSameName } from './similar-fields.ts';
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
  const { unknown, ignoredFields, names } = search;
  if (names.size > mostNames) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      collect(fields, value[index], `${path}[${index}]`, search);
  } else if (typeof value === 'object' && value !== null) {
    let part: Part | undefined;
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
        part ??= partAt(path, fields, value, search);
        keep(unknownField(name, part, search), search);
      } else collect(inner, Reflect.get(value, name), below(path, name), search);
    }
  }
}

/** An object that has unknown fields, with what is worked out once for all of them. */
interface Part {
  readonly path: string;
  readonly fields: Fields;
  readonly within: object;
  readonly unused: readonly string[];
  readonly figures: () => Figures;
}

function partAt(path: string, fields: Fields, within: object, { request, specification }: Search): Part {
  let figures: Figures | undefined;
  return {
    path,
    fields,
    within,
    unused: unusedFields(fields, within, specification),
    figures: () => {
      figures ??= figuresOf(within, fields, request, specification);
      return figures;
    },
  };
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
  name: string,
  { path, fields, within, unused, figures }: Part,
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
    repeatsFigure(unknownPlace, figures, meaning, specification);
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

const aboutTax: ReadonlySet<RecordStatement['says']> = new Set(['pricesWithTax', 'pricesWithoutTax']);

/** Reads what a field says of the whole record or of its line; inside other parts only whether tax is in their amounts. */
function recordStatementAt(
  path: string,
  name: string,
  value: unknown,
  { request, specification }: Pick<Search, 'request' | 'specification'>,
): RecordStatement | undefined {
  const statement = recordStatement(name, value, request, specification);
  const isOfRecord = path === '' || /^lines\[\d+\]$/.test(path);
  return isOfRecord || (statement !== undefined && aboutTax.has(statement.says)) ? statement : undefined;
}

/** Whether a value stands for nothing: null, an empty text or list, zero or false. */
function isEmpty(value: unknown): boolean {
  return !saysSomething(value) || value === '0';
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
