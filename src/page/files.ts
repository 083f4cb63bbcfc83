import { decodeDocument } from '../intake/decode.ts';
import type { NamedSource, Source } from '../ui/answering/questions.ts';
import { byId } from '../ui/dom.ts';

/** Tells whether a file is a table by its name. */
export function isTable({ name }: File): boolean {
  return /\.(?:xlsx|csv|tsv)$/i.test(name);
}

/** Listens for files: those that the user picks, also whole folders, and those dropped anywhere on the page. */
export function listenToFiles(
  open: (files: readonly File[]) => Promise<void>,
  openTable: (files: readonly File[]) => Promise<void>,
): void {
  byId('open-folder').addEventListener('click', () => byId('folder').click());
  const opened = { file: open, folder: open, 'table-file': openTable };
  for (const [name, openChosen] of Object.entries(opened)) {
    const choice = byId(name) as HTMLInputElement;
    choice.addEventListener('change', () => {
      void openChosen([...(choice.files ?? [])]);
      choice.value = '';
    });
  }
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener(
    'drop',
    (event) => {
      // Dropped text belongs to the editor.
      if (event.dataTransfer === null || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      void droppedFiles(event.dataTransfer).then(open);
    },
    { capture: true },
  );
}

/** The dropped files, including those in folders. The dropped items must be read before the first `await`. */
async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const dropped = [...transfer.items].map((item) => ({
    entry: item.webkitGetAsEntry(),
    file: item.getAsFile(),
    handle: handleOf(item),
  }));
  const found = dropped.map(async ({ entry, file, handle }) => {
    if (entry === null || !isFolder(entry)) return file ?? [];
    const folder = await handle?.catch(() => null);
    return folder instanceof FileSystemDirectoryHandle ? filesOf(folder) : filesIn(entry);
  });
  return (await Promise.all(found)).flat();
}

/** Chromium reads a folder of a page on disk only through a handle, other browsers only through an entry. */
function handleOf(item: DataTransferItem): Promise<FileSystemHandle | null> | undefined {
  if (!('getAsFileSystemHandle' in item) || typeof item.getAsFileSystemHandle !== 'function')
    return undefined;
  return item.getAsFileSystemHandle();
}

async function filesOf(folder: FileSystemDirectoryHandle): Promise<File[]> {
  const found: File[] = [];
  for await (const handle of folder.values()) {
    if (handle instanceof FileSystemFileHandle) found.push(await handle.getFile());
    else if (handle instanceof FileSystemDirectoryHandle) found.push(...(await filesOf(handle)));
  }
  return found;
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: File[] = [];
  // A reader returns its entries in parts; the last part is empty.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (entries.length === 0) return found;
    found.push(...(await Promise.all(entries.map(filesIn))).flat());
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** A file with its text, or with its bytes if they are not text. */
export async function sourceOf(file: File): Promise<NamedSource> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoded = decodeDocument(bytes);
  const source: Source = decoded.ok ? decoded.value : bytes;
  return { name: file.webkitRelativePath || file.name, source };
}
