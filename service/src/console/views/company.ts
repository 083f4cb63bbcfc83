import { el, momentIn, own } from 'pint-ae/internal/ui';
import { scopes } from '../../keys/scopes.ts';
import type { Company } from '../../operator-api/company.ts';
import type { CompanyKey } from '../../operator-api/key-operations.ts';
import type { Context, ShowView } from '../context.ts';
import { chip } from '../parts/chips.ts';
import { companyFields, tickBox } from '../parts/company-fields.ts';
import { actionButton, backLink } from '../parts/controls.ts';
import { errorState } from '../parts/states.ts';
import { actions, card, factCard, tableOf } from '../parts/table.ts';
import { code, shownOnce } from '../parts/written.ts';
import { hashOf } from '../route.ts';
import { leavingPart } from './leaving.ts';

/** One company, for the operator: its editable properties, its keys, and a link to its audit. */
export const companyView: ShowView = async (context) => {
  const { say, client, route, may, language } = context;
  const id = route.steps[1] ?? '';
  const path = `v1/operator/companies/${encodeURIComponent(id)}`;
  const [company, keys] = await Promise.all([
    client.read<Company>(path),
    client.read<{ items: readonly CompanyKey[] }>(`${path}/keys`),
  ]);
  const mayChange = may('operator:write') && company.status !== 'closed';
  return {
    heading: say('companyNamed', { name: company.name }),
    content: [
      backLink(context, ['companies']),
      factCard(
        say('company'),
        [
          [say('status'), chip(context, company.status)],
          [say('resource'), code(company.id)],
          [say('createdAt'), momentIn(company.createdAt, language)],
          [say('thisMonth'), String(company.documentsThisMonth)],
        ],
        el('p', {}, el('a', { href: hashOf(['audit'], { companyId: id }), id: 'its-audit' }, say('audit'))),
      ),
      ...(mayChange ? [changeForm(context, path, company)] : []),
      keysPart(context, path, keys.items, mayChange),
      leavingPart(context, company, may('operator:write')),
    ],
  };
};

function changeForm(context: Context, path: string, company: Company): HTMLElement {
  const { say, client } = context;
  const { entries, boxes, entered } = companyFields(context, 'change', company);
  const shared = tickBox(context, 'sharesTrns', 'change-shares');
  const change = async () => {
    const body = { ...entered(), ...(shared.input.checked ? { sharesTrns: true } : {}) };
    await client.ask(path, { method: 'PUT', body });
    await context.done(say('companyChanged'));
  };
  return card(
    'change',
    say('changeCompany'),
    el(
      'div',
      { class: 'filter company' },
      ...entries.map(({ label, input }) => el('div', { class: 'field' }, label, input)),
    ),
    ...boxes,
    shared.row,
    actions(actionButton(context, say('save'), change, { id: 'save', kind: 'primary' })),
  );
}

function keysPart(
  context: Context,
  path: string,
  keys: readonly CompanyKey[],
  mayChange: boolean,
): HTMLElement {
  const { say, client, language } = context;
  const once = el('div', { 'aria-live': 'polite' });
  const show = ({ apiKey }: { readonly apiKey: string | null }) =>
    once.replaceChildren(...shownOnce(context, { id: 'new-key', text: apiKey ?? '–', about: 'keyOnce' }));
  const pathOf = (id: string) => `v1/operator/keys/${encodeURIComponent(id)}`;
  const rotate = (id: string) => async () =>
    show(await client.read<{ apiKey: string | null }>(`${pathOf(id)}/rotate`, { method: 'POST', body: {} }));
  const revoke = (id: string) => async () => {
    await client.ask(`${pathOf(id)}/revoke`, { method: 'POST' });
    await context.done(say('revoked'));
  };
  const handling = ({ id, name, revokedAt }: CompanyKey) =>
    revokedAt !== null
      ? momentIn(revokedAt, language)
      : actions(
          actionButton(context, say('rotate'), rotate(id), { id: `rotate-${id}` }),
          actionButton(context, say('revoke'), revoke(id), {
            id: `revoke-${id}`,
            question: say('revokeQuestion', { name }),
          }),
        );
  return el(
    'section',
    { class: 'card' },
    el('h3', { id: 'keys' }, say('keys')),
    tableOf<CompanyKey>(
      say('keys'),
      [
        { name: say('name'), cell: ({ name, hint }) => el('span', {}, own(name), el('br'), code(hint)) },
        {
          name: say('scopes'),
          cell: (key) =>
            scopes.every((scope) => key.scopes.includes(scope))
              ? say('allScopes')
              : code(key.scopes.join(', ')),
        },
        { name: say('createdAt'), cell: ({ createdAt }) => momentIn(createdAt, language) },
        {
          name: say('lastUsed'),
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? '–' : momentIn(lastUsedAt, language)),
        },
        {
          name: say('status'),
          cell: ({ revokedAt }) => say(revokedAt === null ? 'Active' : 'revoked'),
        },
        ...(mayChange ? [{ name: say('action'), cell: handling }] : []),
      ],
      keys,
    ),
    mayChange && newKeyForm(context, path, show),
    once,
  );
}

function newKeyForm(
  context: Context,
  path: string,
  show: (created: { readonly apiKey: string | null }) => void,
): HTMLElement {
  const { say, client } = context;
  const told = el('div', {});
  const name = el('input', { id: 'key-name', required: true, dir: 'auto', autocomplete: 'off' });
  const readOnly = el('input', { type: 'checkbox', id: 'key-read-only' });
  const form = el(
    'form',
    { novalidate: true },
    el('div', { class: 'field' }, el('label', { for: 'key-name' }, say('keyName')), ' ', name),
    el('p', {}, el('label', {}, readOnly, ' ', say('readOnly'))),
    el('p', {}, el('button', { type: 'submit', id: 'create-key' }, say('createKey'))),
    told,
  );
  const create = async () => {
    const granted = readOnly.checked ? scopes.filter((scope) => scope.endsWith(':read')) : scopes;
    const body = { name: name.value.trim(), scopes: granted };
    show(await client.read<{ apiKey: string | null }>(`${path}/keys`, { method: 'POST', body }));
    told.replaceChildren();
    form.reset();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    create().catch((error: unknown) => told.replaceChildren(errorState(context, error)));
  });
  return form;
}
