import type { Answerer } from '../ui/answering/asking.ts';
import type { ShownDocument, Source } from '../ui/answering/questions.ts';
import { byId, download, fileName } from '../ui/dom.ts';
import type { Texts } from '../ui/texts.ts';
import type { Validating } from '../ui/validating.ts';
import { copied } from './clipboard.ts';
import type { Editor } from './editor/editor.ts';
import { keepDocument, linkWith } from './kept-document.ts';

/** Targets of the buttons below the editor. */
export interface Workbench {
  readonly editor: Editor;
  readonly assistant: Answerer;
  readonly validating: Validating;
  readonly putIn: (source: Source) => Promise<void>;
  readonly text: () => Texts;
  /** The result for the document, once it has been checked. */
  readonly examination: () => ShownDocument | undefined;
}

/** Listens to the buttons below the editor. */
export function listenToTools(workbench: Workbench): void {
  const tools = {
    format: () => void formatText(workbench),
    search: workbench.editor.openSearch,
    link: () => void copyLink(workbench),
    save: () => save(workbench),
    forget: () => forget(workbench),
  };
  for (const [name, press] of Object.entries(tools)) byId(name).addEventListener('click', press);
}

async function formatText({ editor, assistant, validating }: Workbench): Promise<void> {
  const before = editor.text();
  const after = await assistant.ask('format', { text: before }).catch(() => before);
  if (after === before || editor.text() !== before || !(await editor.setText(after))) return;
  validating.changed(editor.text, editor.length());
}

async function copyLink({ editor, text }: Workbench): Promise<void> {
  const link = await linkWith(editor.text());
  const isCopied = link !== undefined && (await copied(link));
  const { linkTooLong, linkCopied, linkInAddress } = text();
  if (link !== undefined) history.replaceState(null, '', link);
  byId('told').textContent = link === undefined ? linkTooLong : isCopied ? linkCopied : linkInAddress;
}

function forget({ putIn, text }: Workbench): void {
  void putIn('');
  keepDocument('');
  history.replaceState(null, '', location.href.split('#')[0] ?? '');
  byId('told').textContent = text().forgotten;
}

function save({ editor, examination }: Workbench): void {
  const known = examination();
  const isXml = known?.kind === 'ubl';
  download(
    editor.text(),
    fileName(known?.facts.number, isXml ? 'xml' : 'json'),
    isXml ? 'application/xml' : 'application/json',
  );
}
