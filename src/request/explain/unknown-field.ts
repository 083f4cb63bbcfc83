import type { Finding } from '../../core/findings/finding.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import { isTypingErrorOf } from '../../core/text/did-you-mean.ts';
import { nameKey } from '../../core/text/text.ts';
import { decidingFields, type Fields, factsAt } from '../fields.ts';
import { acceptsValue } from './faults.ts';
import { type Figures, isConsistent, repeatsFigure } from './figures.ts';
import {
  isDescribing,
  isNamedAmount,
  meaningOf,
  moneySaid,
  mostSimilarName,
  nameSays,
  nearestField,
  taxFlagNamed,
  wordsOf,
} from './names.ts';
import { type RecordStatement, recordStatement } from './record-statement.ts';
import { unknownFieldFinding, unknownFieldRow } from './unknown-field-rows.ts';
import {
  amountSaid,
  firstInside,
  holdsNumber,
  isAmongEntries,
  isCurrency,
  isSet,
  saysSomething,
  shownValue,
} from './values.ts';

/** A field that the interface does not know. */
export interface UnknownField {
  /** The finding about the field. If it is an error, the field is refused, because amounts or VAT may depend on it. */
  readonly finding: Finding;
  /** The path of the unused field that is probably meant: by another system's name, or by a similar one. */
  readonly meantPath: string | undefined;
  /** The amount of money that name and value express, or undefined. */
  readonly amount: number | undefined;
}

/** The fields to search among, and where they are stored. */
export interface Search {
  readonly request: unknown;
  readonly specification: RequestSpecification;
  readonly ignoreFields: readonly string[];
  readonly unknown: UnknownField[];
  readonly names: Set<string>;
  /** For fields without a known meaning: the number of each severity, and one field for all unlisted ones. */
  readonly listed: Map<string, { count: number; readonly last: UnknownField }>;
}

/** An object with unknown fields, and the values that are computed once for all of them. */
export interface Part {
  readonly path: string;
  readonly fields: Fields;
  readonly within: object;
  readonly unused: readonly string[];
  readonly figures: () => Figures;
}

/** An unknown field, or the amount inside it that is refused: no sent totals show that it does not count. */
export function unknownField(name: string, part: Part, search: Search): UnknownField {
  const value: unknown = Reflect.get(part.within, name);
  const whole = described({ name, value, steps: name }, part, search);
  const isClear = typeof value !== 'object' || whole.finding.severity === 'error';
  if (isClear || areAmountsSent(part, search.specification)) return whole;
  const addend = firstInside(value, (inner, each, path) => {
    if (!isAddend(inner, each, part, search)) return undefined;
    const found = described({ name: inner, value: each, steps: `${name}${path}` }, part, search);
    return found.finding.severity === 'error' ? found : undefined;
  });
  return addend ?? whole;
}

/** The first amount in an object or list that no name describes otherwise; NaN if there are too many values. */
function amountInside(value: unknown, specification: RequestSpecification): number | undefined {
  return firstInside(
    value,
    (name, inner) => (isDescribing(name, specification) ? undefined : amountSaid(inner)),
    Number.NaN,
  );
}

/** Tells whether the sender has sent the amounts of a part, with which the computed ones are compared. */
function areAmountsSent({ unused }: Part, specification: RequestSpecification): boolean {
  const { compared } = decidingFields(specification);
  return !unused.some((each) => compared.has(each));
}

/** Tells whether the name of an amount says that totals depend on it. */
function isAddend(name: string, value: unknown, { fields }: Part, { specification }: Search): boolean {
  if (amountSaid(value) === undefined) return false;
  const meaning = meaningOf(name, value, fields, specification);
  const { added } = decidingFields(specification);
  return meaning.text !== undefined || meaning.fields.some((field) => added.has(field));
}

/** A field that the interface does not know, and its place in the part that has it. */
interface Place {
  readonly name: string;
  readonly value: unknown;
  /** Its path from the part; it is longer than the name if the field is in an unknown object. */
  readonly steps: string;
}

