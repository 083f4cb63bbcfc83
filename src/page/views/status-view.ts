import type { Language } from '../../core/messages/language.ts';
import type { ShownReason, ShownStatus } from '../../ui/answering/questions.ts';
import { button, el, own, sentence } from '../../ui/dom.ts';
import type { Texts } from '../../ui/texts.ts';
import { momentIn } from '../../ui/views/row-cells.ts';
import { type FindingActions, findingButton, signs } from './findings-view.ts';

/** Callbacks for the parts of a status, and the language of its time. */
export interface StatusActions extends Pick<FindingActions, 'inWords' | 'show'> {
  readonly language: Language;
  readonly putAway: () => void;
}

/** The status that answers a document: the outcome, and each reason next to the words of its sender. */
export function statusView(status: ShownStatus, texts: Texts, actions: StatusActions): HTMLElement {
  const { isRejected, meaning, code, description, reasons, findings } = status;
  return el(
    'section',
    { class: `status ${isRejected ? 'error' : 'good'}`, 'aria-labelledby': 'status-heading' },
    el('h3', { id: 'status-heading' }, texts.status.heading),
    el(
      'p',
      { class: 'outcome' },
      el('span', { 'aria-hidden': 'true' }, isRejected ? `${signs.error} ` : '✔ '),
      el('strong', {}, meaning),
      ' ',
      own(`(${code})`),
    ),
    el(
      'dl',
      {},
      ...(['sender', 'issuedAt', 'of'] as const).map((name) =>
        el(
          'div',
          {},
          el('dt', {}, texts.status[name]),
          el('dd', {}, name === 'issuedAt' ? momentIn(status.issuedAt, actions.language) : own(status[name])),
        ),
      ),
    ),
    description !== '' && saidBy(description, texts),
    ...findings.map(({ message, hint }) => el('p', { class: 'hint' }, sentence(`${message} ${hint}`.trim()))),
    reasons.length > 0 &&
      el('ol', { class: 'findings' }, ...reasons.map((reason) => reasonItem(reason, texts, actions))),
    el('p', { class: 'actions' }, button(texts.status.putAway, actions.putAway, { id: 'put-away' })),
  );
}

function reasonItem(reason: ShownReason, texts: Texts, actions: StatusActions): HTMLElement {
  const { severity, meaning, code, rule, said, isFound, inWords } = reason;
  const { message, hint } = actions.inWords ? inWords : reason;
  const kind = meaning === '' ? code : `${meaning} (${code})`;
  return el(
    'li',
    { class: severity },
    findingButton(reason, `${signs[severity]} ${kind}`, texts, actions),
    hint !== '' && el('p', { class: 'hint' }, sentence(hint)),
    // For an unknown rule, these words are the message.
    message !== said && saidBy(said, texts),
    !isFound && el('p', { class: 'quiet' }, sentence(texts.status.notFound)),
    rule !== '' && el('p', { class: 'quiet' }, `${texts.rule} `, el('code', {}, rule)),
  );
}

function saidBy(said: string, texts: Texts): HTMLElement {
  return el('p', { class: 'quiet said' }, `${texts.status.said} `, el('q', { lang: 'en', dir: 'ltr' }, said));
}
