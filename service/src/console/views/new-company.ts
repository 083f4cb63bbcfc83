import { el, own } from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';
import { companyFields } from '../parts/company-fields.ts';
import { errorState } from '../parts/states.ts';
import { shownOnce } from '../parts/written.ts';

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
