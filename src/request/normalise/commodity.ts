import type { Commodity } from '../../core/invoice.ts';
import { nonBlank } from '../../core/text.ts';
import type { ClassificationRequest, LineRequest } from '../schema/request.ts';
import type { Context } from './context.ts';

/** Item classification of a line with what shares its elements: item type and nature of goods. */
export interface ItemClassification {
  readonly sentItemTypeCode: string | undefined;
  readonly serviceAccountingCode: string | undefined;
  readonly goodsNatureCode: string | undefined;
  readonly commodities: readonly Commodity[];
}

interface Classification {
  readonly path: string;
  readonly code: string;
  readonly listId: string;
  readonly listVersionId: string | undefined;
}

/** Sorts the classification entries of a line into classifications and a service accounting code. */
export function normaliseItemClassification(
  line: LineRequest,
  linePath: string,
  context: Context,
): ItemClassification {
  const { classificationList, serviceAccountingList } = context.specification.defaults;
  const entries = normaliseClassifications(line.classifications ?? [], linePath, classificationList);
  const serviceCode = entries.find(({ listId }) => listId === serviceAccountingList);
  const classifications = entries.filter((entry) => entry !== serviceCode);
  const goodsNatureCode = nonBlank(line.goodsNatureCode);
  const itemTypeCode = writtenItemType(line, linePath, classifications, context);
  return {
    sentItemTypeCode: line.itemTypeCode ?? undefined,
    serviceAccountingCode: nonBlank(line.serviceAccountingCode) ?? serviceCode?.code,
    goodsNatureCode,
    commodities: commoditiesOf(
      linePath,
      { goodsNatureCode, itemTypeCode },
      classifications,
      classificationList,
    ),
  };
}

function normaliseClassifications(
  entries: readonly ClassificationRequest[],
  linePath: string,
  assumedList: string,
): Classification[] {
  return entries
    .map((entry, index) =>
      normaliseClassification(entry, `${linePath}.classifications[${index}]`, assumedList),
    )
    .filter((classification) => classification !== undefined);
}

function normaliseClassification(
  entry: ClassificationRequest,
  path: string,
  assumedList: string,
): Classification | undefined {
  if (typeof entry === 'string') {
    const code = nonBlank(entry);
    return code ? { path, code, listId: assumedList, listVersionId: undefined } : undefined;
  }
  const code = firstNonBlank(
    entry.code,
    entry.value,
    entry.classificationCode,
    entry.itemClassificationCode,
    entry.id,
  );
  if (code === undefined) return undefined;
  return {
    path,
    code,
    listId: firstNonBlank(entry.listId, entry.listID, entry.schemeId, entry.scheme) ?? assumedList,
    listVersionId: firstNonBlank(entry.listVersionId, entry.version, entry.listVersion),
  };
}

function firstNonBlank(...texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.map(nonBlank).find((text) => text !== undefined);
}

/** Where a type needs a classification and there is none, the type, which is optional, is left out. */
function writtenItemType(
  line: LineRequest,
  linePath: string,
  classifications: readonly Classification[],
  { specification, addNotice }: Context,
): string | undefined {
  const itemType = line.itemTypeCode ?? undefined;
  if (itemType === undefined || classifications.length > 0) return itemType;
  if (!specification.itemTypes[itemType]?.needsClassification) return itemType;
  addNotice('itemTypeLeftOut', `${linePath}.itemTypeCode`, { itemType });
  return undefined;
}

function commoditiesOf(
  linePath: string,
  { goodsNatureCode, itemTypeCode }: Pick<Commodity, 'goodsNatureCode' | 'itemTypeCode'>,
  classifications: readonly Classification[],
  leadingList: string,
): Commodity[] {
  const leading = classifications.find(({ listId }) => listId === leadingList) ?? classifications[0];
  const first = {
    path: leading?.path ?? linePath,
    goodsNatureCode,
    itemTypeCode,
    code: leading?.code,
    listId: leading?.listId,
    listVersionId: leading?.listVersionId,
  };
  if (classifications.length < 2) return [first];
  const others = classifications
    .filter((classification) => classification !== leading)
    .map((classification) => ({ ...classification, goodsNatureCode: undefined, itemTypeCode: undefined }));
  return [first, ...others];
}
