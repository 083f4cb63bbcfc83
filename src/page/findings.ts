import type { Language } from '../core/language.ts';
import { catalogue } from '../judge/catalogue.ts';
import { el, own } from './dom.ts';
import type { Examination, PlacedIssue } from './examine.ts';
import type { Texts } from './texts.ts';

/** The findings as a list; a press on one shows its place. */
export function findingsView(
  { issues }: Examination,
  language: Language,
  texts: Texts,
  show: (issue: PlacedIssue) => void,
): HTMLElement {
  if (issues.length === 0) return el('p', { class: 'quiet' }, texts.noFindings);
  const most = 200;
  return el(
    'ol',
    { class: 'findings' },
    ...issues.slice(0, most).map((issue) => finding(issue, language, texts, show)),
    issues.length > most && el('li', { class: 'quiet' }, `+ ${issues.length - most}`),
  );
}

function finding(
  issue: PlacedIssue,
  language: Language,
  texts: Texts,
  show: (issue: PlacedIssue) => void,
): HTMLElement {
  const { severity, rule, message, hint, path, location, at, terms } = issue;
  const entry = catalogue.get(rule)?.[language];
  const place = path || location;
  return el(
    'li',
    { class: severity },
    el(
      'button',
      { type: 'button', class: 'finding', onclick: () => show(issue), title: texts.showPlace },
      el('span', { class: 'badge' }, severity === 'error' ? texts.error : texts.warning),
      el('span', { class: 'message' }, own(message)),
      place && el('code', {}, place),
      at && el('span', { class: 'quiet' }, `${texts.line} ${at.line}`),
    ),
    hint !== '' && el('p', { class: 'hint' }, own(hint)),
    el(
      'details',
      {},
      el('summary', {}, `${texts.rule} `, el('code', {}, rule)),
      entry && el('p', {}, el('strong', {}, entry.title)),
      entry && el('p', {}, entry.message, ' ', entry.hint),
      terms.length > 0 && el('p', { class: 'quiet' }, `${texts.terms}: `, el('code', {}, terms.join(', '))),
    ),
  );
}
