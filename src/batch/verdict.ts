import { withReasonsIn } from '../api/reasons-in.ts';
import { notJudgedResult } from '../api/result.ts';
import { refusedDocument, type ValidatedDocument, validateDocument } from '../api/validate-document.ts';
import type { ValidateRequestOptions } from '../api/validate-request.ts';
import type { Issue, Value } from '../core/findings/finding.ts';
import { isJson, shortenedValue } from '../core/text/text.ts';
import { tooLarge } from '../intake/finding.ts';
import { beginsAsKeyed, type KeyedLine, keyedLine } from '../intake/json/keyed-line.ts';
import { leftOutFinding, notJudged as notJudgedFinding } from '../judge/judge.ts';
import { numberOf, partyNameOf } from '../report/document-heading.ts';
import type { NamedResult } from '../report/rendered.ts';
import type { Content, ReadDocument } from './chunk.ts';
import { unreadValue } from './unreadable-files.ts';

/** One line of a batch's output. */
export interface Verdict extends Omit<NamedResult, 'name'> {
  /** File name, or `name:line`. */
  readonly document: string;
  /** Your own key for the document. */
  readonly id?: string | number;
  /** The document's own number (IBT-001), if it has one. */
  readonly invoiceNumber?: string;
  /** The name of the seller (IBT-027), if it has one. */
  readonly seller?: string;
  /** The name of the buyer (IBT-044), if it has one. */
  readonly buyer?: string;
  /** File with the UBL, relative to the output folder. */
  readonly ubl?: string;
  /** The UBL of a valid document, if the batch includes it. */
  readonly xml?: string;
  /** File with the document request of a UBL document, relative to the output folder. */
  readonly request?: string;
  /** File with the document's page, relative to the output folder. */
  readonly page?: string;
  /** File with the tax data document that reports it, relative to the output folder. */
  readonly tdd?: string;
  /** The reasons why the document cannot be reported, in addition to its own errors. */
  readonly tddIssues?: readonly Issue[];
  /** Values that were derived for its report, or left out of it. */
  readonly tddWarnings?: readonly Issue[];
  /** The part of a configuration that applies to the document. */
  readonly configuration?: object;
}

/** A verdict and its document; null if the document was not read. */
export interface BatchedDocument {
  readonly verdict: Verdict;
  readonly validated: ValidatedDocument | null;
}

/** The fields that a verdict can have, in the order in which they are written. */
export const verdictFields = [
  'document',
  'id',
  'invoiceNumber',
  'seller',
  'buyer',
  'form',
  'valid',
  'outcome',
  'issues',
  'warnings',
  'ruleSet',
  'coverage',
  'adjustments',
  'totals',
  'kind',
  'profile',
  'typeCode',
  'ubl',
  'request',
  'page',
  'tdd',
  'tddIssues',
  'tddWarnings',
  'xml',
] as const satisfies readonly (keyof Verdict)[];

export type VerdictField = (typeof verdictFields)[number];

/** Returns the verdict on a document with any content. Never throws. */
export function verdictOn({ name, content }: ReadDocument, options: ValidateRequestOptions): BatchedDocument {
  let id: KeyedLine['id'] | undefined;
  try {
    switch (content.kind) {
      case 'bytes': {
        const keyed = keyedIn(content.bytes);
        id = keyed?.id;
        const validated =
          keyed === undefined
            ? validateDocument(content.bytes, options)
            : validateDocument(keyed.text, { ...options, format: keyed.format });
        return judgedAs(name, id, withReasonsIn(options.language, validated));
      }
      case 'too-long':
        return judgedAs(
          name,
          id,
          refusedDocument('request', [tooLarge('moreBytes', content.limit)], options),
        );
      case 'unreadable':
        return { verdict: unread(name, content, options), validated: null };
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { verdict: notJudged(name, undefined, reason, options, id), validated: null };
  }
}

export function idOf({ content }: ReadDocument): KeyedLine['id'] | undefined {
  return content.kind === 'bytes' ? keyedIn(content.bytes)?.id : undefined;
}

const openingBrace = 0x7b;

/** A line with a key is JSON, and so UTF-8; other content is not decoded. */
export function keyedIn(bytes: Uint8Array): KeyedLine | undefined {
  const first = bytes.findIndex((byte) => byte > 0x20);
  if (bytes[first] !== openingBrace) return undefined;
  const start = decoder.decode(bytes.subarray(first, first + 64));
  return beginsAsKeyed.test(start) ? keyedLine(decoder.decode(bytes)) : undefined;
}

const decoder = new TextDecoder();

function judgedAs(
  document: string,
  id: KeyedLine['id'] | undefined,
  validated: ValidatedDocument,
): BatchedDocument {
  const { form, result } = validated;
  const key = id === undefined ? {} : { id };
  return { verdict: { document, ...key, ...factsOf(validated), form, ...result }, validated };
}

function factsOf(validated: ValidatedDocument): Pick<Verdict, 'invoiceNumber' | 'seller' | 'buyer'> {
  const number = numberOf(validated);
  const seller = partyNameOf(validated, 'seller');
  const buyer = partyNameOf(validated, 'buyer');
  return {
    ...(number === undefined ? {} : { invoiceNumber: shortenedValue(number) }),
    ...(seller === undefined ? {} : { seller: shortenedValue(seller) }),
    ...(buyer === undefined ? {} : { buyer: shortenedValue(buyer) }),
  };
}

function unread(
  document: string,
  { message, leftOut }: Extract<Content, { readonly kind: 'unreadable' }>,
  options: ValidateRequestOptions,
): Verdict {
  const reason = unreadValue(message);
  if (leftOut === undefined) return notJudged(document, 'unreadable', reason, options);
  return { document, form: 'request', ...notJudgedResult(leftOutFinding(reason, leftOut), options) };
}

/** The verdict on a document that could not be checked; `text` names the case. */
export function notJudged(
  document: string,
  text: string | undefined,
  reason: Value,
  options: Pick<ValidateRequestOptions, 'language'>,
  id?: KeyedLine['id'],
): Verdict {
  const finding = notJudgedFinding(text, { reason });
  return {
    document,
    ...(id === undefined ? {} : { id }),
    form: 'request',
    ...notJudgedResult(finding, options),
  };
}

/**
 * Returns a document that is not valid as a line to correct and check again, with its name as its key; undefined if
 * it is not text. The text of a request stays as written, on one line; text that is not JSON becomes a string.
 */
export function failedLine(
  { name, content }: ReadDocument,
  validated: ValidatedDocument | null,
): string | undefined {
  if (content.kind !== 'bytes') return undefined;
  const keyed = keyedIn(content.bytes);
  const decoded = validated === null ? new TextDecoder().decode(content.bytes) : validated.text;
  const text = (keyed?.text ?? decoded)?.replace(/^\ufeff/, '');
  if (text === undefined) return undefined;
  const id = JSON.stringify(name);
  if (keyed?.format === 'xml' || validated?.form === 'ubl')
    return `{"id":${id},"xml":${JSON.stringify(text)}}\n`;
  return `{"id":${id},"request":${isJson(text) ? text.replaceAll(/[\r\n]/g, ' ') : JSON.stringify(text)}}\n`;
}
