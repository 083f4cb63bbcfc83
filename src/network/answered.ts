import { type StoredResult, storeResult } from '../api/stored-result.ts';
import type { ValidatedDocument } from '../api/validate-document.ts';
import { withConsequences } from '../core/specification/cause.ts';
import { kindOf } from '../core/xml/element.ts';
import { type EnvelopeHeader, headerChildren, headerField, scopesOf } from '../intake/open-envelope.ts';
import { messageStatusFacts as facts } from '../specification/network.ts';

/** The verdict that a status reports, and the known facts of the message. */
export interface Answered extends Pick<StoredResult, 'form' | 'outcome' | 'findings'> {
  readonly envelope: AnsweredEnvelope | undefined;
  /** The kind of a document that is a status or response, which no status answers; absent in a stored verdict. */
  readonly statusRoot: string | undefined;
}

/** Data of a message's envelope for the statuses that answer it. */
export interface AnsweredEnvelope {
  readonly id: string;
  /** The address for statuses (MLS_TO), and the requested statuses (MLS_TYPE); empty if absent. */
  readonly mlsTo: string;
  readonly mlsType: string;
}

/** Returns the parts of a verdict that a status needs, for a new or a stored verdict. */
export function answeredOf(verdict: ValidatedDocument | StoredResult): Answered {
  if (!('found' in verdict)) return { ...verdict, envelope: undefined, statusRoot: undefined };
  const { form, outcome, findings } = storeResult(verdict);
  const { envelope } = verdict;
  return {
    form,
    outcome,
    findings: withConsequences(findings),
    envelope: envelope && answeredEnvelope(envelope.header),
    statusRoot: statusRootOf(verdict),
  };
}

export function answeredEnvelope({ element: header }: EnvelopeHeader): AnsweredEnvelope {
  const [identification = header] = headerChildren(header, 'DocumentIdentification');
  const scope = (type: string) => {
    const [first] = scopesOf(header, type);
    return first === undefined ? '' : headerField(first, 'InstanceIdentifier').value;
  };
  return {
    id: headerField(identification, 'InstanceIdentifier').value,
    mlsTo: scope('MLS_TO'),
    mlsType: scope('MLS_TYPE'),
  };
}

function statusRootOf({ ubl }: ValidatedDocument): string | undefined {
  if (ubl === undefined || ubl.localName !== facts.root || ubl.namespace !== facts.namespace)
    return undefined;
  return kindWithoutNamespace(kindOf(ubl));
}

/** Returns the name of a kind of document for people: without the namespace. */
export function kindWithoutNamespace(kind: string): string {
  return kind.replace(/^<(\S+) xmlns="[^"]*">/, '$1');
}
