import { nonBlank } from '../../core/text.ts';
import type { DocumentRequest, PartyRequest } from '../schema/request.ts';
import type { NormaliseOptions, PartyDefaults } from './options.ts';

/** The request with its gaps filled from the caller's defaults; what the request says always wins. */
export function withDefaults(request: DocumentRequest, options: NormaliseOptions): DocumentRequest {
  const { defaults } = options;
  const documentType = options.documentType ?? request.documentType;
  if (defaults === undefined && documentType === request.documentType) return request;
  if (defaults === undefined) return { ...request, documentType };
  return {
    ...request,
    documentType,
    seller: fillParty(request.seller, defaults.seller),
    buyer: fillParty(request.buyer, defaults.buyer),
    paymentBankAccount: nonBlank(request.paymentBankAccount) ?? defaults.paymentBankAccount ?? null,
  };
}

function fillParty(party: PartyRequest, defaults: PartyDefaults | undefined): PartyRequest {
  if (defaults === undefined) return party;
  const { address = {}, ...rest } = defaults;
  return { ...fillGaps(party, rest), address: fillGaps(party.address, address) };
}

function fillGaps<T extends object>(target: T, source: Partial<T>): T {
  const gaps = Object.entries(source).filter(([name]) => isGap(Reflect.get(target, name)));
  return { ...target, ...Object.fromEntries(gaps) };
}

function isGap(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
