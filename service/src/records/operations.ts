import { z } from '@hono/zod-openapi';
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { isTakenIn } from '../database/faults.ts';
import type { RecordsTable, Tables } from '../database/tables.ts';
import { baseUrlOf } from '../http/base-url.ts';
import {
  answers,
  type Call,
  emptyReply,
  json,
  jsonReply,
  type Operation,
  operation,
} from '../http/operation.ts';
import { checkIfMatch, etagOf, ifMatch } from '../http/revision.ts';
import { pageFrom, pageOf, pageQuery, searchText } from '../lists/page.ts';
import { search } from '../lists/search.ts';
import { notFound, RequestProblem } from '../problems/request-problem.ts';
import { described, inWordsOf } from '../problems/schema-errors.ts';
import { isStorable } from '../problems/unstorable.ts';
import { newId } from '../surroundings.ts';
import { hasCode, type RecordResource, recordResources } from './resources.ts';
import { longestText } from './schemas.ts';

const listQuery = pageQuery.extend({
  isActive: described(z.enum(['true', 'false']).optional(), { text: 'isActiveParameter' }),
  code: described(z.string().max(longestText).refine(isStorable, inWordsOf('unstorable')).optional(), {
    text: 'recordCodeParameter',
  }),
  text: described(searchText.optional(), {
    text: 'recordTextParameter',
    values: { spellings: { text: 'spellings' } },
  }),
});

/** Every operation on customers, items and vendors. */
export function recordOperations(): Operation[] {
  return recordResources.flatMap((resource) => [
    createOperation(resource),
    listOperation(resource),
    readOperation(resource),
    replaceOperation(resource),
    deleteOperation(resource),
  ]);
}

const shownColumns = ['id', 'content', 'revision'] as const;

/** The members in the interface's order, because the database stores them in its own order. */
function represented(
  { schema }: RecordResource,
  { id, content }: Pick<Selectable<RecordsTable>, 'id' | 'content'>,
) {
  const members: Readonly<Record<string, unknown>> = { id, ...content };
  return Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (name in members ? [[name, members[name]]] : [])),
  );
}

/** Does work that gives a record its code; throws the 409 if another record has the code. */
async function withOwnCode<Result>(
  { table, noun }: RecordResource,
  body: Record<string, unknown>,
  store: () => Promise<Result>,
): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (!isTakenIn(error, `${table}_code`)) throw error;
    const code = String(body.code);
    const list = `GET /v1/${table}?code=${encodeURIComponent(code.trim())}`;
    const taken = { text: 'codeTaken', values: { noun, code, list } } as const;
    throw new RequestProblem('conflict', { detail: taken, errors: [{ field: 'code', message: taken }] });
  }
}

function createOperation(resource: RecordResource): Operation {
  const { table, tag, name, noun, answer, request, schema } = resource;
  return operation<unknown, Record<string, unknown>>({
    name: `create${name}`,
    method: 'post',
    path: `/v1/${table}`,
    tag,
    summary: { text: 'create', values: { noun } },
    scope: `${table}:write`,
    body: { kind: 'json', schema: request },
    success: answers(201, answer, json(schema), ['Location', 'ETag']),
    handle: async ({ scoped, service, caller, body, request }) => {
      const now = service.clock.now();
      const row = await withOwnCode(resource, body, () =>
        scoped
          .insertInto(table)
          .values({
            id: newId(service.clock, service.random),
            company_id: caller.companyId,
            content: JSON.stringify(body),
            created_at: now,
            updated_at: now,
          })
          .returning(shownColumns)
          .executeTakeFirstOrThrow(),
      );
      const location = `${baseUrlOf(service.settings, request)}/v1/${table}/${row.id}`;
      return jsonReply(201, represented(resource, row), { location, ...etagOf(row) });
    },
  });
}