/** An unknown field by its row, with the facts that decide it. */
function described({ name, value, steps }: Place, part: Part, search: Search): UnknownField {
  const { path, fields, within, unused, figures } = part;
  const { request, specification } = search;
  const { decisive, money, numeric } = decidingFields(specification);
  const { unknownNames, recordWords } = specification.aliases;
  const statement = recordStatementAt(path, name, value, search);
  const meaning = meaningOf(name, value, fields, specification);
  const { field, place, sent, isOtherName } = meantField(name, value, meaning.fields, part, specification);
  const meant = field && `${place}${field}`;
  const amount = amountSaid(value) ?? amountInside(value, specification);
  // A typing error of a field means that field, whatever else its letters may mean.
  const isSlip = !isOtherName && !sent && isTypingErrorOf(name, field ?? '');
  const flag = taxFlagNamed(name, specification);
  const ofCurrency = isCurrency(value, specification);
  const speaks = (of: 'tax' | 'free' | 'money') => nameSays(name, unknownNames[of], unknownNames);
  const words = wordsOf(name);
  const isState = recordWords?.ofState.includes(words.at(-1) ?? '') === true;
  const isDescription = isDescribing(name, specification);
  const isOfTax = speaks('tax') || speaks('free');
  const saysTheSame = isOfTax && isConsistent({ name, value, within, request }, specification);
  const amountsAreSent = areAmountsSent(part, specification);
  const isRepeated =
    (sent === 'allowancesCharges' && field === undefined) ||
    statement?.says === 'pricesWithoutTax' ||
    repeatsFigure({ name, value, within, request }, figures, meaning, specification);
  const isDecisive =
    place === 'transactionType.'
      ? isSet(value)
      : [field, place.slice(0, -1)].some((each) => decisive.has(each ?? '')) &&
        saysSomething(value) &&
        (isSlip || !numeric.has(field ?? '') || amount !== undefined || holdsNumber(value));
  const isSilent = amount === undefined && !isSet(value) && !ofCurrency;
  const decides = decisive.has(sent ?? '');
  const isContradicted =
    (isSilent || isDescription || decides) &&
    sent !== undefined &&
    contradicts(value, sent, part, specification);
  const shown = shownValue(statement ? statement.value : value);
  const row = unknownFieldRow({
    name: new Set([
      path === 'transactionType' ? 'flag' : undefined,
      statement && (`record:${statement.says}` as const),
      isDecisive ? 'decisive' : undefined,
      isSlip ? 'slip' : undefined,
      flag && 'taxFlag',
      meaning.text,
      isNamedAmount(name, value, specification) && (isState || !(isDescription || saysTheSame))
        ? 'amount'
        : undefined,
      // The currency of a part without amounts is not the currency of amounts.
      unknownNames.ofAmounts.test(nameKey(name)) && [...fields.keys()].some((each) => money.has(each))
        ? 'currency'
        : undefined,
      isState ? 'state' : undefined,
      isDescription ? 'description' : undefined,
      words.some((word) => unknownNames.internal.includes(word)) ? 'internal' : undefined,
      speaks('free') ? 'free' : undefined,
      isOfTax ? 'tax' : 'untaxed',
      isOfTax || speaks('money') ? undefined : 'nothing',
    ]),
    value: new Set([
      isSet(value) ? 'set' : undefined,
      isRepeated ? 'repeated' : undefined,
      saysTheSame ? 'consistent' : undefined,
      ofCurrency ? 'currency' : undefined,
      ofCurrency && isCurrencyOf(value, request) ? 'sameCurrency' : undefined,
      isSilent ? 'silent' : undefined,
      amount === undefined ? 'withoutAmount' : undefined,
      // A value that messages do not repeat needs no further text.
      shownValue(value) === undefined ? 'hidden' : 'shown',
    ]),
    field: new Set([
      meant === undefined ? undefined : 'absent',
      sent !== undefined && typeof Reflect.get(within, sent) === typeof value ? 'sentInSameType' : undefined,
      amountsAreSent ? 'amountsSent' : undefined,
      isOfTax && amount !== undefined && !isSet(value) && isTaxSent(request) ? 'taxSettled' : undefined,
      !sent && !amountsAreSent ? 'undecided' : undefined,
      isContradicted ? 'contradicted' : undefined,
      decides ? 'decides' : undefined,
    ]),
  });
  const isTold = statement !== undefined || !isSilent || isRepeated || isContradicted;
  const shownPlace = sent && `${placeOfField(sent, fields, specification)}${sent}`;
  const meantPath = meant && below(path, meant);
  return {
    finding: unknownFieldFinding(row, {
      path: [below(path, steps), ...(statement?.steps ?? [])].join('.'),
      meant,
      value: isTold ? shown : undefined,
      isEmpty: !saysSomething(value) || value === '0',
      values: {
        meant: meant ?? shownPlace ?? '',
        value: (isTold ? shown : undefined) ?? '',
        type: statement ? String(Reflect.get(Object(request), 'documentType')) : '',
        ...(flag && { category: { code: flag.categories[0] ?? '', list: 'vatCategories' } }),
      },
      remedy: isCertain() ? { name: field ?? '' } : undefined,
      contradicted: isContradicted ? shownPlace : undefined,
    }),
    meantPath,
    amount: row.severity === 'information' ? undefined : moneySaid(name, value, specification),
  };

  /** Tells whether the name is a typing error of only one field, and the value fits that field. */
  function isCertain(): boolean {
    return (
      field !== undefined &&
      place === '' &&
      steps === name &&
      (!meaning.fields.includes(field) || nameKey(name) === nameKey(field)) &&
      (fields.get(field) === null || typeof value === 'object') &&
      !/[.[\]]/.test(name) &&
      mostSimilarName(
        name,
        unused.filter((other) => other !== field),
      ) === undefined &&
      acceptsValue(meantPath ?? '', value, row.text !== undefined, specification)
    );
  }
}

