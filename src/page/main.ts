import './no-eval.ts';
import { decodeDocument } from '../intake/decode.ts';
import { byId, el } from './dom.ts';
import { type Examination, examine, type PlacedIssue } from './examine.ts';
import { findingsView } from './findings.ts';
import { invoiceView } from './invoice-view.ts';
import { keepSettings, loadSettings, type Theme } from './settings.ts';
import { listenToTabs, selectTab, tabNames } from './tabs.ts';
import { texts } from './texts.ts';
import { totalsView } from './totals-view.ts';
import { elementOf, linesOf } from './ubl-lines.ts';
import { markLine, ublView } from './ubl-view.ts';

const settings = loadSettings();
const input = byId('input') as HTMLTextAreaElement;
const exampleChoice = byId('example') as HTMLSelectElement;
const languageChoice = byId('language') as HTMLSelectElement;
const themeChoice = byId('theme') as HTMLSelectElement;
const fileChoice = byId('file') as HTMLInputElement;
const examples: Readonly<Record<string, string>> = JSON.parse(byId('examples').textContent ?? '{}');

/** Characters of a document that is looked at while it is typed; a longer one waits a little longer. */
const quick = 200_000;
let waiting: ReturnType<typeof setTimeout> | undefined;

function text() {
  return texts[settings.language];
}

/** What is looked at: the text that was entered, or the bytes of a file that are no text. */
let source: string | Uint8Array = '';

/** Everything that follows from the document and the language. */
function update(): void {
  const examination = examine(source, settings.language);
  showVerdict(examination);
  byId('panel-findings').replaceChildren(
    findingsView(examination, settings.language, text(), (issue) => showPlace(issue, examination)),
  );
  byId('panel-document').replaceChildren(invoiceView(examination, settings.language, text()));
  byId('panel-totals').replaceChildren(totalsView(examination.totals, settings.language, text()));
  byId('panel-ubl').replaceChildren(ublView(examination.xml, 'invoice.xml', text()));
}

function showVerdict({ outcome, issues }: Examination): void {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const verdict = byId('verdict');
  verdict.className = outcome;
  verdict.replaceChildren(
    el('strong', {}, text().outcomes[outcome]),
    outcome === 'empty' ? '' : el('span', {}, ` ${text().counts(errors, issues.length - errors)}`),
  );
}

/** Selects the line of the input, and marks that of the UBL. */
function showPlace(issue: PlacedIssue, { root }: Examination): void {
  const element = root && elementOf(root, issue);
  const line = element && root && linesOf(root).get(element);
  if (line !== undefined) markLine(byId('panel-ubl'), line);
  if (issue.at === undefined) {
    if (line !== undefined) selectTab('ubl');
    return;
  }
  selectLine(issue.at.line);
}

function selectLine(line: number): void {
  const lines = input.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  input.focus();
  input.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = Number.parseFloat(getComputedStyle(input).lineHeight);
  input.scrollTop = Math.max(0, (line - 4) * height);
}

function updateSoon(): void {
  source = input.value;
  clearTimeout(waiting);
  waiting = setTimeout(update, input.value.length > quick ? 600 : 120);
}

function setText(value: string): void {
  input.value = value;
  source = value;
  update();
}

async function readFile(file: File | undefined | null): Promise<void> {
  if (!file) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoded = decodeDocument(bytes);
  setText(decoded.ok ? decoded.value : '');
  if (decoded.ok) return;
  source = bytes;
  update();
}

function applySettings(): void {
  const { language, theme } = settings;
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  document.documentElement.dataset.theme = theme;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = textNamed(element.dataset.text ?? '');
  }
  for (const name of tabNames) byId(`tab-${name}`).textContent = text().tabs[name];
  for (const option of themeChoice.options) option.textContent = text().themes[option.value as Theme];
  languageChoice.value = language;
  themeChoice.value = theme;
  keepSettings(settings);
}

function textNamed(name: string): string {
  const value: unknown = Reflect.get(text(), name);
  return typeof value === 'string' ? value : '';
}

input.addEventListener('input', updateSoon);
exampleChoice.append(...Object.keys(examples).map((name) => el('option', { value: name }, name)));
exampleChoice.addEventListener('change', () => {
  const chosen = examples[exampleChoice.value];
  if (chosen !== undefined) setText(chosen);
});
fileChoice.addEventListener('change', () => void readFile(fileChoice.files?.[0]));
languageChoice.addEventListener('change', () => {
  settings.language = languageChoice.value === 'ar' ? 'ar' : 'en';
  applySettings();
  update();
});
themeChoice.addEventListener('change', () => {
  settings.theme = themeChoice.value as Theme;
  applySettings();
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  void readFile(event.dataTransfer?.files[0]);
});
listenToTabs(() => document.documentElement.dir === 'rtl');
applySettings();
selectTab('findings');
update();
