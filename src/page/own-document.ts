import { whenDownloaded } from '../ui/download.ts';
import type { FieldHelp } from '../ui/help/field-of-help.ts';
import { rememberIssuer, rememberUsed } from './company-choice.ts';
import { keepOwn } from './kept-document.ts';
import { beginUsed } from './used-before.ts';

/** Tells whether the document in the editor was begun here: only then its companies and items are remembered. */
export function ownDocument(text: () => string) {
  let isOwn = false;

  /** Remembers the customer and the items once the invoice is valid, printed or downloaded. */
  function rememberOwn(): void {
    if (isOwn) rememberUsed(text());
  }

  window.addEventListener('beforeprint', rememberOwn);
  whenDownloaded(rememberOwn);
  return {
    isOwn: () => isOwn,
    set(isIt: boolean): void {
      isOwn = isIt;
      keepOwn(isIt);
      beginUsed();
    },
    rememberOwn,
    rememberIssuer(help: FieldHelp): void {
      if (isOwn) rememberIssuer(text(), help);
    },
  };
}
