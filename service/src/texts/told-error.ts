import { inWords, type ServiceText } from './service-text.ts';

/** A failure that its reader can fix, with a text in the reader's language. */
export class ToldError extends Error {
  readonly told: ServiceText;

  constructor(told: ServiceText) {
    super(inWords(told, 'en'));
    this.told = told;
  }
}
