import type { Commodity } from '../../core/invoice/invoice.ts';
import { onceAsked, oncePer } from '../../core/once-per.ts';
import type { Units } from '../../core/specification/defaults.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { nameKey, nonBlank } from '../../core/text/text.ts';
import { namedFields } from '../fields.ts';
import type { ClassificationRequest, LineRequest } from '../schema/request.ts';
import { type Context, tellAlias } from './context.ts';

interface Classification {
  readonly path: string;
  readonly code: string;
  readonly listId: string;
  readonly listVersionId: string | undefined;
}

/** Sorts the classification entries of a line into classifications and a service accounting code. */
export function normaliseItemClassification(line: LineRequest, linePath: string, context: Context) {
  const { classificationList, serviceAccountingList } = context.specification.defaults;
  const entries = normaliseClassifications(line.classifications, linePath, context);
  const ofServices = entries.find(({ listId }) => listId === serviceAccountingList);
  const classifications =
    ofServices === undefined ? entries : entries.filter((entry) => entry !== ofServices);
  const natureCode = nonBlank(line[namedFields.natureCode]);
  const itemTypeCode = writtenItemType(line, linePath, classifications, context);
  const sentServiceCode = nonBlank(line[namedFields.serviceCode]);
  if (ofServices && sentServiceCode && ofServices.code !== sentServiceCode)
    context.addWarning('secondServiceCodeLeftOut', ofServices.path, { code: ofServices.code });
  return {
    sentItemTypeCode: line.itemTypeCode ?? undefined,
    serviceCode: sentServiceCode ?? ofServices?.code,
    natureCode,
    commodities: commoditiesOf(linePath, { natureCode, itemTypeCode }, classifications, classificationList),
  };
}

const noClassifications: readonly Classification[] = Object.freeze([]);

function normaliseClassifications(
  entries: readonly ClassificationRequest[] | null | undefined,
  linePath: string,
  context: Context,
): readonly Classification[] {
  if (entries === null || entries === undefined || entries.length === 0) return noClassifications;
  return entries
    .map((entry, index) => normaliseClassification(entry, `${linePath}.classifications[${index}]`, context))
    .filter((classification) => classification !== undefined);
}

function normaliseClassification(
  entry: ClassificationRequest,
  path: string,
  context: Context,
): Classification | undefined {
  const { specification, addWarning } = context;
  const assumedList = specification.defaults.classificationList;
  if (typeof entry === 'string') {
    const code = nonBlank(entry);
    return code ? { path, code, listId: assumedList, listVersionId: undefined } : undefined;
  }
  const code = firstOf(fieldsOfCode, entry, path, context);
  const listId = firstOf(fieldsOfList, entry, path, context);
  const listVersionId = firstOf(fieldsOfVersion, entry, path, context);
  if (code !== undefined) return { path, code, listId: listId ?? assumedList, listVersionId };
  if (listId !== undefined || listVersionId !== undefined) addWarning('classificationWithoutCode', path);
  return undefined;
}

/** The text of the first of several fields that has one; a finding reports further ones. */
function firstOf(
  names: readonly ClassificationField[],
  entry: Exclude<ClassificationRequest, string>,
  path: string,
  { addWarning, addInformation }: Context,
): string | undefined {
  let used: ClassificationField | undefined;
  let text: string | undefined;
  for (const name of names) {
    const sent = nonBlank(entry[name]);
    if (sent === undefined) continue;
    if (used === undefined) {
      used = name;
      text = sent;
    } else if (sent === text)
      addInformation('secondNameRepeats', `${path}.${name}`, { name, used }, { leaveOut: true });
    else addWarning('secondNameIgnored', `${path}.${name}`, { name, used });
  }
  return text;
}

/** The names that systems use for the code of a classification; the first one present counts. */
const fieldsOfCode = ['code', 'value', 'classificationCode', 'itemClassificationCode', 'id'] as const;
const fieldsOfList = ['listId', 'listID', 'schemeId', 'scheme'] as const;
const fieldsOfVersion = ['listVersionId', 'version', 'listVersion'] as const;
type ClassificationField = keyof Exclude<ClassificationRequest, string>;

/** The item type to write; left out if it needs a classification and there is none. */
function writtenItemType(
  line: LineRequest,
  linePath: string,
  classifications: readonly Classification[],
  { specification, addWarning }: Context,
): string | undefined {
  const itemType = line.itemTypeCode ?? undefined;
  if (itemType === undefined || classifications.length > 0) return itemType;
  if (!specification.itemTypes[itemType]?.needsClassification) return itemType;
  addWarning('itemTypeLeftOut', `${linePath}.itemTypeCode`, { itemType });
  return undefined;
}

