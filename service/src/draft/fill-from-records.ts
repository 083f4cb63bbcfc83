import { defaultSpecification } from 'pint-ae/steps';
import type { DocumentKind } from '../track/states.ts';
import { type FilledPart, recordText } from './record-notes.ts';
import {
  isBySelf,
  membersOf,
  type Named,
  type NamingFault,
  namedIn,
  type RecordTable,
} from './record-references.ts';

/** A record of the company in its state when a document is written. */
export interface KnownRecord {
  readonly table: RecordTable;
  readonly id: string;
  readonly code: string | null;
  readonly revision: number;
  readonly content: Readonly<Record<string, unknown>>;
}

export interface FilledIn {
  readonly value: unknown;
  readonly parts: readonly FilledPart[];
  readonly faults: readonly NamingFault[];
}

/** Fills in values from the records that a document names, if it names any; its own values take precedence. */
export function fillIn(
  value: unknown,
  kind: DocumentKind,
  records: readonly KnownRecord[] | undefined,
): FilledIn {
  if (records === undefined) return { value, parts: [], faults: [] };
  const document = { ...membersOf(value) };
  const lines: readonly unknown[] = Array.isArray(document.lines) ? document.lines : [];
  const filledLines = [...lines];
  const parts: FilledPart[] = [];
  const faults: NamingFault[] = [];
  const find = finderIn(records);
  for (const named of namedIn(value, kind)) {
    const record = find(named);
    if ('message' in record) {
      faults.push(record);
      continue;
    }
    const { path, line } = named;
    const part = membersOf(line === undefined ? document[path] : lines[line]);
    const filled =
      line === undefined
        ? filledParty(path, part, record)
        : filledLine(path, part, record, {
            currency: document.currency,
            isSelfBilled: isBySelf(value, kind),
          });
    faults.push(...filled.faults);
    parts.push(filled.part);
    if (line === undefined) document[path] = filled.value;
    else filledLines[line] = filled.value;
  }
  return { value: { ...document, ...(lines.length === 0 ? {} : { lines: filledLines }) }, parts, faults };
}

const kinds = { customers: 'oneCustomer', items: 'oneItem', vendors: 'oneVendor' } as const;

/** Finds the record with a given id or code. Records of other companies are not visible here. */
function finderIn(records: readonly KnownRecord[]): (named: Named) => KnownRecord | NamingFault {
  const byId = new Map(records.map((record) => [`${record.table} ${record.id}`, record]));
  const byCode = new Map(records.map((record) => [`${record.table} ${record.code}`, record]));
  return ({ path, table, id, code }): KnownRecord | NamingFault => {
    const field = (id ?? null) === null ? 'recordCode' : 'recordId';
    const place = `${path}.${field}`;
    if (table === undefined)
      return { path: place, message: { text: 'recordOfItself' }, hint: { text: 'recordOfItselfHint' } };
    const given = field === 'recordId' ? id : code;
    const kind = { text: kinds[table] };
    const unknown = {
      path: place,
      message: { text: 'recordUnknown', values: { kind, name: String(given).slice(0, longestTold) } },
      hint: { text: 'recordUnknownHint', values: { list: `GET /v1/${table}`, field } },
    } as const;
    if (typeof given !== 'string') return unknown;
    const wanted = given.trim();
    const record = (field === 'recordId' ? byId : byCode).get(`${table} ${wanted}`);
    if (record === undefined) return unknown;
    if (field === 'recordId' && (code ?? null) !== null && String(code).trim() !== record.code)
      return {
        path: `${path}.recordCode`,
        message: { text: 'recordOtherCode', values: { kind, id: record.id, code: String(code) } },
        hint: { text: 'recordOtherCodeHint' },
      };
    return record;
  };
}

interface Filled {
  readonly value: Readonly<Record<string, unknown>>;
  readonly part: FilledPart;
  readonly faults: readonly NamingFault[];
}

/** The fields of a party and its address, each with the field of a customer or vendor that fills it. */
const partyFields = {
  name: 'name',
  trn: 'vatTrn',
  participantId: 'participantId',
  legalRegistrationNumber: 'companyRegistrationNumber',
  contactName: 'contactPerson',
  contactPhone: 'phone',
  contactEmail: 'email',
} as const;
const addressFields = {
  line1: 'address',
  line2: 'addressLine2',
  city: 'city',
  countrySubentity: 'stateProvince',
  postalCode: 'postalCode',
  countryCode: 'country',
} as const;

/** The fields of a line, each with the field of an item that fills it. */
const lineFields = { description: 'name', unitCode: 'unitOfMeasure', unitPrice: 'unitPrice' } as const;

/** Parts that a document may leave to a record, by the interface's names. */
export const leftToRecords: Readonly<Record<string, readonly string[]>> = {
  Party: [...Object.keys(partyFields), 'address'],
  Line: Object.keys(lineFields),
};

/** Fields that identify a party: a party with a value of its own would mix two parties. */
const identifying: readonly string[] = ['trn', 'participantId', 'legalRegistrationNumber'];

/** A record without these values leaves them open: a document must state them, at least as null. */
const without = { trn: null, participantId: null };
const withoutAddress = { line1: null, city: null, countryCode: null };

