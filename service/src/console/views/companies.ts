import { el, momentIn, own } from 'pint-ae/internal/ui';
import type { Company } from '../../operator-api/company.ts';
import type { Page } from '../client.ts';
import type { Context, ShowView } from '../context.ts';
import { chip } from '../parts/chips.ts';
import { companyFields } from '../parts/company-fields.ts';
import { actionButton, filterForm } from '../parts/controls.ts';
import { errorState } from '../parts/states.ts';
import { actions, type Column, pagedTable } from '../parts/table.ts';
import { code, shownOnce } from '../parts/written.ts';
import { hashOf } from '../route.ts';
import { eraseButton } from './leaving.ts';

const statuses = ['active', 'suspended', 'closed'] as const;

/** The participants of a company, one on each line; a company without participants can only keep drafts. */
function namesOf({ say }: Context, participants: readonly string[]): HTMLElement {
  if (participants.length === 0) return el('span', { class: 'quiet' }, say('draftsOnly'));
  return el('span', {}, ...participants.flatMap((each, index) => [index > 0 && el('br'), code(each)]));
}

/** The companies of the service, for its operator. */
export const companiesView: ShowView = async (context) => {
  const { say, client, route, language } = context;
  const companies = await client.read<Page<Company>>(`v1/operator/companies?${route.query}`);
  const ofQuota = ({ monthlyQuota, documentsThisMonth: used }: Company) =>
    monthlyQuota === null ? String(used) : say('ofQuota', { used, quota: monthlyQuota });
  const columns: readonly Column<Company>[] = [
    {
      name: say('company'),
      cell: ({ name, id }) =>
        el(
          'span',
          {},
          el('a', { href: hashOf(['companies', id]) }, own(name)),
          el('br'),
          el('code', { class: 'quiet' }, id),
        ),
    },
    { name: say('participant'), cell: ({ participants }) => namesOf(context, participants) },
    { name: say('status'), cell: ({ status }) => chip(context, status) },
    { name: say('thisMonth'), cell: ofQuota },
    { name: say('createdAt'), cell: ({ createdAt }) => momentIn(createdAt, language) },
    ...(context.may('operator:write')
      ? [{ name: say('action'), cell: (row: Company) => changes(context, row) }]
      : []),
  ];
  return {
    heading: say('companies'),
    content: [
      filterForm(
        context,
        ['companies'],
        [
          { name: 'text', label: say('company') },
          {
            name: 'status',
            label: say('status'),
            choices: [['', say('all')], ...statuses.map((status) => [status, say(status)] as const)],
          },
        ],
      ),
      ...pagedTable(
        context,
        'companies',
        route.query.size === 0 ? 'noCompanies' : 'nothingFound',
        columns,
        companies,
      ),
      ...(context.may('operator:write') ? [newCompanyForm(context)] : []),
    ],
  };
};

function changes(context: Context, company: Company): HTMLElement | string {
  const { id, name, status, exportedAt, erasedAt } = company;
  const { say, client, language } = context;
  if (status === 'closed') {
    if (exportedAt === null || erasedAt !== null)
      return erasedAt === null
        ? say('notExported')
        : el('span', {}, say('erased'), ' ', momentIn(erasedAt, language));
    return eraseButton(context, company);
  }
  const change = (verb: 'suspend' | 'resume' | 'close', question?: string) =>
    actionButton(
      context,
      say(verb),
      async () => {
        const path = `v1/operator/companies/${encodeURIComponent(id)}/${verb}`;
        const changed = await client.read<Company>(path, { method: 'POST' });
        await context.done(say('companyIs', { name, status: say(changed.status) }));
      },
      { id: `${verb}-${id}`, ...(question === undefined ? {} : { question }) },
    );
  return actions(
    status === 'active' ? change('suspend', say('suspendQuestion', { name })) : change('resume'),
    change('close', say('closeQuestion', { name })),
  );
}

/** A form for a company with its participants, TRNs and quota; its key is shown once, until the view is left. */
export function newCompanyForm(context: Context): HTMLElement {
  const { say, client } = context;
  const told = el('div', { 'aria-live': 'polite' });
  const fields = companyFields(context, 'company');
  const form = el(
    'form',
    { class: 'card', 'aria-labelledby': 'new-company', novalidate: true },
    el('h3', { id: 'new-company' }, say('newCompany')),
    ...fields.entries.map(({ label, input }) => el('p', {}, label, ' ', input)),
    ...fields.boxes,
    el(
      'p',
      {},
      el('button', { type: 'submit', class: 'primary', id: 'create-company' }, say('createCompany')),
    ),
    told,
  );
  const create = async () => {
    const made = await client.read<Record<'id' | 'name' | 'apiKey', string>>('v1/operator/companies', {
      method: 'POST',
      body: fields.entered(),
    });
    told.replaceChildren(
      el('p', {}, own(made.name), ' ', el('code', {}, made.id)),
      ...shownOnce(context, { id: 'company-key', text: made.apiKey, about: 'keyOnce' }),
    );
    form.reset();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    create().catch((error: unknown) => told.replaceChildren(errorState(context, error)));
  });
  return form;
}
