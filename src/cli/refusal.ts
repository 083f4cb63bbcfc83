import { ReasonedError } from 'schematron-compiler/reasons';
import type { Value } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { withVisibleControls } from '../core/text/text.ts';
import { MissingPackageError } from '../node/optional-package.ts';
import { inReadingOrder } from '../report/reading-order.ts';
import { reasonOf } from './io.ts';

/** The problem of rules, or another error, in the form for a terminal. */
export async function refusalText(error: unknown, language: Language): Promise<string> {
  if (error instanceof MissingPackageError) return inReadingOrder(error.words[language], language);
  if (language === 'en' || !(error instanceof ReasonedError)) return withVisibleControls(reasonOf(error));
  return inReadingOrder(withVisibleControls(await inArabic(error)), language);
}

/** The reason of an error as a value of a text. */
export async function reasonValue(error: unknown): Promise<Value> {
  if (error instanceof MissingPackageError) return { phrase: error.words };
  if (!(error instanceof ReasonedError)) return reasonOf(error);
  return { phrase: { en: error.message, ar: await inArabic(error) } };
}

/** The Arabic texts of reasons are loaded only if a reason is shown. */
async function inArabic({ reason }: ReasonedError): Promise<string> {
  return (await import('schematron-compiler/arabic-reasons')).arabicReason(reason);
}
