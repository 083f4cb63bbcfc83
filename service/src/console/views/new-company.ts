import { el, own } from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';
import { errorState } from '../parts/states.ts';
import type { TextName } from '../texts.ts';

interface Created {
  readonly id: string;
  readonly name: string;
  readonly apiKey: string;
}

/** A form for a company with its participants, TRNs and quota; its key is shown once, until the view is left. */
export function newCompanyForm(context: Context): HTMLElement {
  const { say, client } = context;
  const told = el('div', { 'aria-live': 'polite' });
  const field = (name: TextName, id: string, attributes: Record<string, string | boolean> = {}) => {
    const input = el('input', { id, autocomplete: 'off', ...attributes });
    return { input, row: el('p', {}, el('label', { for: id }, say(name)), ' ', input) };
  };
  const code = { dir: 'ltr', placeholder: '0235:1003548797' };
  const name = field('company', 'company-name', { required: true, dir: 'auto' });
  const participants = field('participants', 'company-participants', code);
  const trns = field('trns', 'company-trns', { dir: 'ltr', placeholder: '100354879700003' });
  const quota = field('quota', 'company-quota', { dir: 'ltr', inputmode: 'numeric' });
  const strict = el('input', { type: 'checkbox', id: 'company-strict' });
  const gaps = el('input', { type: 'checkbox', id: 'company-gaps' });
  const form = el(
    'form',
    { class: 'card', 'aria-labelledby': 'new-company', novalidate: true },
    el('h3', { id: 'new-company' }, say('newCompany')),
    ...[name, participants, trns, quota].map(({ row }) => row),
    el('p', {}, el('label', {}, strict, ' ', say('refuseWarnings'))),
    el('p', {}, el('label', {}, gaps, ' ', say('tellGaps'))),
    el(
      'p',
      {},
      el('button', { type: 'submit', class: 'primary', id: 'create-company' }, say('createCompany')),
    ),
    told,
  );
  const create = async () => {
    const several = ({ input }: typeof name) => input.value.split(/[\s,،]+/).filter((value) => value !== '');
    const documents = quota.input.value.trim();
    const made = await client.read<Created>('v1/operator/companies', {
      method: 'POST',
      body: {
        name: name.input.value.trim(),
        participants: several(participants),
        trns: several(trns),
        monthlyQuota: documents === '' ? null : Number(documents),
        handling: strict.checked ? 'strict' : 'lenient',
        numberGaps: gaps.checked,
      },
    });
    told.replaceChildren(
      el('p', {}, own(made.name), ' ', el('code', {}, made.id)),
      el('p', {}, say('keyOnce')),
      el('p', { class: 'secret' }, el('code', { id: 'company-key' }, made.apiKey)),
    );
    form.reset();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    create().catch((error: unknown) => told.replaceChildren(errorState(context, error)));
  });
  return form;
}