function filledParty(path: string, part: Readonly<Record<string, unknown>>, record: KnownRecord): Filled {
  const own = compared(part, valuesOf(record, partyFields));
  const givenAddress = membersOf(part.address);
  // A value that is not an address is reported, and stays.
  const isNoAddress = says(part.address) && typeof part.address !== 'object';
  const ofRecord = valuesOf(record, addressFields);
  // An address mixed from two places would be wrong.
  const hasAddress = Object.values(givenAddress).some(says);
  const address =
    hasAddress || isNoAddress
      ? { filled: {}, differing: compared(givenAddress, ofRecord).differing }
      : { filled: ofRecord, differing: [] };
  const differing = [
    ...own.differing,
    ...address.differing.map((each) => ({ ...each, field: `address.${each.field}` })),
  ];
  const addressFilled = Object.entries(address.filled).map(
    ([field, value]) => [`address.${field}`, value] as const,
  );
  return {
    value: {
      ...without,
      ...part,
      ...own.filled,
      address: isNoAddress ? part.address : { ...withoutAddress, ...givenAddress, ...address.filled },
    },
    part: {
      ...partOf(path, record),
      filled: { ...own.filled, ...Object.fromEntries(addressFilled) },
      differing: differing.filter(({ field }) => !identifying.includes(field)),
    },
    faults: differing
      .filter(({ field }) => identifying.includes(field))
      .map(({ field, own: sent, ofRecord: kept }) => ({
        path: `${path}.${field}`,
        message: {
          text: 'recordOfAnother',
          values: { record: recordText(record), own: sent, ofRecord: kept },
        },
        hint: { text: 'recordOfAnotherHint', values: { field } },
      })),
  };
}

/** The currency of an item's price, because a record has none. */
const currencyOfPrices = defaultSpecification.accounting.currency;

interface OfDocument {
  readonly currency: unknown;
  readonly isSelfBilled: boolean;
}

function filledLine(
  path: string,
  line: Readonly<Record<string, unknown>>,
  record: KnownRecord,
  { currency, isSelfBilled }: OfDocument,
): Filled {
  const itemId = isSelfBilled ? 'buyersItemId' : 'sellersItemId';
  const ofRecord = { ...valuesOf(record, lineFields), ...spoken({ [itemId]: record.code }) };
  // A price of 0 means that the record was given none.
  if (ofRecord.unitPrice === 0) delete ofRecord.unitPrice;
  const { filled, differing } = compared(line, ofRecord);
  const noPrice = says(line.unitPrice)
    ? undefined
    : priceFault({ currency, hasOtherUnit: differing.some(({ field }) => field === 'unitCode'), record });
  if (noPrice !== undefined) delete filled.unitPrice;
  return {
    value: { ...line, ...filled },
    part: { ...partOf(path, record), filled, differing },
    faults: noPrice === undefined ? [] : [{ path: `${path}.unitPrice`, ...noPrice }],
  };
}

/** Returns the reason why an item's price cannot be a line's: nobody has confirmed that amount. */
function priceFault({
  currency,
  hasOtherUnit,
  record,
}: {
  readonly currency: unknown;
  readonly hasOtherUnit: boolean;
  readonly record: KnownRecord;
}): Omit<NamingFault, 'path'> | undefined {
  const { unitPrice, unitOfMeasure } = record.content;
  const named = recordText(record);
  const hint = { text: 'recordPriceHint' } as const;
  if (!says(unitPrice) || unitPrice === 0)
    return { message: { text: 'recordWithoutPrice', values: { record: named } }, hint };
  if (says(currency) && String(currency).trim().toUpperCase() !== currencyOfPrices)
    return {
      message: {
        text: 'recordOtherCurrency',
        values: { record: named, ofRecord: currencyOfPrices, currency: String(currency) },
      },
      hint,
    };
  if (hasOtherUnit)
    return {
      message: { text: 'recordOtherUnit', values: { record: named, unit: String(unitOfMeasure) } },
      hint,
    };
  return undefined;
}

function partOf(path: string, { table, id, code, revision, content }: KnownRecord) {
  return { path, table, id, code, revision, isInactive: content.isActive === false };
}

type Values = Record<string, string | number>;

/** The values of a record, by the fields that the values fill. */
function valuesOf({ content }: KnownRecord, fields: Readonly<Record<string, string>>): Values {
  return spoken(Object.fromEntries(Object.entries(fields).map(([field, from]) => [field, content[from]])));
}

function spoken(values: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      says(value) && (typeof value === 'string' || typeof value === 'number') ? [[field, value]] : [],
    ),
  );
}

function says(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}

function compared(own: Readonly<Record<string, unknown>>, ofRecord: Values) {
  const fields = Object.entries(ofRecord);
  return {
    filled: Object.fromEntries(fields.filter(([field]) => !says(own[field]))),
    differing: fields
      .filter(([field, value]) => says(own[field]) && comparableText(own[field]) !== comparableText(value))
      .map(([field, value]) => ({
        field,
        own: String(own[field]).slice(0, longestTold),
        ofRecord: String(value),
      })),
  };
}

const longestTold = 100;

function comparableText(value: unknown): string {
  return String(value).trim().toLowerCase();
}
