import type { Fix } from '../core/findings/fix.ts';
import type { Answerer } from '../ui/answering/asking.ts';
import type { ShownDocument, ShownFinding } from '../ui/answering/questions.ts';
import { byId, el, replaceIn } from '../ui/dom.ts';
import type { FormView } from '../ui/form/form-view.ts';
import { editBetween } from '../ui/form/request-text.ts';
import type { Texts } from '../ui/texts.ts';
import type { State } from '../ui/validating.ts';
import type { Editor } from './editor/editor.ts';
import type { Marked } from './editor/marks.ts';
import type { Settings } from './settings.ts';
import type { StatusBeside } from './status.ts';
import { selectTab } from './tabs.ts';
import { findingsView } from './views/findings-view.ts';
import { statusView } from './views/status-view.ts';
import type { UblView } from './views/ubl-view.ts';

/** Places to mark, list and fix findings. */
interface Places {
  readonly editor: Editor;
  readonly form: FormView;
  readonly ubl: UblView;
  readonly status: StatusBeside;
  /** Works out fixes. */
  readonly assistant: Answerer;
  readonly settings: Settings;
  readonly texts: () => Texts;
}

/** Shows the findings of a document and the reasons of the status beside it; a click jumps to the place or fixes it. */
export function findingsPanel({ editor, form, ubl, status, assistant, settings, texts }: Places) {
  async function applyAllFixes(): Promise<void> {
    const text = editor.text();
    const after = await assistant.ask('mended', { text, language: settings.language }).catch(() => text);
    if (editor.text() === text) editor.apply(editBetween(text, after));
  }

  async function applyFixes(fixes: readonly Fix[]): Promise<void> {
    const text = editor.text();
    const edits = await assistant.ask('editsOf', { text, fixes }).catch(() => []);
    if (editor.text() === text) editor.apply(edits);
  }

  function showUbl({ ublLine }: ShownFinding): void {
    if (ublLine === undefined) return;
    selectTab('ubl');
    void ubl.goTo(ublLine);
  }

  /** Goes to a finding's place in the text, or to its element in the UBL if it has no place in the text. */
  function showPlace(finding: ShownFinding): void {
    if (form.goTo(finding.path)) return;
    if (finding.at === undefined) showUbl(finding);
    else editor.goTo(finding.at);
  }

  function listed(examination: ShownDocument): readonly Node[] {
    const answer = status.shown();
    const actions = { inWords: settings.view === 'form' && examination.kind === 'request', show: showPlace };
    return [
      ...(answer === undefined
        ? []
        : [
            statusView(answer, texts(), { ...actions, language: settings.language, putAway: status.putAway }),
          ]),
      findingsView(examination, texts(), {
        ...actions,
        showUbl,
        missing: form.missing(),
        goTo: (path) => void form.goTo(path),
        fixAll: () => void applyAllFixes(),
        fix: (fixable) => void applyFixes(fixable.flatMap(({ fix }) => (fix === undefined ? [] : [fix]))),
        apply: (patch) => void applyFixes([patch]),
      }),
    ];
  }

  return {
    show(state: State): void {
      const known = state.is === 'judged' ? state.examination : undefined;
      const reasons = known === undefined ? [] : (status.shown()?.reasons ?? []);
      const found = known && { ...known, findings: [...known.findings, ...reasons] };
      editor.show(
        found?.findings.flatMap((each) => markOf(each, texts(), (patch) => void applyFixes([patch]))) ?? [],
      );
      form.show(found);
      const start = state.is === 'empty' ? [startView(texts())] : [];
      replaceIn(byId('panel-findings'), ...(known === undefined ? start : listed(known)));
    },
  };
}

function startView({ start }: Texts): HTMLElement {
  const { heading, enter, read, take, privacy } = start;
  return el(
    'div',
    { class: 'start' },
    el('p', {}, el('strong', {}, heading)),
    el('ol', {}, ...[enter, read, take].map((step) => el('li', {}, step))),
    el('p', { class: 'quiet' }, privacy),
  );
}

/** Returns a finding in the form marked in the text, with the remedies that its mark offers. */
function markOf(
  { at, severity, message, hint, fix, suggestions = [] }: ShownFinding,
  texts: Texts,
  apply: (patch: Fix) => void,
): readonly Marked[] {
  if (at === undefined) return [];
  const remedies = [...(fix === undefined ? [] : [{ title: texts.fix, patch: fix }]), ...suggestions];
  const actions = remedies.map(({ title, patch }) => ({ name: title, apply: () => apply(patch) }));
  return [{ at, severity, message: `${message}\n${hint}`.trim(), actions }];
}
