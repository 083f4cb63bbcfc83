import { oncePer } from '../../core/once-per.ts';
import type { RecordKind, RecordWords } from '../../core/specification/record-words.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import { nameKey } from '../../core/text/text.ts';
import { wordsOf } from './names.ts';
import { datesIn, datesOfNumber } from './values.ts';

/** A statement of another system's field about its record or line. */
export interface RecordStatement {
  readonly says: 'notIssued' | 'perhapsNotIssued' | 'contradictsType' | 'pricesWithTax' | 'pricesWithoutTax';
  /** The field with the statement, by the steps below the unknown field. */
  readonly steps: readonly string[];
  readonly value: unknown;
}

/** The depth to which another system's objects and lists are searched, and the most members in each. */
const deepest = 3;
const members = 20;

/** The first statement in a field that the request does not have, or inside that field. */
export function recordStatement(
  name: string,
  value: unknown,
  request: unknown,
  { aliases: { recordWords }, documentTypes }: RequestSpecification,
): RecordStatement | undefined {
  if (recordWords === undefined) return undefined;
  const sent: unknown = Reflect.get(Object(request), 'documentType');
  const type =
    typeof sent === 'string' && Object.hasOwn(documentTypes, sent) ? documentTypes[sent] : undefined;
  return statementIn(name, value, { words: setsOf(recordWords), kinds: recordWords.kinds, type }, []);
}

/** Tells whether a field, or a column of a table, says that prices include the tax. */
export function saysPricesWithTax(
  name: string,
  value: unknown,
  { aliases: { recordWords } }: Pick<RequestSpecification, 'aliases'>,
): boolean {
  if (recordWords === undefined) return false;
  const asked = { words: setsOf(recordWords), kinds: [], type: undefined };
  return says(name, value, asked) === 'pricesWithTax';
}

interface Asked {
  readonly words: ReturnType<typeof setsOf>;
  readonly kinds: readonly RecordKind[];
  /** The facts of the document type that was sent. */
  readonly type: RequestSpecification['documentTypes'][string] | undefined;
}

function statementIn(
  name: string,
  value: unknown,
  asked: Asked,
  steps: readonly string[],
  isOfRecord = true,
): RecordStatement | undefined {
  if (typeof value === 'object' && value !== null) {
    if (steps.length === deepest) return undefined;
    const isOwn = isOfRecord && isAboutRecord(wordsOf(name), asked);
    for (const [inner, each] of Object.entries(value).slice(0, members)) {
      // An entry of a list counts under the list's name; payments and shipments have their own states.
      const isEntry = Array.isArray(value);
      const found =
        statementIn(isEntry ? name : inner, each, asked, [...steps, inner], isOwn) ??
        (isEntry ? undefined : ofHolder(name, inner, each, asked, [...steps, inner]));
      if (found !== undefined && !(isEntry && isAboutIssue(found.says))) return found;
    }
    return undefined;
  }
  const said = says(name, value, asked);
  return said && { says: said === 'notIssued' && !isOfRecord ? 'perhapsNotIssued' : said, steps, value };
}

/** A date or reason inside a cancellation object counts like a field of the record with both names. */
function ofHolder(
  name: string,
  inner: string,
  value: unknown,
  asked: Asked,
  steps: readonly string[],
): RecordStatement | undefined {
  if (typeof value === 'object' || !isMade(wordsOf(name), asked.words.notIssued, asked.words.beside))
    return undefined;
  const said = says(`${name} ${inner}`, value, asked);
  return said === 'notIssued' ? { says: said, steps, value } : undefined;
}

function isAboutIssue(says: RecordStatement['says']): boolean {
  return says === 'notIssued' || says === 'perhapsNotIssued';
}

function says(name: string, value: unknown, asked: Asked): RecordStatement['says'] | undefined {
  const { words } = asked;
  const ofName = wordsOf(name);
  const key =
    typeof value === 'string' || typeof value === 'number' || value === true ? nameKey(String(value)) : '';
  if (words.stateCodes.get(ofName.join(''))?.has(key)) return 'notIssued';
  const isOutside = isMade(ofName, words.outside, words.besideTax);
  const isDenied = value === false || words.no.has(key);
  if (isDenied || words.nothing.has(key)) {
    if (isOutside && isDenied && isNo(ofName, value, words)) return 'pricesWithTax';
    const isAnswer = (value === false || key !== '') && !ofName.some((word) => words.reached.has(word));
    return isAnswer && isMade(ofName, words.unlessDone, words.beside) ? 'perhapsNotIssued' : undefined;
  }
  if (isOutside && words.yes.has(key) && key !== '1') return 'pricesWithoutTax';
  const issue = issueSaid(ofName, value, key, asked);
  if (issue !== undefined) return issue;
  if (isInside(ofName, value, key, words)) return 'pricesWithTax';
  if (asked.type === undefined) return undefined;
  const isPurchase = asked.type.profile === 'selfbilling';
  const isFlag = words.goesBack.has(ofName.filter((word) => word !== 'is' && word !== 'has').join(''));
  if (isFlag) return words.yes.has(key) && asked.type.root !== 'CreditNote' ? 'contradictsType' : undefined;
  const kind = asked.kinds.find(({ values }) => values.includes(key));
  // The main word of a name comes last in English, and first in Arabic.
  const isOfKind = [ofName.at(-1), ofName[0]].some((word) => words.ofKind.has(word ?? ''));
  if (kind === undefined || !(kind.isCode || isOfKind)) return undefined;
  const isOfOthers = (kind.isPurchase ?? false) !== isPurchase && (kind.isPurchase || kind.isCode);
  return isOfOthers || kind.root !== asked.type.root ? 'contradictsType' : undefined;
}

