import type { Language } from '../core/messages/language.ts';
import { isJson } from '../core/text/text.ts';
import { localDay } from '../report/local-day.ts';
import type { EnteredCell } from '../table/entered-cells.ts';
import type { TableMap } from '../table/map/table-map.ts';
import { type Answerer, Superseded } from '../ui/answering/asking.ts';
import type { TableAnswer, TableAsked } from '../ui/answering/table-questions.ts';
import { button, byId, download, el, jsonText, own, replaceIn } from '../ui/dom.ts';
import { decidedWith } from '../ui/table/decisions.ts';
import { newFilter } from '../ui/table/table-filter.ts';
import { tableView } from '../ui/table/table-view.ts';
import { texts } from '../ui/texts.ts';
import { keptProfile, whenCompanyIsKept } from './kept-company.ts';
import { mapIn } from './table-map.ts';

/** The table whose invoices are shown. */
export interface Table {
  readonly read: (file: File) => Promise<void>;
  /** Shows everything again in another language. */
  readonly setLanguage: () => void;
  /** Replaces the invoice of a row by the document that a person edited in the form. */
  readonly correct: (row: number, request: string) => void;
}

export interface TableActions {
  readonly language: () => Language;
  readonly open: (request: string, row: number) => void;
}

interface Output {
  readonly ask: (
    told: TableAsked,
    onProgress: (progress: string) => void,
    name: string,
  ) => Promise<string | Uint8Array<ArrayBuffer> | undefined>;
  readonly nameOf: (name: string) => string;
  readonly type: string;
}

function withoutEnding(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}

/** Milliseconds without input, after which the table is read again. */
const pauseOfTyping = 400;

