/**
 * The library as Python calls it: `pintAe` takes and returns a text. A caller's mistake
 * comes back as JSON too, because V8 hands Python only the text of an error.
 */
import './host.ts';
import {
  CallerError,
  type ComputedInvoice,
  type ComputedLine,
  type CreditNoteFacts,
  compute,
  creditNoteFor,
  type DocumentRequest,
  type Issue,
  normalise,
  parseDocumentRequest,
  type Result,
  requestOf,
  totalsOf,
  ublTextOf,
  useTexts,
  type ValidateDocumentOptions,
  type ValidateUblOptions,
  validateDocument,
  validateUbl,
  version,
} from 'pint-ae';
import { arabic } from 'pint-ae/ar';
import { readJson } from 'pint-ae/http';
import { type RenderDocumentOptions, renderDocument } from 'pint-ae/render';

useTexts(arabic);

/** Options are as the caller wrote them: the functions check them. */
type Options = ValidateDocumentOptions & ValidateUblOptions & RenderDocumentOptions & CreditNoteFacts;
type Sent = string | Uint8Array;

const validate = (document: Sent, options: Options) => validateDocument(document, options).result;

const calls: Readonly<Record<string, (document: Sent, options: Options) => unknown>> = {
  version: () => version,
  validate,
  /** Documents are pairs of a text and whether it stands for bytes. */
  validateMany(documents, options) {
    const pairs: [string, boolean][] = JSON.parse(`${documents}`);
    return pairs.map((pair) => validate(sentAs(...pair), options));
  },
  convert(document, options) {
    const validated = validateDocument(document, options);
    return { xml: ublTextOf(validated), ...validated.result };
  },
  validateUbl,
  read: requestOf,
  render: renderDocument,
  compute(document, options) {
    const read = requestIn(document);
    if (!read.ok) return read;
    return { ok: true, value: amountsOf(compute(normalise(read.value, options).invoice)) };
  },
  credit(document, facts) {
    const read = requestIn(document);
    return read.ok ? creditNoteFor(read.value, facts) : read;
  },
};

/** The request for the steps after it, or why it is none. */
function requestIn(document: Sent): Result<DocumentRequest, readonly Issue[]> {
  const read = readJson(typeof document === 'string' ? new TextEncoder().encode(document) : document);
  return read.ok ? parseDocumentRequest(read.value.value) : read;
}

/** The amounts that follow from a request: of the document and its categories, and of each line. */
function amountsOf(invoice: ComputedInvoice) {
  const text = (amount: ComputedLine['vatAmount']) =>
    amount?.toFixed(Math.max(invoice.minorUnits, amount.decimalPlaces())) ?? null;
  const lines = invoice.lines.map(({ id, netAmount, vatAmount, payableAmount }) => ({
    id: id ?? null,
    lineExtensionAmount: text(netAmount),
    taxAmount: text(vatAmount),
    payableAmount: text(payableAmount),
  }));
  return { totals: totalsOf(invoice), lines };
}

/** A document as Python holds it: bytes come as a text of one character each. */
function sentAs(text: string, isBytes: boolean): Sent {
  return isBytes ? Uint8Array.from(text, (character) => character.charCodeAt(0)) : text;
}

function mistakeOf(error: unknown) {
  if (!(error instanceof CallerError)) throw error;
  const { code, option, expected, message } = error;
  return { mistake: { code, option, expected, message } };
}

/** Takes one text, as each argument costs V8 and Python calls of their own: a line of JSON on the call, and the document. */
function pintAe(sent: string): string {
  const end = sent.indexOf('\n');
  const [name, isBytes, options]: [string, boolean, Options] = JSON.parse(sent.slice(0, end));
  try {
    return JSON.stringify(calls[name]?.(sentAs(sent.slice(end + 1), isBytes), options));
  } catch (error) {
    return JSON.stringify(mistakeOf(error));
  }
}

Object.assign(globalThis, { pintAe });