/** The unused field that a name means, by another system's name for it or by a similar one, and its place. */
function meantField(
  name: string,
  value: unknown,
  meant: readonly string[],
  { fields, within, unused }: Part,
  specification: RequestSpecification,
) {
  const named = meant.find((field) => unused.includes(field));
  const sent =
    named === undefined
      ? meant.find((field) => placeOfField(field, fields, specification) !== undefined)
      : undefined;
  const likely = unused.filter((each) => mayHold(each, value, fields) || isTypingErrorOf(name, each));
  const field =
    named ?? (sent ? incompleteList(sent, value, within) : nearestField(name, likely, specification));
  const place = field === undefined ? '' : (placeOfField(field, fields, specification) ?? '');
  // `sent` is the field with the same meaning, if it is sent.
  return { field, place, sent, isOtherName: named !== undefined };
}

/** Tells whether a value is another number or code than the sent field with the same meaning. */
function contradicts(
  value: unknown,
  sent: string,
  { path, within }: Part,
  specification: RequestSpecification,
): boolean {
  const other: unknown = Reflect.get(within, sent);
  const place = below(path.replaceAll(/\[\d+\]/g, '[]'), sent);
  const kind = factsAt(place, specification)?.kind;
  if (kind === 'decimal' || kind === 'price') {
    const number = amountSaid(value);
    return number !== undefined && Number.isFinite(number) && number !== amountSaid(other);
  }
  if (kind !== 'code' && kind !== 'choice') return false;
  const vocabulary = specification.vocabularies.find(({ fields }) => fields.includes(place));
  const codes = [value, other].map((each) =>
    typeof each === 'string' ? vocabulary?.codeOf(each) : undefined,
  );
  return !codes.includes(undefined) && codes[0] !== codes[1];
}

/** Tells whether a value can belong to a field: an object never belongs to a plain field. */
function mayHold(field: string, value: unknown, fields: Fields): boolean {
  const isObject = typeof value === 'object' && saysSomething(value) && !Array.isArray(value);
  return !isObject || (fields.get(field) ?? null) !== null;
}

const aboutTax: ReadonlySet<RecordStatement['says']> = new Set(['pricesWithTax', 'pricesWithoutTax']);

/** Reads what a field states about the record or line; in other parts, only whether amounts include tax. */
function recordStatementAt(
  path: string,
  name: string,
  value: unknown,
  { request, specification }: Search,
): RecordStatement | undefined {
  const statement = recordStatement(name, value, request, specification);
  const isOfRecord = path === '' || /^lines\[\d+\]$/.test(path);
  return isOfRecord || (statement !== undefined && aboutTax.has(statement.says)) ? statement : undefined;
}

/** The path before a field, if known: empty, or the object or list that contains the field. */
function placeOfField(
  field: string,
  fields: Fields,
  specification: RequestSpecification,
): string | undefined {
  if (fields.has(field)) return '';
  const { flatObjects, choicesOfLines } = decidingFields(specification);
  const holder = flatObjects.find((each) => fields.get(each)?.has(field));
  if (holder !== undefined) return `${holder}.`;
  return choicesOfLines.includes(field) && fields.has('lines') ? 'lines[].' : undefined;
}

/** A sent list may lack the entry that another name describes; any other sent field is complete. */
function incompleteList(sent: string, value: unknown, within: object): string | undefined {
  const entries: unknown = Reflect.get(within, sent);
  return sent !== 'allowancesCharges' || isAmongEntries(value, entries) ? undefined : sent;
}

function isCurrencyOf(value: string, request: unknown): boolean {
  const { currency } = Object(request) as { readonly currency?: unknown };
  return typeof currency === 'string' && currency.trim().toUpperCase() === value.trim().toUpperCase();
}

/** Tells whether the document's tax was sent, so that it is compared with the computed tax. */
function isTaxSent(request: unknown): boolean {
  return saysSomething(Reflect.get(Object(request), 'taxTotal'));
}

export function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
