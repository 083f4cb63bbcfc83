import type { Commodity } from '../../core/invoice/invoice.ts';
import { nonBlank } from '../../core/text/text.ts';
import { namedFields } from '../fields.ts';
import type { ClassificationRequest, LineRequest } from '../schema/request.ts';
import type { Context } from './context.ts';

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
