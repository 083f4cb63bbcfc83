import { createAnswerer } from '../ui/answering/asking.ts';
import type { FieldPlace, ShownDocument, Source } from '../ui/answering/questions.ts';
import { byId, dataOf, replaceIn } from '../ui/dom.ts';
import { createForm } from '../ui/form/form-view.ts';
import { editBetween } from '../ui/form/request-text.ts';
import type { FieldHelp } from '../ui/help/field-of-help.ts';
import { printInPlaceOfPage } from '../ui/printing.ts';
import { type PageFacts, texts } from '../ui/texts.ts';
import { type State, validatingBy } from '../ui/validating.ts';
import { listenToChoices } from './choices.ts';
import { companyChoice } from './company-choice.ts';
import { documentPanels } from './document-panels.ts';
import { openDocuments } from './documents.ts';
import { createEditor } from './editor/editor.ts';
import { examplePicture } from './example-picture.ts';
import { listenToFiles } from './files.ts';
import { findingsPanel } from './findings-panel.ts';
import { helpOf } from './help/editor-help.ts';
import { ublHelpOf } from './help/ubl-editor-help.ts';
import { isKeptOwn, keepDocument, keptDocument, linkedDocument, ownDocument } from './kept-document.ts';
import { showTexts } from './labels.ts';
import { beginningsOf } from './new-documents.ts';
import { openingOf } from './opening.ts';
import { otherThanForm } from './other-document.ts';
import { keepSettings, listenToViews, loadSettings, setView, type View } from './settings.ts';
import { statusBeside } from './status.ts';
import { openTable } from './table.ts';
import { listenToTabs, selectTab } from './tabs.ts';
import { listenToTools } from './tools.ts';
import { offersUsed } from './used-before.ts';
import { startButtons } from './views/start-bar.ts';
import { ublView } from './views/ubl-view.ts';
import { showVerdict } from './views/verdict-view.ts';

const settings = loadSettings();

const workerCode = byId('worker').textContent ?? '';
const answerer = createAnswerer(workerCode, release);
/** Does everything else, so that the document in the editor never waits. */
const assistant = createAnswerer(workerCode, release);

const validating = validatingBy(answerer, () => settings.language, showState, keepDocument);
let state: State = { is: 'empty' };
let help: FieldHelp | undefined;
let helpAsked: Promise<void> = Promise.resolve();
/** The last checked document: its actions stay available while it is checked again. */
let lastKnown: ShownDocument | undefined;
const factsOfPage = dataOf<PageFacts>('page-facts');

const editor = createEditor({
  parent: byId('editor'),
  help: [
    helpOf(() => help),
    ublHelpOf({
      offer: (text, position) => assistant.ask('ublOffer', { text, position, language: settings.language }),
      explain: (text, position) =>
        assistant.ask('ublExplanation', { text, position, language: settings.language }),
    }),
  ],
  onChange: () => {
    forgetExample();
    validating.changed(editor.text, editor.length());
    if (!isWriting) form.refresh();
  },
});
const own = ownDocument(editor.text);
/** True after the user began a document or chose a view; before, the page shows the ways to start. */
let isBegun = false;
/** While the form writes a change, the form itself shows it. */
let isWriting = false;
const form = createForm({
  parent: byId('form'),
  text: editor.text,
  write(after) {
    isWriting = true;
    editor.apply(editBetween(editor.text(), after));
    isWriting = false;
  },
  help: () => help,
  texts: text,
  language: () => settings.language,
  offers: offersUsed,
  besideSection: (section, request) =>
    companyChoice(section, request, editor.text, help, text(), own.isOwn()),
  otherwise: () => otherThanForm(examination(), text(), () => void beginnings.readBack()),
});
const status = statusBeside(answerer, {
  document: validating.source,
  language: () => settings.language,
  show: () => findings.show(state),
});
const ubl = ublView(byId('panel-ubl'), {
  textOf: () => answerer.ask('ublText', { source: validating.source() }),
  linesAround: (line) => answerer.ask('ublAround', { source: validating.source(), line }),
  fieldOfLine: (line) => answerer.ask('fieldOfLine', { source: validating.source(), line }),
  goToField,
});
const findings = findingsPanel({ editor, form, ubl, status, assistant, settings, texts: text });
const panels = documentPanels({
  answerer,
  source: validating.source,
  language: () => settings.language,
  texts: text,
  ubl,
  putIn,
});
const table = openTable(byId('table'), createAnswerer(workerCode, release), {
  language: () => settings.language,
  open: (request, row) => void show(request).then(() => (rowOfTable = row)),
});
/** The row of the table whose invoice is in the editor. */
let rowOfTable: number | undefined;
const documents = openDocuments(byId('documents'), assistant, { open: (source) => void putIn(source) });
const beginnings = beginningsOf({
  answerer,
  source: validating.source,
  help: async () => {
    await helpAsked;
    return help;
  },
  currency: factsOfPage.currency,
  language: () => settings.language,
  texts: text,
  show,
});
const showPicture = examplePicture((language) =>
  assistant.ask('render', {
    source: dataOf<Readonly<Record<string, string>>>('examples')['standard-invoice'] ?? '',
    language,
    pageLanguage: language,
    extent: 'whole',
  }),
);
const opening = openingOf({
  putIn,
  source: validating.source,
  status,
  table,
  documents,
  language: () => settings.language,
});
const forgetExample = listenToChoices(settings, factsOfPage, {
  open: (example) => void putIn(example),
  judgeAgain,
  applySettings,
});