function listOperation(resource: RecordResource): Operation {
  const { table, tag, name, nouns, schema, list } = resource;
  return operation({
    name: `list${name}s`,
    method: 'get',
    path: `/v1/${table}`,
    tag,
    summary: { text: 'list', values: { nouns } },
    description: { text: 'newestFirst' },
    scope: `${table}:read`,
    query: listQuery,
    success: answers(200, 'aPage', json(pageOf(schema, list))),
    handle: async (call) => {
      const { scoped, query } = call;
      const { companyId } = call.caller;
      const { text, limit } = query;
      const listed = listedBy(table, companyId, query);
      const found = text
        ? await search<ListedRow>({
            scoped,
            table,
            parts: { table: `${table}_search`, rowId: 'row_id' },
            list: [companyId, 'records', table],
            columns: listedColumns,
            listed,
            order: { by: ['position'], direction: 'desc' },
            text,
            most: limit + 1,
          })
        : await scoped
            .selectFrom(table)
            .select(listedColumns)
            .where(listed)
            .orderBy('position', 'desc')
            .limit(limit + 1)
            .execute();
      const page = pageFrom(found, call, (row) => represented(resource, row));
      return jsonReply(200, page);
    },
  });
}

const listedColumns = [...shownColumns, 'position'] as const;
type ListedRow = Pick<Selectable<RecordsTable>, (typeof listedColumns)[number]>;

function listedBy(
  table: RecordResource['table'],
  companyId: string,
  query: z.infer<typeof listQuery>,
): Expression<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const { cursor, isActive, code } = query;
  return and(
    [
      sql<SqlBool>`${column('company_id')} = ${companyId}`,
      cursor === undefined ? undefined : sql<SqlBool>`${column('position')} < ${Number(cursor)}`,
      isActive === undefined ? undefined : sql<SqlBool>`${column('is_active')} = ${isActive === 'true'}`,
      code === undefined ? undefined : hasCode(table, code),
    ].filter((condition) => condition !== undefined),
  );
}

const { and } = expressionBuilder<Tables>();

function readOperation(resource: RecordResource): Operation {
  const { table, tag, name, noun, answer, schema } = resource;
  return operation({
    name: `get${name}`,
    method: 'get',
    path: `/v1/${table}/{id}`,
    tag,
    summary: { text: 'read', values: { noun } },
    scope: `${table}:read`,
    success: answers(200, answer, json(schema), ['ETag']),
    problems: ['not-found'],
    handle: async ({ scoped, caller, id }) => {
      const row = await scoped
        .selectFrom(table)
        .where('company_id', '=', caller.companyId)
        .where('id', '=', id)
        .select(shownColumns)
        .executeTakeFirstOrThrow(notFound);
      return jsonReply(200, represented(resource, row), etagOf(row));
    },
  });
}

async function checkUnchanged({ scoped, caller, id, request }: Call, table: RecordResource['table']) {
  if (!request.headers.has('if-match')) return;
  const row = await scoped
    .selectFrom(table)
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .select('revision')
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  checkIfMatch(request.headers, row);
}

function replaceOperation(resource: RecordResource): Operation {
  const { table, tag, name, noun, answer, replacement, schema } = resource;
  return operation<unknown, Record<string, unknown>>({
    name: `replace${name}`,
    method: 'put',
    path: `/v1/${table}/{id}`,
    tag,
    summary: { text: 'replace', values: { noun } },
    scope: `${table}:write`,
    body: { kind: 'json', schema: replacement },
    headers: ifMatch,
    success: answers(200, answer, json(schema), ['ETag']),
    problems: ['not-found', 'conflict', 'precondition-failed'],
    handle: async (call) => {
      const { scoped, service, caller, id } = call;
      // A record that was read has its id, which the path gives too.
      const { id: _, ...body } = call.body;
      await checkUnchanged(call, table);
      const row = await withOwnCode(resource, body, () =>
        scoped
          .updateTable(table)
          .set({ content: JSON.stringify(body), updated_at: service.clock.now() })
          .where('company_id', '=', caller.companyId)
          .where('id', '=', id)
          .returning(shownColumns)
          .executeTakeFirstOrThrow(notFound),
      );
      return jsonReply(200, represented(resource, row), etagOf(row));
    },
  });
}

function deleteOperation({ table, tag, name, noun }: RecordResource): Operation {
  return operation({
    name: `delete${name}`,
    method: 'delete',
    path: `/v1/${table}/{id}`,
    tag,
    summary: { text: 'delete', values: { noun } },
    scope: `${table}:write`,
    headers: ifMatch,
    success: answers(204, 'deleted', []),
    problems: ['not-found', 'precondition-failed'],
    handle: async (call) => {
      const { scoped, caller, id } = call;
      await checkUnchanged(call, table);
      await scoped
        .deleteFrom(table)
        .where('company_id', '=', caller.companyId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow(notFound);
      return emptyReply;
    },
  });
}
