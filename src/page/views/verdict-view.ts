import type { Language } from '../../core/messages/language.ts';
import { severityCounts } from '../../report/severity-count.ts';
import { byId, el, own, sentence } from '../../ui/dom.ts';
import type { Missing } from '../../ui/form/missing.ts';
import type { Texts } from '../../ui/texts.ts';
import type { State } from '../../ui/validating.ts';
import { amount } from '../../ui/views/row-cells.ts';

/** Shows the verdict with its counts, and the kind of document; before the check, only that it is missing. */
export function showVerdict(state: State, language: Language, texts: Texts, missing: Missing): void {
  const blanks = blanksOf(state, missing);
  const outcome = blanks > 0 ? 'incomplete' : outcomeOf(state);
  const verdict = byId('verdict');
  verdict.className = outcome;
  verdict.replaceChildren(
    el('span', { class: 'sign', 'aria-hidden': 'true' }, signs[outcome]),
    el('strong', {}, texts.outcomes[outcome]),
    blanks > 0 ? el('span', {}, texts.incomplete(blanks)) : (detailOf(state, language, texts) ?? ''),
    outcome === 'checking' ? el('progress', { 'aria-label': texts.outcomes.checking }) : '',
  );
  byId('facts').replaceChildren(...factsOf(state, language, texts));
}

function outcomeOf(state: State) {
  if (state.is === 'judged') return state.examination.outcome;
  return state.is === 'failed' ? 'not-judged' : state.is;
}

/** Counts required fields without a value; 0 if the document has any other problem. */
function blanksOf(state: State, { fields, covers }: Missing): number {
  if (state.is !== 'judged') return 0;
  const errors = state.examination.findings.filter(({ severity }) => severity === 'error');
  return errors.every(covers) ? fields.length : 0;
}

const signs = {
  incomplete: '○',
  empty: '○',
  checking: '…',
  valid: '✔',
  invalid: '✘',
  malformed: '✘',
  'not-judged': '?',
} as const;

function detailOf(state: State, language: Language, texts: Texts): HTMLElement | undefined {
  if (state.is === 'failed') return el('span', {}, texts.failed, ' ', sentence(state.reason));
  if (state.is !== 'judged') return undefined;
  return el('span', {}, severityCounts(state.examination.findings, language).join(' · '));
}

function factsOf(state: State, language: Language, texts: Texts): HTMLElement[] {
  if (state.is !== 'judged') return [];
  const { type, number, buyer, payable, currency } = state.examination.facts;
  const toPay = payable === undefined ? undefined : `${amount(payable, language)} ${currency ?? ''}`;
  const facts: readonly (readonly [key: string, name: string, value: string | undefined])[] = [
    ['type', texts.type, type],
    ['number', texts.number, number],
    ['buyer', texts.buyer, buyer],
    ['payable', texts.totals.payableAmount, toPay],
  ];
  return facts.flatMap(([key, name, value]) =>
    value === undefined ? [] : [el('div', { class: key }, el('dt', {}, name), el('dd', {}, own(value)))],
  );
}