/** The release for checks; undefined for the latest release. */
function release(): readonly string[] | undefined {
  return settings.release === '' ? undefined : settings.release.split(',');
}

function text() {
  return texts[settings.language];
}

function examination(): ShownDocument | undefined {
  return state.is === 'judged' ? state.examination : undefined;
}

/** Shows the known facts about the document; clears the previous document if this one has not been checked. */
function showState(next: State): void {
  state = next;
  isBegun ||= state.is !== 'empty';
  showStart();
  if (state.is === 'judged' && help !== undefined) own.rememberIssuer(help);
  if (examination()?.outcome === 'valid') own.rememberOwn();
  if (state.is === 'judged' && rowOfTable !== undefined) table.correct(rowOfTable, editor.text());
  panels.show(state);
  showVerdictAndFindings();
  const known = examination();
  const open = known ?? (state.is === 'empty' ? undefined : lastKnown);
  lastKnown = known ?? lastKnown;
  replaceIn(
    byId('starts'),
    ...startButtons(text(), open, {
      begin: () => void beginNew(),
      credit: () => void beginnings.creditNote(),
      chooseFile,
      chooseTable: () => byId('table-file').click(),
    }),
  );
  if (state.is === 'judged') void status.read();
}

/** Shows both as soon as the form knows its fields, because what is missing there counts. */
function showVerdictAndFindings(): void {
  findings.show(state);
  showVerdict(state, settings.language, text(), form.missing());
}

async function beginNew(): Promise<void> {
  await beginnings.blank();
  own.set(true);
  // The checkbox beside the issuer appears only for the user's own document.
  form.redraw();
}

function showStart(): void {
  document.body.toggleAttribute('data-start', !isBegun && state.is === 'empty');
  showPicture(settings.language, text());
}

function chooseFile(): void {
  byId('file').click();
}

async function show(document: string): Promise<void> {
  chooseView('form');
  await putIn(document);
  form.goToFirst();
}

function chooseView(view: View): void {
  setView(view, settings);
  showState(state);
  form.refresh();
}

function goToField({ at }: FieldPlace): void {
  if (at !== undefined) editor.goTo(at);
}

/** Replaces the document in the editor, and checks the new one at once. */
async function putIn(source: Source): Promise<void> {
  forgetExample(source);
  rowOfTable = undefined;
  own.set(false);
  isBegun = true;
  showStart();
  if (!(await editor.setText(typeof source === 'string' ? source : ''))) return;
  if (typeof source === 'string') keepDocument(source);
  lastKnown = undefined;
  status.putAway();
  form.forget();
  validating.validate(source);
}

async function askHelp(): Promise<void> {
  const { language } = settings;
  const asked = await assistant.ask('help', { language }).catch(() => undefined);
  if (settings.language !== language) return;
  help = asked;
  form.refresh();
  if (state.is === 'judged') showVerdictAndFindings();
}

function applySettings(): void {
  const { language } = settings;
  showTexts(settings);
  editor.setLanguage(language, text().input);
  ubl.setTexts(text(), language);
  documents.setLanguage(language);
  table.setLanguage();
  keepSettings(settings);
  showStart();
  helpAsked = askHelp();
}

function judgeAgain(): void {
  applySettings();
  showState({ is: 'empty' });
  validating.validate(validating.source());
}

async function openLinked(): Promise<boolean> {
  const linked = await linkedDocument();
  if (linked !== undefined) await putIn(linked);
  return linked !== undefined;
}

listenToViews((view) => {
  isBegun = true;
  chooseView(view);
});
byId('undo').addEventListener('click', editor.undo);
document.addEventListener('paste', (event) => {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if ('start' in document.body.dataset && pasted.trim() !== '') void putIn(pasted);
});
listenToFiles(opening.files, opening.tables);
listenToTools({ editor, assistant, validating, putIn, text, examination });
printInPlaceOfPage(() => (byId('panel-document').hidden ? undefined : panels.invoice()));
window.addEventListener('hashchange', () => void openLinked());
listenToTabs(() => document.documentElement.dir === 'rtl');
selectTab('findings');
applySettings();
chooseView(settings.view);
showState({ is: 'empty' });
document.body.removeAttribute('data-unready');
void openLinked().then((isLinked) => {
  const kept = isLinked ? '' : keptDocument();
  const wasOwn = isKeptOwn();
  if (kept !== '') void putIn(kept).then(() => own.set(wasOwn));
});
