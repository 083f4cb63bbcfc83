import type { Fix } from '../../core/findings/fix.ts';
import type { ShownFinding } from '../answering/questions.ts';
import { button, el, own, sentence } from '../dom.ts';
import type { Texts } from '../texts.ts';

/** Buttons for the remedies of a finding: the certain one, and those that a person chooses between. */
function remedyButtons(
  { fix, suggestions = [] }: ShownFinding,
  texts: Texts,
  apply: (patch: Fix) => void,
): readonly HTMLElement[] {
  return [
    ...(fix === undefined ? [] : [button(texts.fix, () => apply(fix), { class: 'fix' })]),
    ...suggestions.map(({ title, patch }) => button(own(title), () => apply(patch), { class: 'suggestion' })),
  ];
}

const signs = { error: '✘', warning: '▲', information: 'ℹ' } as const;

/** The findings of a field, below it. */
export function notesView(
  findings: readonly ShownFinding[],
  texts: Texts,
  apply: (patch: Fix) => void,
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
      el('p', { class: 'actions' }, ...remedyButtons(finding, texts, apply)),
    );
  });
}
