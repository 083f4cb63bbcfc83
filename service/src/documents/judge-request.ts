import {
  type DocumentType,
  type JudgedDocument,
  judgeDocument,
  keptVerdict,
  type RuleSetIdentity,
  ublTextOf,
} from 'pint-ae';
import { isSelfBilled, type Route, routeOf } from '../ubl/reading.ts';
import type { ForeignSender, Verdict } from './verdict.ts';

/** The input of judging: a stored request, and the company that owns it. */
export interface KeptRequest {
  readonly request: string;
  readonly documentType: DocumentType | undefined;
  /** The company's participant identifier on the network; null if it has none. */
  readonly participantId: string | null;
}

/** A judged request, with the intermediate results. */
export interface JudgedRequest {
  readonly valid: boolean;
  readonly verdict: Verdict;
  readonly ruleset: RuleSetIdentity | null;
  readonly totals: JudgedDocument['result']['totals'];
  readonly route: Route;
  /** The UBL; null if there is none. Only that of a valid document may be sent. */
  readonly xml: string | null;
}

/** The only judgement of a stored document: `validate` answers with it, and submission decides by it. */
export function judgeRequest({ request, documentType, participantId }: KeptRequest): JudgedRequest {
  const judged = judgeDocument(request, {
    format: 'json',
    ...(documentType === undefined ? {} : { documentType }),
  });
  const route = judged.ubl === undefined ? nowhere : routeOf(judged.ubl);
  const foreignSender = foreignSenderOf(judged, route, participantId);
  const { valid, ruleset, totals } = judged.result;
  return {
    valid: valid && foreignSender === undefined,
    verdict: { ...keptVerdict(judged), ...(foreignSender === undefined ? {} : { foreignSender }) },
    ruleset,
    totals,
    route,
    xml: ublTextOf(judged),
  };
}

const nowhere: Route = { sender: null, receiver: null };

function foreignSenderOf(
  { result, ubl }: JudgedDocument,
  { sender }: Route,
  participant: string | null,
): ForeignSender | undefined {
  if (ubl === undefined || result.outcome === 'not-judged') return undefined;
  if (participant === null || sender === participant) return undefined;
  return { party: isSelfBilled(ubl) ? 'buyer' : 'seller', participant, sender };
}