/** Only the first commodity applies to the whole item. */
const noItemFacts = {
  natureCode: undefined,
  itemTypeCode: undefined,
  goodsNaturePath: undefined,
  itemTypePath: undefined,
};

function commoditiesOf(
  linePath: string,
  { natureCode, itemTypeCode }: Pick<Commodity, 'natureCode' | 'itemTypeCode'>,
  classifications: readonly Classification[],
  leadingList: string,
): Commodity[] {
  const leading = classifications.find(({ listId }) => listId === leadingList) ?? classifications[0];
  const first = {
    path: leading?.path ?? linePath,
    natureCode,
    itemTypeCode,
    goodsNaturePath: natureCode && `${linePath}.${namedFields.natureCode}`,
    itemTypePath: itemTypeCode && `${linePath}.itemTypeCode`,
    code: leading?.code,
    listId: leading?.listId,
    listVersionId: leading?.listVersionId,
  };
  if (classifications.length < 2) return [first];
  const others = classifications
    .filter((classification) => classification !== leading)
    .map((classification) => ({ ...noItemFacts, ...classification }));
  return [first, ...others];
}

/** The message list with the meaning of each unit. */
const list = 'units';

/** The unit of a quantity (IBT-130): the caller's, the code, or one by name; an unlisted code stays. */
export function unitOf(line: LineRequest, path: string, context: Context): string {
  const sent = nonBlank(line.unitCode);
  const field = `${path}.unitCode`;
  if (sent === undefined) return assumedUnit(field, context);
  const decided = context.ownUnits?.(sent);
  if (decided !== undefined) return decidedUnit(sent, decided, field, context);
  const { plain, byName, inTrade } = readingOf(context.specification);
  if (plain.has(sent)) return sent;
  const key = keyOf(sent);
  const code = inTrade.get(key);
  if (code !== undefined) return unitInTrade(sent, code, field, context);
  const named = byName().get(key);
  if (named === undefined) return sent;
  tellAlias(context, field, sent, named, list);
  return named;
}

function assumedUnit(field: string, { specification, addWarning }: Context): string {
  const { unitCode: assumed } = specification.defaults;
  addWarning('unitDefaulted', field, { unit: assumed }, { value: assumed });
  return assumed;
}

function decidedUnit(sent: string, unit: string, field: string, { addInformation }: Context): string {
  addInformation('unitDecided', field, { sent, unit: { code: unit, list } });
  return unit;
}

function unitInTrade(sent: string, code: string, field: string, context: Context): string {
  const { inTrade } = context.specification.units;
  const all = inTrade[code] ?? [];
  const others = all.filter((meant) => meant !== code);
  const [only] = all.length === 1 ? others : [];
  const remedy = only === undefined ? undefined : { value: only };
  const official = { code, list };
  if (sent === code) {
    const meant = { anyOf: others.map((other) => ({ code: other, list })) };
    context.addWarning('unitInTrade', field, { sent, unit: official, meant }, remedy);
    return code;
  }
  // Of several meanings, none is written; an issue reports that the text is not a code, and lists the meanings.
  if (only === undefined) return sent;
  context.addWarning('unitReadAsInTrade', field, { sent, unit: { code: only, list }, official }, remedy);
  return only;
}

/** The units that the caller's options decide, by the text that is sent: an exact match first, then any spelling. */
export function ownUnitsOf(
  units: Readonly<Record<string, string>> | undefined,
): ((sent: string) => string | undefined) | undefined {
  if (units === undefined) return undefined;
  const byName = new Map(Object.entries(units).map(([name, code]) => [nameKey(name), code]));
  return (sent) => (Object.hasOwn(units, sent) ? units[sent] : byName.get(nameKey(sent)));
}

/** The units of a specification, prepared for reading. */
const readingOf = oncePer(({ units }: Specification) => ({
  plain: new Set(units.codes.filter((code) => !Object.hasOwn(units.inTrade, code))),
  inTrade: new Map(Object.keys(units.inTrade).map((code) => [nameKey(code), code])),
  // Most requests send codes, for which no names are needed.
  byName: onceAsked(() => codesByAnyName(units)),
}));

/** The name of a unit without its marks; a name that consists of a mark, such as %, stays as it is. */
const keyOf = (text: string) => nameKey(text) || text;

function codesByAnyName({ common, spellings }: Units): ReadonlyMap<string, string> {
  const ofCodes = common.map((code): [string, string] => [nameKey(code), code]);
  const ofNames = Object.entries(spellings).flatMap(([code, names]) =>
    names.map((name): [string, string] => [keyOf(name), code]),
  );
  return new Map([...ofCodes, ...ofNames]);
}
