import { type Reason, ReasonedError } from 'schematron-compiler/reasons';
import type { Finding, Value, Values } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { messageOf } from '../core/messages/message.ts';
import { withVisibleControls } from '../core/text/text.ts';
import { MissingPackageError } from '../node/optional-package.ts';
import { inReadingOrder } from '../report/reading-order.ts';
import { defaultSpecification } from '../specification/default.ts';
import { reasonOf, UsageError } from './io.ts';

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

/** Returns the reason of a UsageError: findings in a text that is not a document, in words. */
export function reasonOfFindings(findings: readonly Finding[]): (language: Language) => string {
  const { messages } = defaultSpecification;
  return (language) => findings.map((finding) => messageOf(finding, messages, language)).join(' ');
}

/** Parts of an error that reach another thread: a text of the command line, a reason of the compiler, or a message. */
export type Refusal =
  | { readonly text: UsageError['text']; readonly values: Values }
  | { readonly reason: Reason }
  | { readonly message: string };

export function refusalOf(error: unknown): Refusal {
  if (error instanceof UsageError) return { text: error.text, values: withReason(error) };
  if (error instanceof ReasonedError) return { reason: error.reason };
  return { message: error instanceof Error ? error.message : String(error) };
}

/** The values of an error, with its reason in each language: functions cannot be sent from a thread. */
function withReason({ values, reason }: UsageError): Values {
  if (reason === undefined) return values;
  return { ...values, reason: { phrase: { en: reason('en'), ar: reason('ar') } } };
}

/** The error of another thread. */
export function errorOf(refused: Refusal): Error {
  if ('text' in refused) return new UsageError(refused.text, refused.values);
  return 'reason' in refused ? new ReasonedError(refused.reason) : new Error(refused.message);
}