/** A zero means no only if the name asks a question: `net: 0` is an amount. */
function isNo(ofName: readonly string[], value: unknown, { inside, outside }: Asked['words']): boolean {
  const isAsked =
    ofName.includes('is') || ofName.some((word) => outside.has(word) && !/^nett?o?$/.test(word));
  return !ofName.some((word) => inside.has(word)) && (value === false || isAsked);
}

/** Returns what a field says of its record; only `perhaps` for another subject or one of several words. */
function issueSaid(
  ofName: readonly string[],
  value: unknown,
  key: string,
  asked: Asked,
): 'notIssued' | 'perhapsNotIssued' | undefined {
  const { notIssued, beside, reached, ofState, yes, unlessDone } = asked.words;
  if (isMade(ofName, notIssued, beside)) {
    const isReached = ofName.some((word) => reached.has(word));
    const isSaid = typeof value === 'string' ? isReached && !isNoDay(value) : isReached && isDayNumber(value);
    return yes.has(key) || isSaid || isDay(value) ? 'notIssued' : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const ofValue = wordsOf(value);
  if (notIssued.has(key) || isMade(ofValue, notIssued, beside))
    return isAboutRecord(ofName, asked) ? 'notIssued' : 'perhapsNotIssued';
  if (!ofName.some((word) => ofState.has(word))) return undefined;
  // In a field of states, one word of the value is enough: "Void - duplicate", "ملغاة من العميل", "not posted".
  const [first, ...others] = ofValue;
  if (first === 'not') return isMade(others, unlessDone, beside) ? 'perhapsNotIssued' : undefined;
  return ofValue.length <= 5 && ofValue.some((word) => notIssued.has(word)) ? 'perhapsNotIssued' : undefined;
}

/** Tells whether a name means the state or kind of a record like this, and nothing else. */
function isAboutRecord(
  ofName: readonly string[],
  { words: { ofState, ofKind }, kinds, type }: Asked,
): boolean {
  const isOfType = (word: string) =>
    kinds.some(({ root, values }) => root === type?.root && values.includes(word.replace(/^ال/u, '')));
  return ofName.every((word) => ofState.has(word) || ofKind.has(word) || isOfType(word));
}

function isInside(
  ofName: readonly string[],
  value: unknown,
  key: string,
  { inside, besideTax, yes }: Asked['words'],
): boolean {
  if (isMade(ofName, inside, besideTax) && yes.has(key)) return true;
  if (typeof value !== 'string' || !isMade(wordsOf(value), inside, besideTax)) return false;
  // Weights are gross too, and packaging may be inclusive: only names or values about prices count.
  return ofName.every((word) => besideTax.has(word)) || !inside.has(key);
}

function isMade(all: readonly string[], some: ReadonlySet<string>, beside: ReadonlySet<string>): boolean {
  return all.some((word) => some.has(word)) && all.every((word) => some.has(word) || beside.has(word));
}

function isDay(value: unknown): boolean {
  if (value instanceof Date) return true;
  return typeof value === 'string' && !isNoDay(value) && (dayLike.test(value) || datesIn(value).length > 0);
}

function isDayNumber(value: unknown): boolean {
  return typeof value === 'number' && datesOfNumber(value).length > 0;
}

const dayLike = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/;
const oldest = 2000;

/** Systems without an empty date write their first one instead: `0001-01-01`, `01/01/1900`. */
function isNoDay(text: string): boolean {
  return dayLike.test(text) && Number(/(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? oldest) < oldest;
}

const setsOf = oncePer((words: RecordWords) => ({
  notIssued: new Set(words.notIssued),
  /** Words for steps that issue a document, by their negative forms: `posted`, because `unposted` exists. */
  unlessDone: new Set(
    words.notIssued.flatMap((word) => (word.startsWith('un') ? [word.slice('un'.length)] : [])),
  ),
  beside: new Set(words.beside),
  reached: new Set(words.reached),
  ofState: new Set(words.ofState),
  ofKind: new Set(words.ofKind),
  goesBack: new Set(words.goesBack),
  inside: new Set(words.inside),
  outside: new Set(words.outside),
  besideTax: new Set(words.besideTax),
  yes: new Set(words.yes),
  no: new Set(words.no),
  nothing: new Set(words.nothing),
  stateCodes: new Map(Object.entries(words.stateCodes).map(([name, codes]) => [name, new Set(codes)])),
}));
