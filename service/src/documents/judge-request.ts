import { type DocumentType, type JudgedDocument, judgeDocument, keptVerdict, ublTextOf } from 'pint-ae';
import { isSelfBilled, type Route, routeOf } from '../ubl/reading.ts';
import type { ForeignSender, Verdict } from './verdict.ts';

/** What the rules are applied to: a request that is kept, and whose it is. */
export interface KeptRequest {
  readonly request: string;
  readonly documentType: DocumentType | undefined;
  /** The participant that the company is on the network; null where it is none. */
  readonly participantId: string | null;
}

/** A request that was judged, with what was judged on the way. */
export interface JudgedRequest {
  readonly valid: boolean;
  readonly verdict: Verdict;
  readonly judged: JudgedDocument;
  readonly route: Route;
  /** The UBL; null where there is none. Only that of a valid document may be sent. */
  readonly xml: string | null;
}

/** The one judgement of a kept document: what validate answers is what a submission is decided by. */
export function judgeRequest({ request, documentType, participantId }: KeptRequest): JudgedRequest {
  const judged = judgeDocument(request, {
    format: 'json',
    ...(documentType === undefined ? {} : { documentType }),
  });
  const route = judged.ubl === undefined ? nowhere : routeOf(judged.ubl);
  const foreignSender = foreignSenderOf(judged, route, participantId);
  return {
    valid: judged.result.valid && foreignSender === undefined,
    verdict: { ...keptVerdict(judged), ...(foreignSender === undefined ? {} : { foreignSender }) },
    judged,
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
