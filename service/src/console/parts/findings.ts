import { el, type FieldHelp, own, pathCode, sentence } from 'pint-ae/internal/ui';
import type { Context } from '../context.ts';
import { placeInWords, textInWords } from './written.ts';

/** A finding in the form of the service. */
export interface Issue {
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
  readonly severity: 'error' | 'warning' | 'information';
  readonly path: string;
  /** The other side's words, for a finding of a track. */
  readonly said?: string;
}

const signs = { error: '✘', warning: '▲', information: 'ℹ' } as const;

/** Shows findings at their fields; with `goTo`, clicking one goes there. */
export function issueList(
  { say, language }: Pick<Context, 'say' | 'language'>,
  issues: readonly Issue[],
  help: FieldHelp | undefined,
  goTo?: (path: string) => void,
): HTMLElement {
  const item = ({ rule, message, hint, severity, path, said = '' }: Issue) => {
    const inWords = (text: string) => textInWords(text, path, help, language);
    const place = path === '' ? say('wholeDocument') : placeInWords(path, help, language);
    // A message often repeats the place, which is already shown above it, after at most a preposition.
    const end = path === '' ? -1 : message.indexOf(`${path}: `);
    const found = end >= 0 && end < 6 ? message.slice(end + path.length + 2) : message;
    const head = [
      el('span', { class: 'badge' }, `${signs[severity]} ${say(severity)}`),
      el('span', { class: 'place' }, own(place)),
      el('span', { class: 'message' }, sentence(inWords(found))),
    ];
    return el(
      'li',
      { class: severity },
      goTo === undefined || path === ''
        ? el('div', { class: 'finding' }, ...head)
        : el('button', { type: 'button', class: 'finding', onclick: () => goTo(path) }, ...head),
      hint !== '' && el('p', { class: 'hint' }, sentence(inWords(hint))),
      said !== '' &&
        said !== message &&
        el('p', { class: 'said quiet' }, `${say('said')}: `, el('q', {}, own(said))),
      el(
        'p',
        { class: 'quiet' },
        rule !== '' && el('code', {}, rule),
        rule !== '' && path !== '' && ' · ',
        path !== '' && pathCode(path),
      ),
    );
  };
  return el('ol', { class: 'findings' }, ...issues.map(item));
}
