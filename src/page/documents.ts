import type { Language } from '../core/messages/language.ts';
import { localDay } from '../report/local-day.ts';
import type { Answerer } from '../ui/answering/asking.ts';
import type { DocumentRow, NamedSource, Source } from '../ui/answering/questions.ts';
import { byId, download, el } from '../ui/dom.ts';
import { texts } from '../ui/texts.ts';
import { sourceOf } from './files.ts';
import { type DocumentsView, documentsView } from './views/documents-view.ts';

/** The documents that were opened together. */
export interface Documents {
  readonly validate: (files: readonly File[], language: Language) => Promise<void>;
  /** Checks the documents again in another language. */
  readonly setLanguage: (language: Language) => void;
}

export function openDocuments(
  section: HTMLElement,
  answerer: Answerer,
  { open }: { readonly open: (source: Source) => void },
): Documents {
  let files: readonly File[] = [];
  let round = 0;

  function close(): void {
    round += 1;
    files = [];
    section.hidden = true;
    section.replaceChildren();
    byId('open-file').focus();
  }

  async function summariseAll(language: Language): Promise<void> {
    round += 1;
    const current = round;
    const fileOfRow = new Map<DocumentRow, File>();
    const view = documentsView(language, texts[language], {
      open: (row) => void openRow(fileOfRow.get(row)),
      save: (format, csv) => void save(files, { format, csv, language }, answerer),
      close,
    });
    section.hidden = false;
    section.replaceChildren(el('h2', {}, texts[language].documents), view.element);
    await summariseEach(view, fileOfRow, language, () => current === round);
  }

  async function summariseEach(
    view: DocumentsView,
    fileOfRow: Map<DocumentRow, File>,
    language: Language,
    isCurrent: () => boolean,
  ): Promise<void> {
    for (const [index, file] of files.entries()) {
      view.progress(index, files.length);
      const row = await rowOf(file, answerer, language);
      if (!isCurrent()) return;
      fileOfRow.set(row, file);
      view.add(row);
    }
    view.progress();
  }

  async function openRow(file: File | undefined): Promise<void> {
    if (file !== undefined) open((await sourceOf(file)).source);
  }

  return {
    validate(chosen, language) {
      files = chosen;
      return summariseAll(language);
    },
    setLanguage(language) {
      if (files.length > 0) void summariseAll(language);
    },
  };
}

/** A document that could not be checked has a row too. */
async function rowOf(file: File, answerer: Answerer, language: Language): Promise<DocumentRow> {
  const name = file.webkitRelativePath || file.name;
  try {
    return await answerer.ask('summarise', { ...(await sourceOf(file)), language });
  } catch (error) {
    const unknown = { number: undefined, seller: undefined, buyer: undefined, payable: undefined };
    const facts = { ...unknown, currency: undefined, type: undefined };
    const firstFinding = error instanceof Error ? error.message : String(error);
    return { name, outcome: 'not-judged', facts, errors: { count: 1, isCut: false }, firstFinding };
  }
}

interface Saving {
  readonly format: 'csv' | 'json' | 'html';
  /** The visible rows. */
  readonly csv: string;
  readonly language: Language;
}

async function save(
  files: readonly File[],
  { format, csv, language }: Saving,
  answerer: Answerer,
): Promise<void> {
  if (format === 'csv') return download(csv, 'documents.csv', 'text/csv');
  const sources: NamedSource[] = [];
  for (const file of files) sources.push(await sourceOf(file));
  const madeOn = localDay(new Date());
  const report = await answerer
    .ask('report', { files: sources, format, language, madeOn })
    .catch(() => undefined);
  if (report !== undefined)
    download(report, `documents.${format}`, format === 'html' ? 'text/html' : 'application/json');
}
