import { el, type FieldHelp, momentIn, sentence } from 'pint-ae/internal/ui';
import type { HistoryEntry, TrackChange } from '../../read/schemas.ts';
import type { Context } from '../context.ts';
import { chip } from '../parts/chips.ts';
import { actionButton } from '../parts/controls.ts';
import { type Issue, issueList } from '../parts/findings.ts';
import { errorState } from '../parts/states.ts';
import { actions, card } from '../parts/table.ts';
import { textInWords } from '../parts/written.ts';

interface History {
  readonly items: readonly HistoryEntry[];
  readonly tracks: readonly TrackChange[];
}

interface Step {
  readonly at: string;
  readonly words: string;
  readonly state: string | null;
  readonly detail: string | null;
  readonly warnings: readonly Issue[];
}

/** History of a document, in the order of events: its status and both tracks. */
export function historyPart(context: Context, path: string, help: FieldHelp | undefined): HTMLElement {
  const { say, client, may } = context;
  const holder = el('div', {}, el('p', { class: 'quiet' }, say('loading')));
  client.read<History>(`${path}/history`).then(
    (history) => {
      holder.replaceChildren(timeline(context, stepsOf(context, history), help));
      const mail = history.tracks.findLast(({ track }) => track === 'mail');
      const hasEnded = mail !== undefined && mail.status !== 'pending';
      if (hasEnded && may(`${path.split('/')[1]}:write`)) holder.append(mailAgain(context, path));
    },
    (error: unknown) => holder.replaceChildren(errorState(context, error)),
  );
  return card('history', say('history'), holder);
}

function stepsOf({ say, named }: Context, { items, tracks }: History): Step[] {
  const changes = items.map(({ trigger, toStatus, ...others }) => {
    const shown = trigger === 'refuse' ? 'Refused' : toStatus;
    const state = shown === null ? null : `status.${shown}`;
    return { ...others, words: named(`trigger.${trigger}`, trigger), state };
  });
  const ofTracks = tracks.map(({ track, status, ...others }) => ({
    ...others,
    words: say(track),
    state: `${track}.${status}`,
    warnings: [],
  }));
  return [...changes, ...ofTracks].toSorted((one, other) =>
    one.at < other.at ? -1 : one.at > other.at ? 1 : 0,
  );
}

function timeline(context: Context, steps: readonly Step[], help: FieldHelp | undefined): HTMLElement {
  const { say, language } = context;
  return el(
    'ol',
    { class: 'timeline' },
    ...steps.map(({ at, words, state, detail, warnings }) =>
      el(
        'li',
        {},
        el('span', { class: 'quiet' }, momentIn(at, language)),
        ' ',
        el('strong', {}, words),
        ' ',
        state !== null && chip(context, state),
        detail !== null && el('p', {}, sentence(textInWords(detail, '', help, language))),
        warnings.length > 0 &&
          el(
            'details',
            {},
            el('summary', {}, say('toldThen', { count: warnings.length })),
            issueList(context, warnings, help),
          ),
      ),
    ),
  );
}

function mailAgain(context: Context, path: string): HTMLElement {
  const { say, client } = context;
  const to = el('input', { id: 'mail-to', type: 'email', dir: 'ltr', autocomplete: 'off' });
  const send = async () => {
    const address = to.value.trim();
    await client.ask(`${path}/mail`, { method: 'POST', body: address === '' ? {} : { to: address } });
    await context.done(say('mailed'));
  };
  return el(
    'div',
    { class: 'filter' },
    el('div', { class: 'field' }, el('label', { for: 'mail-to' }, say('mailTo')), to),
    actions(actionButton(context, say('mailAgain'), send, { id: 'mail-again' })),
  );
}