/** Reads one table at a time. A table has its own worker, so a long table does not delay anything else. */
export function openTable(section: HTMLElement, answerer: Answerer, { language, open }: TableActions): Table {
  let file: File | undefined;
  let decided: TableMap = {};
  /** For the first row of each invoice: its request in the table. */
  const originals = new Map<number, string>();
  const corrections = new Map<number, string>();
  /** The corrections of cells: one list for each time that a person entered some. */
  let entered: readonly (readonly EnteredCell[])[] = [];
  let rereading: ReturnType<typeof setTimeout> | undefined;
  const filter = newFilter();
  const mapFile = byId('table-map') as HTMLInputElement;
  mapFile.addEventListener('change', () => void takeMap());

  // Only this page has the corrections, so the browser asks before losing them.
  window.addEventListener('beforeunload', (event) => {
    if (corrections.size + entered.length > 0) event.preventDefault();
  });

  whenCompanyIsKept(() => {
    if (document.getElementById('table-enter-company') !== null) void readAgain();
  });

  const text = () => texts[language()];
  const asked = async (of: File) => ({
    bytes: new Uint8Array(await of.arrayBuffer()),
    decided,
    company: keptProfile(),
    language: language(),
    corrections: Object.fromEntries(corrections),
    entered: entered.flat(),
  });

  async function readAgain(): Promise<void> {
    if (file === undefined) return;
    const current = file;
    answerer.startOver();
    tell(text().table.reading);
    try {
      const answer = await answerer.ask('table', await asked(current), (progress) => {
        if (file === current) tell(progress);
      });
      if (file === current) show(answer, current);
    } catch (error) {
      if (!(error instanceof Superseded)) show({ fault: text().failed }, current);
    }
  }

  /** Shows the current work above the view until it is done. */
  function tell(said: string): void {
    section.hidden = false;
    const status = section.querySelector('[data-status]');
    if (status === null)
      section.replaceChildren(heading(), el('p', { role: 'status', 'data-status': true }, said));
    else status.textContent = said;
  }

  function heading(): HTMLElement {
    return el('h2', { id: 'table-heading' }, `${text().table.heading}: `, own(file?.name ?? ''));
  }

  function show(answer: TableAnswer, of: File): void {
    const { id } = document.activeElement ?? {};
    const actions = el('p', { class: 'actions' }, ...buttons(answer, of));
    const status = el(
      'p',
      'fault' in answer
        ? { role: 'status', 'data-status': true, class: 'bad' }
        : { role: 'status', 'data-status': true },
      'fault' in answer ? answer.fault : (answer.reading.verdicts?.counts ?? text().table.questions),
    );
    const shown =
      'fault' in answer
        ? []
        : [
            tableView(answer.reading, language(), text(), {
              decide,
              filter,
              seller: keptProfile(),
              enter: (cells) => enter([...entered, cells]),
              open: (request, row) => {
                if (!corrections.has(row)) originals.set(row, request);
                open(request, row);
              },
              enterCompany: () => byId('new-invoice').click(),
            }),
          ];
    replaceIn(section, heading(), actions, status, ...shown);
    // The list from which the user chose exists again.
    if (id?.startsWith('table-')) document.getElementById(id)?.focus();
  }

  function buttons(answer: TableAnswer, of: File): HTMLElement[] {
    const action = (name: string, id: string, press: () => void) =>
      button(name, press, { id: `table-${id}` });
    const { saveAll, saveChecked, saveReport, saveMap, useMap, again, undoCorrections } = text().table;
    const closing = [
      ...(entered.length === 0 ? [] : [action(undoCorrections, 'undo', () => enter(entered.slice(0, -1)))]),
      action(useMap, 'use-map', () => mapFile.click()),
      action(again, 'again', () => void readAgain()),
      action(text().close, 'close', close),
    ];
    if ('fault' in answer) return closing;
    const { verdicts, map } = answer.reading;
    return [
      ...(verdicts === undefined
        ? []
        : [
            action(saveAll, 'save', () => void save(of, outputs.archive)),
            action(saveChecked, 'save-checked', () => void save(of, outputs.checked)),
            action(saveReport, 'save-report', () => void save(of, outputs.report)),
          ]),
      action(saveMap, 'save-map', () => download(jsonText(map), 'map.json', 'application/json')),
      ...closing,
    ];
  }

  async function takeMap(): Promise<void> {
    const [chosen] = mapFile.files ?? [];
    const map = chosen && (await mapIn(chosen));
    mapFile.value = '';
    if (chosen === undefined) return;
    if (map === undefined) return tell(text().table.notMap);
    decided = map;
    await readAgain();
  }

  /** The file formats for saving a table. */
  const outputs: Readonly<Record<'archive' | 'checked' | 'report', Output>> = {
    archive: {
      ask: (told, onProgress) => answerer.ask('tableArchive', told, onProgress),
      nameOf: () => 'invoices.zip',
      type: 'application/zip',
    },
    checked: {
      ask: (told, onProgress) => answerer.ask('tableWorkbook', told, onProgress),
      nameOf: (name) => `${withoutEnding(name)}-checked.xlsx`,
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    report: {
      ask: (told, onProgress, name) =>
        answerer.ask('tableReport', { ...told, name, madeOn: localDay(new Date()) }, onProgress),
      nameOf: (name) => `${withoutEnding(name)}-report.html`,
      type: 'text/html',
    },
  };

  async function save(of: File, { ask, nameOf, type }: Output): Promise<void> {
    const status = section.querySelector('[data-status]');
    const before = status?.textContent ?? '';
    const output = await ask(await asked(of), tell, of.name).catch(() => undefined);
    if (status?.isConnected === true) status.textContent = output === undefined ? text().failed : before;
    if (output !== undefined) download(output, nameOf(of.name), type);
  }

  function decide(more: TableMap): void {
    decided = decidedWith(decided, more);
    void readAgain();
  }

  function enter(cells: typeof entered): void {
    entered = cells;
    void readAgain();
  }

  function correct(row: number, request: string): void {
    const original = originals.get(row);
    if (file === undefined || original === undefined || !isJson(request)) return;
    if (request === (corrections.get(row) ?? original)) return;
    if (request === original) corrections.delete(row);
    else corrections.set(row, request);
    clearTimeout(rereading);
    rereading = setTimeout(() => void readAgain(), pauseOfTyping);
  }

  function forget(): void {
    clearTimeout(rereading);
    originals.clear();
    corrections.clear();
    entered = [];
    filter.clear();
  }

  function close(): void {
    answerer.startOver();
    forget();
    file = undefined;
    section.hidden = true;
    section.replaceChildren();
    byId('open-table').focus();
  }

  return {
    async read(chosen) {
      file = chosen;
      decided = {};
      forget();
      section.replaceChildren();
      await readAgain();
      section.focus({ preventScroll: true });
      section.scrollIntoView();
    },
    setLanguage: () => void readAgain(),
    correct,
  };
}
