import { el, sentence } from 'pint-ae/internal/ui';
import { Refusal } from '../client.ts';
import type { Context } from '../context.ts';

/** Returns the text for an empty list. */
export function emptyState(words: string): HTMLElement {
  return el('p', { class: 'quiet empty' }, words);
}

/** Shows why an action failed, and what to do next. */
export function errorState({ say }: Pick<Context, 'say'>, error: unknown, again?: () => void): HTMLElement {
  const { status, errors, traceId, retryAfter } = refusalIn(error);
  return el(
    'div',
    { class: 'problem', role: 'alert' },
    el('p', {}, el('strong', {}, `✘ ${say('failed')}`)),
    el('p', {}, sentence(status === 0 ? say('offline') : refusalIn(error).message)),
    errors.length > 0 &&
      el(
        'ul',
        {},
        ...errors.map(({ field, message }) =>
          el('li', {}, field !== '' && el('code', {}, field), ' ', sentence(message)),
        ),
      ),
    retryAfter !== undefined && el('p', {}, say('laterSeconds', { seconds: retryAfter })),
    traceId !== '' && el('p', { class: 'quiet' }, `${say('traceId')}: `, el('code', {}, traceId)),
    again !== undefined && el('button', { type: 'button', onclick: again }, say('retry')),
  );
}

/** Shows a fault of the page itself like any other. */
export function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(-1, error instanceof Error ? error.message : String(error), {});
}
