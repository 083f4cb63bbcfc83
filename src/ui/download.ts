import { el } from './dom.ts';

const waiting = new Set<() => void>();

/** Calls back whenever a file is saved. */
export function whenDownloaded(react: () => void): void {
  waiting.add(react);
}

/** Lets the browser save a file. */
export function download(content: string | Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  el('a', { href: url, download: name }).click();
  URL.revokeObjectURL(url);
  for (const react of waiting) react();
}

/** A file name from the number of a document, with characters that every file system accepts. */
export function fileName(number: string | undefined, ending: string): string {
  const safe = (number ?? '')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, 100)
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  return `${safe === '' ? 'document' : safe}.${ending}`;
}

/** A value as indented JSON, for people and for files. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
