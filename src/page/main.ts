import type { Fix } from '../core/findings/fix.ts';
import { createAnswerer } from '../ui/answering/asking.ts';
import type { FieldPlace, ShownDocument, ShownFinding, Source } from '../ui/answering/questions.ts';
import { byId, dataOf, el, replaceIn } from '../ui/dom.ts';
import { whenDownloaded } from '../ui/download.ts';
import { createForm } from '../ui/form/form-view.ts';
import { editBetween } from '../ui/form/request-text.ts';
import type { FieldHelp } from '../ui/help/field-of-help.ts';
import { printInPlaceOfPage } from '../ui/printing.ts';
import { type PageFacts, texts } from '../ui/texts.ts';
import { type State, validatingBy } from '../ui/validating.ts';
import { totalsView } from '../ui/views/totals-view.ts';
import { listenToChoices } from './choices.ts';
import { companyChoice, rememberIssuer, rememberUsed } from './company-choice.ts';
import { openDocuments } from './documents.ts';
import { createEditor } from './editor/editor.ts';
import { examplePicture } from './example-picture.ts';
import { listenToFiles } from './files.ts';
import { markOf } from './finding-marks.ts';
import { helpOf } from './help/editor-help.ts';
import { ublHelpOf } from './help/ubl-editor-help.ts';
import { isKeptOwn, keepDocument, keepOwn, keptDocument, linkedDocument } from './kept-document.ts';
import { keptLook } from './kept-look.ts';
import { showTexts } from './labels.ts';
import { beginningsOf } from './new-documents.ts';
import { openingOf } from './opening.ts';
import { otherThanForm } from './other-document.ts';
import { keepSettings, loadSettings, type View } from './settings.ts';
import { statusBeside } from './status.ts';
import { openTable } from './table.ts';
import { listenToTabs, offerTab, selectTab } from './tabs.ts';
import { listenToTools } from './tools.ts';
import { beginUsed, offersUsed } from './used-before.ts';
import { findingsView } from './views/findings-view.ts';
import { type InvoiceView, invoiceView } from './views/invoice-view.ts';
import { requestView } from './views/request-view.ts';
import { startButtons } from './views/start-bar.ts';
import { startView } from './views/start-view.ts';
import { statusView } from './views/status-view.ts';
import { ublView } from './views/ubl-view.ts';
import { showVerdict } from './views/verdict-view.ts';

const settings = loadSettings();

const workerCode = byId('worker').textContent ?? '';
/** Judges the document in the editor. */
const answerer = createAnswerer(workerCode, release);
/** Does everything else, so that the document in the editor never waits. */
const assistant = createAnswerer(workerCode, release);

