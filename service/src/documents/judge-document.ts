import { type ConversionResult, convert, type Issue, parseUbl, type ValidateOptions } from 'pint-ae';
import { inWords } from '../http/problem-texts.ts';
import { type Route, routeOf } from '../ubl/reading.ts';

/** What the rules are applied to: a request that is kept, and whose it is. */
export interface KeptRequest {
  readonly request: string;
  readonly documentType: string;
  /** The participant that the company is on the network; null where it is none. */
  readonly participantId: string | null;
}

export interface JudgedDocument {
  readonly result: ConversionResult;
  readonly route: Route;
}

/** The one judgement of a kept document: what validate answers is what a submission is decided by. */
export function judgeDocument(
  { request, documentType, participantId }: KeptRequest,
  options: Pick<ValidateOptions, 'language'> = {},
): JudgedDocument {
  const result = convert({ ...JSON.parse(request), documentType }, options);
  const route = routeIn(result.xml);
  if (result.xml === null || result.outcome === 'not-judged') return { result, route };
  if (participantId === null || route.sender === participantId) return { result, route };
  const issues = [
    ...result.issues,
    foreignSender(documentType, route.sender, participantId, options.language),
  ];
  return { result: { ...result, valid: false, outcome: 'invalid', issues }, route };
}

const nowhere: Route = { sender: null, receiver: null };

function routeIn(xml: string | null): Route {
  const parsed = parseUbl(xml ?? '');
  return 'root' in parsed ? routeOf(parsed.root) : nowhere;
}

/** Nobody sends in the name of another. */
function foreignSender(
  documentType: string,
  sender: string | null,
  participant: string,
  language: ValidateOptions['language'] = 'en',
): Issue {
  const party = documentType.startsWith('SelfBilling') ? 'buyer' : 'seller';
  return {
    rule: 'pint-ae-service-sender',
    message:
      sender === null
        ? inWords({ text: 'noSender', values: { party, participant } }, language)
        : inWords({ text: 'otherSender', values: { party, participant, sender } }, language),
    hint: inWords({ text: 'senderHint', values: { party, participant } }, language),
    severity: 'error',
    path: `${party}.participantId`,
    terms: [party === 'buyer' ? 'IBT-049' : 'IBT-034'],
  };
}
