import { opened, sealed } from '../keys/sealing.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import type { Exchange } from './exchange.ts';
import type { Operation } from './operation.ts';

/** Parameters that may differ from page to page. */
const ofOnePage = new Set(['cursor', 'limit', 'lang']);

/** The cursors of a list. They are opaque, and each continues only its company's list with the same filters. */
export interface Cursors {
  /** Returns the query with the position of its cursor; throws the 400 for another list's cursor. */
  readonly opened: (query: unknown) => unknown;
  /** Returns the cursor of a place. */
  readonly sealed: (place: string) => string;
}

export function cursorsOf(
  { cursorKey }: Pick<Service, 'cursorKey'>,
  { name }: Operation,
  { url, id }: Pick<Exchange, 'url' | 'id'>,
  companyId: string,
): Cursors {
  const filters = [...url.searchParams].filter(([parameter]) => !ofOnePage.has(parameter)).sort();
  const list = JSON.stringify([companyId, name, id, filters]);
  return {
    sealed: (place) => sealed(cursorKey, place, list),
    opened: (query) => {
      const { cursor }: { readonly cursor?: unknown } = Object(query);
      if (typeof cursor !== 'string') return query;
      const place = opened(cursorKey, cursor, list);
      if (place === undefined)
        throw new RequestProblem('bad-request', {
          detail: { text: 'wrongCursor' },
          errors: [{ field: 'cursor', message: { text: 'otherCursor' } }],
        });
      return { ...Object(query), cursor: place };
    },
  };
}