const validating = validatingBy(answerer, () => settings.language, showState, keepDocument);
let state: State = { is: 'empty' };
let help: FieldHelp | undefined;
let helpAsked: Promise<void> = Promise.resolve();
let invoice: InvoiceView | undefined;
/** The document that was last judged: while it is judged again, what it offers stays. */
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
/** True if the document in the editor was begun here as the user's own. */
let isOwn = false;
/** True if a document was begun or a view chosen: until then the page shows the ways in. */
let isBegun = false;
/** While the form writes, it shows the change itself. */
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
  besideSection: (section, request) => companyChoice(section, request, editor.text, help, text(), isOwn),
  otherwise: () => otherThanForm(examination(), text(), () => void beginnings.readBack()),
});
const status = statusBeside(answerer, {
  document: validating.source,
  language: () => settings.language,
  show: showFindings,
});
const ubl = ublView(byId('panel-ubl'), {
  textOf: () => answerer.ask('ublText', { source: validating.source() }),
  linesAround: (line) => answerer.ask('ublAround', { source: validating.source(), line }),
  fieldOfLine: (line) => answerer.ask('fieldOfLine', { source: validating.source(), line }),
  goToField,
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

/** The release that judges: undefined for the last one. */
function release(): readonly string[] | undefined {
  return settings.release === '' ? undefined : settings.release.split(',');
}

function text() {
  return texts[settings.language];
}

/** Returns the reason why there is nothing to show; of a document that was judged, the reason given. */
function absence(ofValidated: string): string {
  if (state.is === 'judged') return ofValidated;
  return state.is === 'empty' ? text().outcomes.empty : '';
}

function examination(): ShownDocument | undefined {
  return state.is === 'judged' ? state.examination : undefined;
}

/** Shows what is known of the document; nothing of the previous one stays if this one is not judged yet. */
function showState(next: State): void {
  state = next;
  isBegun ||= state.is !== 'empty';
  showStart();
  if (state.is === 'judged' && isOwn && help !== undefined) rememberIssuer(editor.text(), help);
  if (examination()?.outcome === 'valid') rememberOwn();
  if (state.is === 'judged' && rowOfTable !== undefined) table.correct(rowOfTable, editor.text());
  const { language } = settings;
  const known = examination();
  const isUbl = known?.kind === 'ubl' && known.hasUbl;
  offerTab('request', isUbl);
  replaceIn(byId('panel-document'), documentPanel(known));
  replaceIn(
    byId('panel-totals'),
    known === undefined ? el('p', { class: 'quiet' }, absence('')) : totalsView(known, language, text()),
  );
  replaceIn(
    byId('panel-request'),
    isUbl
      ? requestView(answerer.ask('readBack', { source: validating.source() }), text(), { open: putIn })
      : '',
  );
  ubl.show(
    known?.hasUbl === true
      ? { hasUbl: true, number: known.facts.number }
      : { hasUbl: false, why: absence(text().noUbl) },
  );
  showFindings();
  showVerdict(state, language, text(), form.missing());
  showStarts();
  if (known !== undefined) void status.read();
}

/** Shows what is to be told of the document, and the reasons of the status beside it. */
function showFindings(): void {
  const known = examination();
  const reasons = known === undefined ? [] : (status.shown()?.reasons ?? []);
  const found = known && { ...known, findings: [...known.findings, ...reasons] };
  editor.show(
    found?.findings.flatMap((each) => markOf(each, text(), (patch) => void applyFixes([patch]))) ?? [],
  );
  form.show(found);
  replaceIn(byId('panel-findings'), ...findingsPanel(known));
}

function showStarts(): void {
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
}

async function beginNew(): Promise<void> {
  await beginnings.blank();
  setOwn(true);
  // The choice beside the issuer is drawn for an own document.
  form.redraw();
}

/** Remembers the customer and the items of an invoice made here once it is valid, printed or downloaded. */
function rememberOwn(): void {
  if (isOwn) rememberUsed(editor.text());
}

function setOwn(isIt: boolean): void {
  isOwn = isIt;
  keepOwn(isIt);
  beginUsed();
}

function showStart(): void {
  document.body.toggleAttribute('data-start', !isBegun && state.is === 'empty');
  showPicture(settings.language, text());
}

function chooseFile(): void {
  byId('file').click();
}

/** Shows a document that begins here, as a form. */
async function show(document: string): Promise<void> {
  setView('form');
  await putIn(document);
  form.goToFirst();
}

function setView(view: View): void {
  settings.view = view;
  for (const each of ['form', 'text'] as const)
    byId(`view-${each}`).setAttribute('aria-pressed', String(each === view));
  byId('form').hidden = view !== 'form';
  byId('editor').hidden = view === 'form';
  byId('undo').hidden = view !== 'form';
  for (const tool of ['format', 'search']) byId(tool).hidden = view === 'form';
  document.body.dataset.view = view;
  keepSettings(settings);
  showState(state);
  form.refresh();
}

function findingsPanel(examination: ShownDocument | undefined): readonly Node[] {
  if (state.is === 'empty') return [startView(text())];
  if (examination === undefined) return [];
  const answer = status.shown();
  const actions = {
    inWords: settings.view === 'form' && examination.kind === 'request',
    show: showPlace,
  };
  return [
    ...(answer === undefined
      ? []
      : [statusView(answer, text(), { ...actions, language: settings.language, putAway: status.putAway })]),
    findingsView(examination, text(), {
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

function documentPanel(examination: ShownDocument | undefined): Node {
  invoice = undefined;
  if (examination?.hasUbl !== true) return el('p', { class: 'quiet' }, absence(text().noInvoice));
  const { language } = settings;
  const source = validating.source();
  invoice = invoiceView(
    (pageLanguage, extent) =>
      answerer.ask('render', { source, language, pageLanguage, extent, look: keptLook() }),
    examination.facts.number,
    language,
    text(),
  );
  return invoice.element;
}

/**
 * Goes to a finding's place in the text, or to its element if it has no place in the text, and always marks
 * the element.
 */
function showPlace(finding: ShownFinding): void {
  if (form.goTo(finding.path)) return;
  if (finding.at === undefined) showUbl(finding);
  else editor.goTo(finding.at);
}

function showUbl({ ublLine }: ShownFinding): void {
  if (ublLine === undefined) return;
  selectTab('ubl');
  void ubl.goTo(ublLine);
}

function goToField({ at }: FieldPlace): void {
  if (at !== undefined) editor.goTo(at);
}

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

/** Replaces the document in the editor, and judges the new one at once. */
async function putIn(source: Source): Promise<void> {
  forgetExample(source);
  rowOfTable = undefined;
  setOwn(false);
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

function listenToViews(): void {
  for (const view of ['form', 'text'] as const)
    byId(`view-${view}`).addEventListener('click', () => {
      isBegun = true;
      setView(view);
    });
  byId('undo').addEventListener('click', editor.undo);
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

listenToViews();
window.addEventListener('beforeprint', rememberOwn);
whenDownloaded(rememberOwn);
document.addEventListener('paste', (event) => {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if ('start' in document.body.dataset && pasted.trim() !== '') void putIn(pasted);
});
listenToFiles(opening.files, opening.tables);
listenToTools({ editor, assistant, validating, putIn, text, examination });
printInPlaceOfPage(() => (byId('panel-document').hidden ? undefined : invoice));
window.addEventListener('hashchange', () => void openLinked());
listenToTabs(() => document.documentElement.dir === 'rtl');
selectTab('findings');
applySettings();
setView(settings.view);
showState({ is: 'empty' });
document.body.removeAttribute('data-unready');
void openLinked().then((isLinked) => {
  const kept = isLinked ? '' : keptDocument();
  const wasOwn = isKeptOwn();
  if (kept !== '') void putIn(kept).then(() => setOwn(wasOwn));
});
