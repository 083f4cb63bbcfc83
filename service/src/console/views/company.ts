import { el, momentIn, own } from 'pint-ae/internal/ui';
import { scopes } from '../../keys/scopes.ts';
import type { Context, ShowView } from '../context.ts';
import { chip } from '../parts/chips.ts';
import { actionButton } from '../parts/controls.ts';
import { errorState } from '../parts/states.ts';
import { factsOf, tableOf } from '../parts/table.ts';
import { code } from '../parts/written.ts';
import { hashOf } from '../route.ts';
import type { TextName } from '../texts.ts';
import type { Company } from './companies.ts';

interface Changeable extends Company {
  readonly trns: readonly string[];
  readonly handling: 'strict' | 'lenient';
  readonly numberGaps: boolean;
}

interface Key {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly revokedAt: string | null;
  readonly lastUsedAt: string | null;
}

/** One company, for the operator: its facts to be changed, its keys, and the way to its audit. */
export const companyView: ShowView = async (context) => {
  const { say, client, route, may, language } = context;
  const id = route.steps[1] ?? '';
  const path = `v1/operator/companies/${encodeURIComponent(id)}`;
  const [company, keys] = await Promise.all([
    client.read<Changeable>(path),
    client.read<{ items: readonly Key[] }>(`${path}/keys`),
  ]);
  const mayChange = may('operator:write') && company.status !== 'closed';
  return {
    heading: say('companyNamed', { name: company.name }),
    content: [
      el('p', {}, el('a', { href: hashOf(['companies']), id: 'back' }, say('back'))),
      el(
        'section',
        { class: 'card', 'aria-label': say('company') },
        factsOf([
          [say('status'), chip(context, company.status)],
          [say('resource'), code(company.id)],
          [say('createdAt'), momentIn(company.createdAt, language)],
          [say('thisMonth'), String(company.documentsThisMonth)],
        ]),
        el('p', {}, el('a', { href: hashOf(['audit'], { companyId: id }), id: 'its-audit' }, say('audit'))),
      ),
      ...(mayChange ? [changeForm(context, path, company)] : []),
      keysPart(context, path, keys.items, mayChange),
    ],
  };
};

function changeForm(context: Context, path: string, company: Changeable): HTMLElement {
  const { say, client } = context;
  const field = (name: TextName, id: string, value: string, dir: 'auto' | 'ltr') => {
    const input = el('input', { id, autocomplete: 'off', dir, value });
    return { input, row: el('div', { class: 'field' }, el('label', { for: id }, say(name)), input) };
  };
  const box = (name: TextName, id: string, isOn: boolean) => {
    const input = el('input', { type: 'checkbox', id });
    input.checked = isOn;
    return { input, row: el('p', {}, el('label', {}, input, ' ', say(name))) };
  };
  const name = field('company', 'change-name', company.name, 'auto');
  const participants = field('participants', 'change-participants', company.participants.join(' '), 'ltr');
  const trns = field('trns', 'change-trns', company.trns.join(' '), 'ltr');
  const quota = field('quota', 'change-quota', String(company.monthlyQuota ?? ''), 'ltr');
  const strict = box('refuseWarnings', 'change-strict', company.handling === 'strict');
  const gaps = box('tellGaps', 'change-gaps', company.numberGaps);
  const shared = box('sharesTrns', 'change-shares', false);
  const several = (input: HTMLInputElement) => input.value.split(/[\s,،]+/).filter((each) => each !== '');
  const isChanged = ({ input }: typeof name) => input.value !== input.defaultValue;
  const change = async () => {
    const documents = quota.input.value.trim();
    await client.ask(path, {
      method: 'PUT',
      body: {
        name: name.input.value.trim(),
        // What stays is not claimed again.
        ...(isChanged(participants) ? { participants: several(participants.input) } : {}),
        ...(isChanged(trns) ? { trns: several(trns.input) } : {}),
        monthlyQuota: documents === '' ? null : Number(documents),
        handling: strict.input.checked ? 'strict' : 'lenient',
        numberGaps: gaps.input.checked,
        ...(shared.input.checked ? { sharesTrns: true } : {}),
      },
    });
    context.tell(say('companyChanged'));
    await context.reload();
  };
  return el(
    'section',
    { class: 'card', 'aria-labelledby': 'change' },
    el('h3', { id: 'change' }, say('changeCompany')),
    el('div', { class: 'filter' }, ...[name, participants, trns, quota].map(({ row }) => row)),
    ...[strict, gaps, shared].map(({ row }) => row),
    el(
      'div',
      { class: 'actions' },
      actionButton(context, say('save'), change, { id: 'save', kind: 'primary' }),
    ),
  );
}

/** The keys of a company; a new one is shown once, until the view is left. */
function keysPart(context: Context, path: string, keys: readonly Key[], mayChange: boolean): HTMLElement {
  const { say, client, language } = context;
  const once = el('div', { 'aria-live': 'polite' });
  const show = ({ apiKey }: { readonly apiKey: string | null }) =>
    once.replaceChildren(
      el('p', {}, say('keyOnce')),
      el('p', { class: 'secret' }, el('code', { id: 'new-key' }, apiKey ?? '–')),
    );
  const act = (id: string, verb: 'rotate' | 'revoke') => async () => {
    const body = verb === 'rotate' ? {} : undefined;
    const of = `v1/operator/keys/${encodeURIComponent(id)}/${verb}`;
    const answer = await client.read<{ apiKey: string | null }>(of, {
      method: 'POST',
      ...(body === undefined ? {} : { body }),
    });
    if (verb === 'rotate') return show(answer);
    context.tell(say('revoked'));
    await context.reload();
  };
  const handling = ({ id, name, revokedAt }: Key) =>
    revokedAt !== null
      ? momentIn(revokedAt, language)
      : el(
          'div',
          { class: 'actions' },
          actionButton(context, say('rotate'), act(id, 'rotate'), { id: `rotate-${id}` }),
          actionButton(context, say('revoke'), act(id, 'revoke'), {
            id: `revoke-${id}`,
            question: say('revokeQuestion', { name }),
          }),
        );
  return el(
    'section',
    { class: 'card' },
    el('h3', { id: 'keys' }, say('keys')),
    tableOf<Key>(
      say('keys'),
      [
        { name: say('name'), cell: ({ name, hint }) => el('span', {}, own(name), el('br'), code(hint)) },
        { name: say('scopes'), cell: (key) => scopesOf(context, key) },
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

function scopesOf({ say }: Context, key: Key): HTMLElement | string {
  return scopes.every((scope) => key.scopes.includes(scope)) ? say('allScopes') : code(key.scopes.join(', '));
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
