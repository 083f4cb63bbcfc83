import type { Issue, Language } from 'pint-ae';
import { inWords, type ServiceText } from '../texts/service-text.ts';

/** A warning about the sender or receiver of a document, which no rule of the specification can check. */
export interface ToldOnArrival {
  readonly rule: 'pint-ae-service-provider' | 'pint-ae-service-receiver';
  readonly path: string;
  readonly message: ServiceText;
  readonly hint: ServiceText;
}

/** The TRN of the receiver in a document differs from the TRN of the addressed company. */
export function otherReceiver(party: 'buyer' | 'seller', trn: string): ToldOnArrival {
  return {
    rule: 'pint-ae-service-receiver',
    path: `${party}.trn`,
    message: { text: 'receiverOtherTrn', values: { trn: trn.slice(0, longestShown) } },
    hint: { text: 'receiverOtherTrnHint' },
  };
}

/** The register names other providers for the sender of a document than the one from which it came. */
export function otherProvider(provider: string, registered: readonly string[]): ToldOnArrival {
  return {
    rule: 'pint-ae-service-provider',
    path: '',
    message: { text: 'providerDiffers', values: { provider, registered: registered.join(', ') } },
    hint: { text: 'providerDiffersHint' },
  };
}

const longestShown = 100;

export function arrivalIssue({ rule, path, message, hint }: ToldOnArrival, language: Language): Issue {
  const words = { message: inWords(message, language), hint: inWords(hint, language) };
  return { rule, path, ...words, severity: 'warning', terms: [] };
}
