import type { ValidateRequestOptions } from '../../../src/api/validate-request.ts';
import type { Issue } from '../../../src/core/findings/finding.ts';
import type { DocumentRequest } from '../../../src/specification/default.ts';
import { edited, example } from '../../requests.ts';

/** Two documents made from an example or a fixture: one that breaks a rule in one place, and one that does not. */
interface Pair<Kind extends string, Document> {
  readonly form: Kind;
  readonly document: string;
  readonly failing: Document;
  readonly corrected: Document;
}

export type Documents =
  /** Document requests: `validate` finds the fault. */
  | Pair<'request', DocumentRequest>
  /** UBL documents, or envelopes with one in it: `validateUbl`. */
  | Pair<'ubl' | 'envelope', string>
  /** UBL documents that are turned into requests: `requestOf`. */
  | Pair<'reading', string>
  /** UBL documents that are to be put into an envelope: `envelope`. */
  | Pair<'wrapping', string>
  /** Files of any kind, as text or bytes: `validateDocument`. */
  | Pair<'file', string | Uint8Array>;

export type Form = Documents['form'];

/** Expected finding on the failing document; members that are not given are not compared. */
export type Told = Pick<Issue, 'severity'> & Partial<Pick<Issue, 'path' | 'location' | 'place' | 'message'>>;

/** A case of a rule of the library. */
export type OwnCase = Documents & {
  readonly rule: string;
  readonly fact: string;
  readonly options?: ValidateRequestOptions;
  readonly found: Told;
  /** Other rules that the failing document breaks. */
  readonly alsoFails?: readonly string[];
};

export type FileCase = Extract<OwnCase, { form: 'file' }>;

/** Two requests made from an example; the corrected one is the example itself if no edit is given. */
export function requests(
  document: string,
  failing: (request: DocumentRequest) => void,
  corrected: (request: DocumentRequest) => void = () => undefined,
): Documents {
  return {
    form: 'request',
    document,
    failing: edited(document, failing),
    corrected: edited(document, corrected),
  };
}

/** A file that is refused, and one that is read. */
export function files(
  failing: string | Uint8Array,
  corrected: string | Uint8Array,
): Pair<'file', string | Uint8Array> {
  return { form: 'file', document: 'standard-invoice', failing, corrected };
}

/** The standard invoice as people write JSON. */
export const requestText = `${JSON.stringify(example('standard-invoice'), null, 2)}\n`;
