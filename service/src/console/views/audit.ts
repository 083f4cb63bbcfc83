import { own } from '../../../../src/page/dom.ts';
import type { Page } from '../client.ts';
import type { ShowView } from '../context.ts';
import { filterForm, pager } from '../parts/controls.ts';
import { emptyState } from '../parts/states.ts';
import { tableOf } from '../parts/table.ts';
import { code, momentIn } from '../parts/written.ts';

interface Deed {
  readonly at: string;
  readonly key: { readonly name: string } | null;
  readonly operation: string;
  readonly resourceId: string | null;
  readonly address: string | null;
}

/** Who changed what, when and from where. */
export const auditView: ShowView = async (context) => {
  const { say, client, route, language } = context;
  const { items, nextCursor } = await client.read<Page<Deed>>(`v1/audit?${route.query}`);
  return {
    heading: say('audit'),
    content: [
      filterForm(
        context,
        ['audit'],
        [
          { name: 'operation', label: say('what') },
          { name: 'resourceId', label: say('resource') },
        ],
      ),
      items.length === 0
        ? emptyState(say('noDeeds'))
        : tableOf<Deed>(
            say('audit'),
            [
              { name: say('when'), cell: ({ at }) => momentIn(at, language) },
              { name: say('who'), cell: ({ key }) => (key === null ? say('operatorDid') : own(key.name)) },
              { name: say('what'), cell: ({ operation }) => code(operation) },
              { name: say('resource'), cell: ({ resourceId }) => code(resourceId) },
              { name: say('from'), cell: ({ address }) => code(address) },
            ],
            items,
          ),
      pager(context, { count: items.length, nextCursor }),
    ],
  };
};
