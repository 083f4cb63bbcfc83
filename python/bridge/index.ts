/**
 * The library as Python calls it: `pintAe` takes and returns a text. A caller's mistake is returned as JSON too,
 * because V8 passes only the text of an error to Python.
 */
import './host.ts';
import {
  CallerError,
  type CreditNoteFacts,
  convert,
  createCreditNote,
  type DocumentRequest,
  type Issue,
  type Result,
  readUbl,
  toXml,
  type ValidateOptions,
  type ValidateUblOptions,
  validateDocument,
  validateUbl,
  validate as validateValue,
  version,
} from 'pint-ae';
import { readJson } from 'pint-ae/http';
import { type RenderDocumentOptions, renderDocument } from 'pint-ae/render';
import {
  type ComputedInvoice,
  type ComputedLine,
  compute,
  normalise,
  parseDocumentRequest,
  showTotals,
} from 'pint-ae/steps';

/** Options as the caller wrote them; the functions check them. */
type Options = ValidateOptions & ValidateUblOptions & RenderDocumentOptions & CreditNoteFacts;

/** A document as Python holds it, and the places of missing values, for which JSON has no form. */
interface Sent {
  readonly document: string | Uint8Array;
  readonly missing: readonly Steps[];
}
type Steps = readonly (string | number)[];

const calls: Readonly<Record<string, (sent: Sent, options: Options) => unknown>> = {
  version: () => version,
  validate,
  /** Documents are triples of a text, whether it stands for bytes, and the places of missing values. */
  validateMany({ document }, options) {
    const sent: [string, boolean, Steps[]][] = JSON.parse(`${document}`);
    return sent.map((each) => validate(sentAs(...each), options));
  },
  convert({ document, missing }, options) {
    if (missing.length > 0) return convert(requestValue(document, missing), ofRequests(options));
    const validated = validateDocument(document, options);
    return { xml: toXml(validated), ...validated.result };
  },
  validateUbl: ({ document }, options) => validateUbl(document, options),
  read: ({ document }, options) => readUbl(document, options),
  render: ({ document, missing }, options) =>
    missing.length > 0 ? { html: null } : renderDocument(document, options),
  compute(sent, options) {
    const read = requestIn(sent);
    if (!read.ok) return read;
    return { ok: true, value: amountsOf(compute(normalise(read.value, options).invoice)) };
  },
  credit(sent, facts) {
    const read = requestIn(sent);
    return read.ok ? createCreditNote(read.value, facts) : read;
  },
};

function validate({ document, missing }: Sent, options: Options): unknown {
  return validateValue(missing.length > 0 ? requestValue(document, missing) : document, options);
}

/** The request for the next steps, or the reason why there is none. */
function requestIn({ document, missing }: Sent): Result<DocumentRequest, readonly Issue[]> {
  if (missing.length > 0) return parseDocumentRequest(requestValue(document, missing));
  const read = readJson(typeof document === 'string' ? new TextEncoder().encode(document) : document);
  return read.ok ? parseDocumentRequest(read.value.value) : read;
}

/** The value of a text that Python wrote, with NaN for missing values, which the library refuses at their path. */
function requestValue(document: Sent['document'], missing: readonly Steps[]): unknown {
  const holder: object = { value: JSON.parse(`${document}`) };
  for (const steps of missing) {
    const path = ['value', ...steps];
    const within = path.slice(0, -1).reduce<unknown>((each, step) => Reflect.get(Object(each), step), holder);
    Reflect.set(Object(within), path.at(-1) ?? '', Number.NaN);
  }
  return Reflect.get(holder, 'value');
}

function ofRequests({ profile, structure, checks, ...options }: Options): Options {
  return options;
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
  return { totals: showTotals(invoice), lines };
}

/** Bytes come as a text of one character each. */
function sentAs(text: string, isBytes: boolean, missing: readonly Steps[]): Sent {
  return {
    document: isBytes ? Uint8Array.from(text, (character) => character.charCodeAt(0)) : text,
    missing,
  };
}

/** A caller's mistake, with the Python name of the function. */
function mistakeOf(error: unknown, name: string) {
  if (!(error instanceof CallerError)) throw error;
  const { code, option, expected } = error;
  const called = name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  return { mistake: { code, option, expected, message: error.message.replace(/^\w+(?=: )/, called) } };
}

/** Takes one text, as each argument costs extra calls: a line of JSON on the call, and the document. */
function pintAe(sent: string): string {
  const end = sent.indexOf('\n');
  const [name, isBytes, options, missing]: [string, boolean, Options, Steps[]] = JSON.parse(
    sent.slice(0, end),
  );
  try {
    return JSON.stringify(calls[name]?.(sentAs(sent.slice(end + 1), isBytes, missing), options));
  } catch (error) {
    return JSON.stringify(mistakeOf(error, name));
  }
}

Object.assign(globalThis, { pintAe });
