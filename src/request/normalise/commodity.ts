import {
  harmonizedSystem,
  itemTypesWithClassification,
  serviceAccountingScheme,
} from '../../../rules/ae/defaults/items.ts';
import type { Commodity } from '../../core/invoice.ts';
import type { ClassificationRequest, LineRequest } from '../schema/line.ts';
import type { Note } from './notice.ts';
import { given } from './text.ts';

/** Item classification of a line with what shares its elements: item type (BTAE-13) and nature of goods (BTAE-09). */
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
  note: Note,
): ItemClassification {
  const entries = normaliseClassifications(line.classifications ?? [], linePath);
  const serviceCode = entries.find(({ listId }) => listId === serviceAccountingScheme);
  const classifications = entries.filter((entry) => entry !== serviceCode);
  const goodsNatureCode = given(line.goodsNatureCode);
  const itemTypeCode = writtenItemType(line, linePath, classifications, note);
  return {
    sentItemTypeCode: line.itemTypeCode ?? undefined,
    serviceAccountingCode: given(line.serviceAccountingCode) ?? serviceCode?.code,
    goodsNatureCode,
    commodities: commoditiesOf(linePath, goodsNatureCode, itemTypeCode, classifications),
  };
}

function normaliseClassifications(
  entries: readonly ClassificationRequest[],
  linePath: string,
): Classification[] {
  return entries
    .map((entry, index) => normaliseClassification(entry, `${linePath}.classifications[${index}]`))
    .filter((classification) => classification !== undefined);
}

function normaliseClassification(entry: ClassificationRequest, path: string): Classification | undefined {
  if (typeof entry === 'string') {
    const code = given(entry);
    return code ? { path, code, listId: harmonizedSystem, listVersionId: undefined } : undefined;
  }
  const code = firstGiven(
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
    listId: firstGiven(entry.listId, entry.listID, entry.schemeId, entry.scheme) ?? harmonizedSystem,
    listVersionId: firstGiven(entry.listVersionId, entry.version, entry.listVersion),
  };
}

function firstGiven(...texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.map(given).find((text) => text !== undefined);
}

/** Goods need an HS classification (ibr-184-ae, ibr-186-ae); without one the type, which is optional, is left out. */
function writtenItemType(
  line: LineRequest,
  linePath: string,
  classifications: readonly Classification[],
  note: Note,
): string | undefined {
  const itemType = line.itemTypeCode ?? undefined;
  if (itemType === undefined || !itemTypesWithClassification.includes(itemType)) return itemType;
  if (classifications.length > 0) return itemType;
  note('itemTypeLeftOut', `${linePath}.itemTypeCode`, { itemType });
  return undefined;
}

function commoditiesOf(
  linePath: string,
  goodsNatureCode: string | undefined,
  itemTypeCode: string | undefined,
  classifications: readonly Classification[],
): Commodity[] {
  const leading = classifications.find(({ listId }) => listId === harmonizedSystem) ?? classifications[0];
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
