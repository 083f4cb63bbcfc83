import type { Language } from 'pint-ae';
import { el, momentIn, own } from 'pint-ae/internal/ui';
import type { CompanyDeed } from '../../operator-api/watch-operations.ts';
import type { Page } from '../client.ts';
import type { ShowView } from '../context.ts';
import deeds from '../messages/deeds.json' with { type: 'json' };
import { filterForm } from '../parts/controls.ts';
import { type Column, pagedTable } from '../parts/table.ts';
import { code } from '../parts/written.ts';
import { hashOf } from '../route.ts';

/** An entry of the audit; only the operator's list names companies. */
type Shown = Omit<CompanyDeed, 'companyId'> & Partial<Pick<CompanyDeed, 'companyId'>>;

/** Changes, with who made them, when and from where. */
export const auditView: ShowView = async (context) => {
  const { say, client, route, language, may } = context;
  const isOfAll = may('operator:read');
  const deeds = await client.read<Page<Shown>>(
    `${isOfAll ? 'v1/operator/audit' : 'v1/audit'}?${route.query}`,
  );
  const columns: readonly Column<Shown>[] = [
    { name: say('when'), cell: ({ at }) => momentIn(at, language) },
    { name: say('who'), cell: ({ key }) => (key === null ? say('operatorDid') : own(key.name)) },
    { name: say('what'), cell: ({ operation }) => deedInWords(operation, language) },
    { name: say('resource'), cell: changedIn },
    ...(isOfAll ? [{ name: say('company'), cell: companyLink }] : []),
    { name: say('from'), cell: ({ address }) => code(address) },
  ];
  return {
    heading: say('audit'),
    content: [
      filterForm(
        context,
        ['audit'],
        [
          {
            name: 'operation',
            label: say('what'),
            choices: [['', say('all')], ...deedsIn(language)],
          },
          { name: 'resourceId', label: say('resource') },
          ...(isOfAll ? [{ name: 'companyId', label: say('company') }] : []),
        ],
      ),
      ...pagedTable(context, 'audit', 'noDeeds', columns, deeds),
    ],
  };
};

function companyLink({ companyId = null }: Shown): HTMLElement | string {
  return companyId === null
    ? '–'
    : el('a', { href: hashOf(['companies', companyId]) }, el('code', {}, companyId));
}

/** The id of the changed resource, as a link if the console shows the resource. */
function changedIn({ operation, resourceId }: Shown): HTMLElement | string {
  const shown = code(resourceId);
  if (resourceId === null) return shown;
  const [, kind] = /^[a-z]+(Invoice|CreditNote|Webhook)$/.exec(operation) ?? [];
  if (kind === undefined || operation.startsWith('delete')) return shown;
  const steps = {
    Invoice: ['documents', 'invoices'],
    CreditNote: ['documents', 'credit-notes'],
    Webhook: ['webhooks'],
  };
  return el('a', { href: hashOf([...steps[kind as keyof typeof steps], resourceId]) }, shown);
}

/** Returns the name of an action; for an unknown one, its identifier. */
export function deedInWords(operation: string, language: Language): HTMLElement | string {
  return isDeed(operation) ? deeds[operation][language] : code(operation);
}

function isDeed(operation: string): operation is keyof typeof deeds {
  return Object.hasOwn(deeds, operation);
}

/** All audited actions, in words. */
export function deedsIn(language: Language): readonly (readonly [operation: string, words: string])[] {
  return Object.entries(deeds).map(([operation, words]) => [operation, words[language]] as const);
}
