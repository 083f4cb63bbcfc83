import { el } from 'pint-ae/internal/ui';
import type { Company } from '../../operator-api/company.ts';
import type { Context } from '../context.ts';
import type { TextName } from '../texts.ts';

interface Entry {
  readonly label: HTMLElement;
  readonly input: HTMLInputElement;
}

/** A checkbox with its label. */
export function tickBox({ say }: Pick<Context, 'say'>, name: TextName, id: string, isOn = false) {
  const input = el('input', { type: 'checkbox', id });
  input.checked = isOn;
  return { input, row: el('p', {}, el('label', {}, input, ' ', say(name))) };
}

/** Creates the input fields for a new or existing company, and the request body with the values entered. */
export function companyFields(context: Pick<Context, 'say'>, prefix: string, known?: Company) {
  const entry = (name: TextName, part: string, value = '', attributes = {}): Entry => {
    const id = `${prefix}-${part}`;
    const input = el('input', { id, autocomplete: 'off', value, ...attributes });
    return { label: el('label', { for: id }, context.say(name)), input };
  };
  const example = (placeholder: string) => ({ dir: 'ltr', ...(known === undefined && { placeholder }) });
  const name = entry('company', 'name', known?.name, { required: true, dir: 'auto' });
  const lists = {
    participants: entry(
      'participants',
      'participants',
      known?.participants.join(' '),
      example('0235:1003548797'),
    ),
    trns: entry('trns', 'trns', known?.trns.join(' '), example('100354879700003')),
  };
  const quota = entry('quota', 'quota', String(known?.monthlyQuota ?? ''), {
    dir: 'ltr',
    inputmode: 'numeric',
  });
  const strict = tickBox(context, 'refuseWarnings', `${prefix}-strict`, known?.handling === 'strict');
  const gaps = tickBox(context, 'tellGaps', `${prefix}-gaps`, known?.numberGaps);
  const mails = tickBox(context, 'mailsInvoices', `${prefix}-mails`, known?.mailsInvoices);
  return {
    entries: [name, lists.participants, lists.trns, quota],
    boxes: [strict.row, gaps.row, mails.row],
    entered: () => {
      const documents = quota.input.value.trim();
      return {
        name: name.input.value.trim(),
        // Unchanged identifiers are not claimed again.
        ...Object.fromEntries(
          Object.entries(lists)
            .filter(([, { input }]) => known === undefined || input.value !== input.defaultValue)
            .map(([list, { input }]) => [list, input.value.split(/[\s,،]+/).filter((each) => each !== '')]),
        ),
        monthlyQuota: documents === '' ? null : Number(documents),
        handling: strict.input.checked ? 'strict' : 'lenient',
        numberGaps: gaps.input.checked,
        mailsInvoices: mails.input.checked,
      };
    },
  };
}
