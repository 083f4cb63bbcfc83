import type { Fix } from '../../core/findings/fix.ts';
import type { ShownDocument, ShownFinding, ShownGroup } from '../../ui/answering/questions.ts';
import { button, el, own, pathCode, sentence } from '../../ui/dom.ts';
import { type Missing, missingList } from '../../ui/form/missing.ts';
import type { Texts } from '../../ui/texts.ts';

/** Callbacks of the list of findings. */
export interface FindingActions {
  /** True if findings are shown to a person who does not read JSON: in words, without paths. */
  readonly inWords: boolean;
  readonly show: (finding: ShownFinding) => void;
  readonly showUbl: (finding: ShownFinding) => void;
  /** Applies all safe fixes, including fixes that appear after others. */
  readonly fixAll: () => void;
  readonly fix: (findings: readonly ShownFinding[]) => void;
  readonly apply: (patch: Fix) => void;
  /** Required fields of the form without a value, which are not errors yet. */
  readonly missing: Missing;
  readonly goTo: (path: string) => void;
}

const most = 200;

/** The findings, one entry for the same text; a press shows the place, a button applies the fix. */
export function findingsView(examination: ShownDocument, texts: Texts, actions: FindingActions): HTMLElement {
  const { missing } = actions;
  const findings = examination.findings.filter((finding) => !missing.covers(finding));
  const groups = examination.groups.filter(({ first }) => !missing.covers(first));
  if (groups.length === 0 && missing.fields.length === 0)
    return el('p', { class: 'quiet' }, texts.noFindings);
  const fixable = findings.filter(({ fix }) => fix !== undefined);
  return el(
    'div',
    {},
    fixable.length > 1 &&
      el(
        'p',
        { class: 'actions' },
        button(`${texts.fixAll} (${fixable.length})`, actions.fixAll, { class: 'primary', id: 'fix-all' }),
      ),
    missingList(missing, texts, actions.goTo),
    el(
      'ol',
      { class: 'findings' },
      ...groups.slice(0, most).map((group) => groupItem(group, fixableIn(group, fixable), texts, actions)),
      groups.length > most && el('li', { class: 'quiet' }, `+ ${groups.length - most}`),
    ),
  );
}

export const signs = { error: '✘', warning: '▲', information: 'ℹ' } as const;

function fixableIn({ first, count }: ShownGroup, fixable: readonly ShownFinding[]): readonly ShownFinding[] {
  if (first.fix === undefined) return [];
  if (count === 1) return [first];
  const { rule, message, hint } = first;
  return fixable.filter((each) => each.rule === rule && each.message === message && each.hint === hint);
}

/** A button with the problem and its place; pressing it shows the place. */
export function findingButton(
  finding: ShownFinding,
  badge: string,
  texts: Texts,
  { inWords: isInWords, show }: Pick<FindingActions, 'inWords' | 'show'>,
  count = 1,
): HTMLElement {
  const { path, location, at, inWords } = finding;
  const { message } = isInWords ? inWords : finding;
  const place = path || location;
  return el(
    'button',
    { type: 'button', class: 'finding', onclick: () => show(finding) },
    el('span', { class: 'badge' }, badge),
    count > 1 && el('span', { class: 'count' }, `× ${count}`),
    inWords.place !== '' && el('span', { class: 'place' }, sentence(inWords.place)),
    !isInWords && place !== undefined && place !== '' && pathCode(place),
    !isInWords && at && el('span', { class: 'quiet' }, `${texts.line} ${at.line}`),
    el('span', { class: 'message' }, sentence(message)),
  );
}

function groupItem(
  { first, others, count }: ShownGroup,
  fixable: readonly ShownFinding[],
  texts: Texts,
  actions: FindingActions,
): HTMLElement {
  const { severity, rule, location, terms, title, ublLine, ublElements, inWords } = first;
  const { hint } = actions.inWords ? inWords : first;
  return el(
    'li',
    { class: severity },
    findingButton(first, `${signs[severity]} ${texts[severity]}`, texts, actions, count),
    others !== undefined && el('p', { class: 'quiet others' }, sentence(others)),
    hint !== '' && el('p', { class: 'hint' }, sentence(hint)),
    ublElements.length > 0 &&
      el('p', { class: 'quiet elements' }, `${texts.ublElements} `, pathCode(ublElements.join(', '))),
    el(
      'p',
      { class: 'actions' },
      fixable.length > 0 && button(texts.fix, () => actions.fix(fixable), { class: 'fix' }),
      // A decision about several findings may differ for each of them.
      ...(count > 1 ? [] : (first.suggestions ?? [])).map(({ title: name, patch }) =>
        button(own(name), () => actions.apply(patch), { class: 'suggestion' }),
      ),
      ublLine !== undefined &&
        !actions.inWords &&
        button(texts.inUbl, () => actions.showUbl(first), { class: 'in-ubl' }),
    ),
    el(
      'details',
      {},
      el('summary', {}, `${texts.rule} `, el('code', {}, rule)),
      title !== '' && el('p', {}, sentence(title)),
      location !== undefined && el('p', {}, pathCode(location)),
      terms.length > 0 && el('p', { class: 'quiet' }, `${texts.terms}: `, el('code', {}, terms.join(', '))),
    ),
  );
}
