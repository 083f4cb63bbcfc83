import type { DocumentFacts } from '../../ui/answering/questions.ts';
import { el } from '../../ui/dom.ts';
import type { Texts } from '../../ui/texts.ts';

interface Starting {
  readonly begin: () => void;
  readonly credit: () => void;
  readonly chooseFile: () => void;
  readonly chooseTable: () => void;
}

/** A way to start, offered on the empty page and above the document. */
interface StartAction {
  readonly id: string;
  /** Its name; undefined if it does not apply to the open document. */
  readonly name: (texts: Texts, open: OpenDocument | undefined) => string | undefined;
  /** Its purpose, on the empty page. */
  readonly hint?: (texts: Texts) => string;
  readonly start: (starting: Starting) => void;
}

interface OpenDocument {
  readonly facts: DocumentFacts;
  /** True if a credit note can be created from the document. */
  readonly isInvoice: boolean;
}

const startActions: readonly StartAction[] = [
  {
    id: 'new-invoice',
    name: ({ actions }) => actions.invoice,
    hint: ({ actions }) => actions.hints.invoice,
    start: ({ begin }) => begin(),
  },
  {
    id: 'new-credit-note',
    name: (texts, open) => (open?.isInvoice ? texts.creditNoteOf(open.facts.number ?? '') : undefined),
    start: ({ credit }) => credit(),
  },
  {
    id: 'open-table',
    name: ({ actions }) => actions.table,
    hint: ({ actions }) => actions.hints.table,
    start: ({ chooseTable }) => chooseTable(),
  },
  {
    id: 'open-file',
    name: ({ actions }) => actions.file,
    hint: ({ actions }) => actions.hints.file,
    start: ({ chooseFile }) => chooseFile(),
  },
];

/** The ways to start as buttons; the first is the main one while no document is open. */
export function startButtons(
  texts: Texts,
  open: OpenDocument | undefined,
  starting: Starting,
): readonly HTMLElement[] {
  return startActions.flatMap(({ id, name, hint, start }, index) => {
    const shown = name(texts, open);
    if (shown === undefined) return [];
    const isMain = index === 0 && open === undefined;
    const attributes = { type: 'button', id, onclick: () => start(starting) };
    const look = isMain ? { ...attributes, class: 'primary' } : attributes;
    if (open !== undefined || hint === undefined) return [el('button', look, shown)];
    return [el('button', look, el('strong', {}, shown), el('span', { class: 'way' }, hint(texts)))];
  });
}
