import { el } from './dom.ts';

/** Gives a file to the browser to keep. */
export function download(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  el('a', { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** A file name of the number of a document, in characters that every file system takes. */
export function fileName(number: string | undefined, ending: string): string {
  const safe = (number ?? '')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, 100)
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  return `${safe === '' ? 'document' : safe}.${ending}`;
}
