import type { Fix } from '../../core/findings/fix.ts';
import type { ShownFinding } from '../answering/questions.ts';
import { button, el, own, sentence } from '../dom.ts';
import type { Texts } from '../texts.ts';

/** Buttons of a finding, apart from certain remedies and alternatives. */
export interface RemedyActions {
  readonly apply: (patch: Fix, finding: ShownFinding) => void;
}

/** Buttons for the remedies of a finding: the certain one, and those that a person chooses between. */
export function remedyButtons(
  finding: ShownFinding,
  texts: Texts,
  { apply }: RemedyActions,
): readonly HTMLElement[] {
  const { fix, suggestions = [] } = finding;
  const certain = fix && button(texts.fix, () => apply(fix, finding), { class: 'fix' });
  return [
    ...(certain === undefined ? [] : [certain]),
    ...suggestions.map(({ title, patch }) =>
      button(own(title), () => apply(patch, finding), { class: 'suggestion' }),
    ),
  ];
}

const signs = { error: '✘', warning: '▲', information: 'ℹ' } as const;

/** The findings of a field, below it. */
export function notesView(
  findings: readonly ShownFinding[],
  texts: Texts,
  actions: RemedyActions,
  namePlace: boolean,
): readonly HTMLElement[] {
  return findings.map((finding) => {
    const { severity, inWords } = finding;
    return el(
      'div',
      { class: `note ${severity}` },
      el(
        'p',
        {},
        el('span', { 'aria-hidden': 'true' }, `${signs[severity]} `),
        el('span', { class: 'unseen' }, `${texts[severity]}: `),
        namePlace && inWords.place !== '' && el('strong', {}, `${inWords.place}: `),
        sentence(inWords.message),
      ),
      inWords.hint !== '' && el('p', { class: 'hint' }, sentence(inWords.hint)),
      el('p', { class: 'actions' }, ...remedyButtons(finding, texts, actions)),
    );
  });
}
