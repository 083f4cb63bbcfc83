import { convert } from '../api/convert.ts';
import { validateOptionShape, validateUblOptionShape } from '../api/option-shapes.ts';
import { notJudgedResult } from '../api/result.ts';
import { type ValidateRequestOptions, validateRequest } from '../api/validate-request.ts';
import { type ValidateUblOptions, validateUbl } from '../api/validate-ubl.ts';
import type { Language } from '../core/messages/language.ts';
import { pickOptions } from '../core/options/check-options.ts';
import { notJudged } from '../judge/judge.ts';
import { type BatchValidation, loadValidation } from './settings.ts';

/** A call of a function of the library, as it travels to a thread. */
export type Call = { readonly language?: Language | undefined } & (
  | { readonly call: 'validate' | 'convert'; readonly document: unknown }
  | { readonly call: 'validateUbl'; readonly document: string | Uint8Array }
);

/** Creates a function that answers calls; its settings are loaded once. */
export async function createAnswering(validation: BatchValidation): Promise<(call: Call) => unknown> {
  const all: ValidateRequestOptions & ValidateUblOptions = await loadValidation(validation);
  const ofRequests = pickOptions(validateOptionShape, all);
  const ofUbl = pickOptions(validateUblOptionShape, all);
  return ({ call, document, language }) => {
    const chosen = language === undefined ? {} : { language };
    try {
      if (call === 'validateUbl') return validateUbl(document, { ...ofUbl, ...chosen });
      return { validate: validateRequest, convert }[call](document, { ...ofRequests, ...chosen });
    } catch (error) {
      return unjudged(call, undefined, error instanceof Error ? error.message : String(error), language);
    }
  };
}

/** The result for a document without a verdict. */
export function unjudged(
  call: Call['call'],
  text: string | undefined,
  reason: string,
  language: Language | undefined,
): object {
  const result = notJudgedResult(notJudged(text, { reason }), { ...(language && { language }) });
  return call === 'convert' ? { xml: null, ...result } : result;
}
