import { expect } from 'vitest';

/** A request to the running service: undefined if it gave no usable answer. */
export type AskOnce = (
  path: string,
  method: string,
  key: string,
  body?: object | string,
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape
) => Promise<{ readonly status: number; readonly body: any } | undefined>;

/** A file that a client sends before the document that refers to it, and a copy of it that it takes back. */
export interface SentFile {
  readonly name: string;
  /** Few different ones, so that most are stored already. */
  readonly bytes: string;
  id?: string;
  copyId?: string;
  /** Asked for, with or without an answer. */
  copy?: 'asked away' | 'away';
}

export function newFile(name: string, at: number): SentFile {
  return { name, bytes: `%PDF-1.7 ${'hours '.repeat((at % 5) + 1)}` };
}

/** Sends a file and its copy as far as possible, with the same keys as the first time. */
export async function sendFile(ask: AskOnce, file: SentFile): Promise<boolean> {
  file.id ??= await idOf(ask, file, file.name);
  if (file.id === undefined) return false;
  file.copyId ??= await idOf(ask, file, `copy-${file.name}`);
  return file.copyId !== undefined;
}

async function idOf(ask: AskOnce, { bytes }: SentFile, name: string): Promise<string | undefined> {
  const sent = await ask(`/v1/attachments?fileName=${name}.pdf`, 'POST', `file-${name}`, bytes);
  return sent?.status === 201 ? sent.body.id : undefined;
}

/** Deletes the copy, to which nothing refers. */
export async function takeBack(ask: AskOnce, file: SentFile): Promise<boolean> {
  if (file.copy === 'away') return true;
  const before = file.copy;
  file.copy = 'asked away';
  const status = (await ask(`/v1/attachments/${file.copyId}`, 'DELETE', ''))?.status;
  // The answer to an earlier request may have been lost.
  if (status !== 204 && !(status === 404 && before !== undefined)) return false;
  file.copy = 'away';
  return true;
}

/** Returns what a document that refers to a file says of it. */
export function referenceTo({ id }: SentFile) {
  return { additionalDocuments: [{ documentId: 'TS-11', description: 'Hours', attachmentId: id }] };
}

/** Returns what was answered is there: the file with its bytes, and the copy unless it was to go. `ask` repeats. */
export async function expectFile(ask: AskOnce, file: SentFile): Promise<void> {
  const read = async (id: string) => {
    const { status, body } = (await ask(`/v1/attachments/${id}/content`, 'GET', '')) ?? {};
    return status === 200 ? body : status;
  };
  if (file.id !== undefined) expect(await read(file.id), file.name).toBe(file.bytes);
  if (file.copyId === undefined || file.copy === 'asked away') return;
  expect(await read(file.copyId), `copy of ${file.name}`).toBe(file.copy === 'away' ? 404 : file.bytes);
}

/** Each file is there once, no copy is, none that is referred to can be deleted, and as much is kept as they are large. */
export async function expectOnlyFiles(ask: AskOnce, files: readonly SentFile[]): Promise<void> {
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = (await ask(`/v1/attachments?limit=200${query}`, 'GET', '')) ?? {};
    names.push(...body.items.map(({ fileName }: { readonly fileName: string }) => fileName));
    cursor = body.nextCursor;
  }
  expect(names.toSorted()).toEqual(files.map(({ name }) => `${name}.pdf`).toSorted());
  for (const { id, name } of files)
    expect((await ask(`/v1/attachments/${id}`, 'DELETE', ''))?.status, name).toBe(409);
  const kept = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect((await ask('/v1/usage', 'GET', ''))?.body.attachments.bytes).toBe(kept);
}
