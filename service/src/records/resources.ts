import type { z } from '@hono/zod-openapi';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operation } from '../http/operation.ts';
import type { ServiceText } from '../texts/service-text.ts';
import {
  businessReplacement,
  businessRequest,
  businessSchema,
  itemReplacement,
  itemRequest,
  itemSchema,
} from './schemas.ts';

/** A resource that a company manages itself, with its requests, answers and table. */
export interface RecordResource {
  readonly table: 'customers' | 'items' | 'vendors';
  readonly tag: Operation['tag'];
  readonly name: string;
  /** The names: for one, for several, and for the one in the answer. */
  readonly noun: ServiceText;
  readonly nouns: ServiceText;
  readonly answer: ServiceText;
  readonly request: z.ZodType<Record<string, unknown>>;
  /** A request, or a resource as read; the id is ignored. */
  readonly replacement: z.ZodType<Record<string, unknown>>;
  readonly schema: z.ZodObject;
  /** The name of the schema of a page of records. */
  readonly list: string;
}

export const recordResources: readonly RecordResource[] = [
  {
    table: 'customers',
    tag: 'Customers',
    name: 'Customer',
    noun: { text: 'aCustomer' },
    nouns: { text: 'customers' },
    answer: { text: 'theCustomer' },
    request: businessRequest,
    replacement: businessReplacement,
    schema: businessSchema,
    list: 'BusinessPartnerList',
  },
  {
    table: 'items',
    tag: 'Items',
    name: 'Item',
    noun: { text: 'anItem' },
    nouns: { text: 'items' },
    answer: { text: 'theItem' },
    request: itemRequest,
    replacement: itemReplacement,
    schema: itemSchema,
    list: 'ItemList',
  },
  {
    table: 'vendors',
    tag: 'Vendors',
    name: 'Vendor',
    noun: { text: 'aVendor' },
    nouns: { text: 'vendors' },
    answer: { text: 'theVendor' },
    request: businessRequest,
    replacement: businessReplacement,
    schema: businessSchema,
    list: 'BusinessPartnerList',
  },
];

/** A part of a code and a hash of the whole code for the index: the code may be too long for an index. */
function found(code: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(left(${code}, 500), hashtextextended(${code}, 0))`;
}

/** Tells whether a row of records has a code; blanks around the code are ignored. */
export function hasCode(table: RecordResource['table'], code: string): RawBuilder<SqlBool> {
  const trimmed = sql`record_code(jsonb_build_object('code', ${code}::text))`;
  return sql`${found(sql.ref(`${table}.code`))} = ${found(trimmed)}`;
}

/** The ids of a company's records that have one of some codes. */
export function idsOfCodes(
  table: RecordResource['table'],
  companyId: string,
  codes: readonly string[],
): RawBuilder<string> {
  const column = sql.ref(`${table}.code`);
  return sql`select ${sql.ref(`${table}.id`)} from unnest(${codes}::text[]) as wanted
    join ${sql.table(table)} on company_id = ${companyId} and ${found(column)} = ${found(sql.ref('wanted'))}`;
}
