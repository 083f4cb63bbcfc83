import { type Reason, ReasonedError } from 'schematron-compiler/reasons';
import type { Values } from '../core/findings/finding.ts';
import { UsageError } from './io.ts';

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
