import type { DocumentType, Language } from 'pint-ae';
import { readMessageStatus, type StatusReason } from 'pint-ae/network';
import { mostIssues } from '../report/tax-data.ts';
import type { Rejection, RejectionIssue } from '../track/reason.ts';

/** A status, and its message: a request as it was sent, or XML. */
export interface AboutMessage {
  readonly text: string;
  readonly document: string;
  readonly documentType: DocumentType | undefined;
}

/** The message of a status, in both languages, at the fields of the request. */
export function rejectionOf({ text, document, documentType }: AboutMessage): Rejection {
  const readIn = (language: Language) => {
    const read = readMessageStatus(text, {
      language,
      document,
      ...(documentType === undefined ? {} : { documentType }),
    });
    return read.ok ? read.value.status : undefined;
  };
  const english = readIn('en');
  const reasons = english?.reasons ?? [];
  return {
    by: english?.sender ?? null,
    description: english?.description ?? '',
    issues: {
      en: reasons.slice(0, mostIssues).map(issueOf),
      ar: (readIn('ar')?.reasons ?? []).slice(0, mostIssues).map(issueOf),
    },
    unlisted: Math.max(reasons.length - mostIssues, 0),
  };
}

/** Treats the words of the other side as the message of a rule that this library does not know. */
function issueOf({ rule, message, hint, path, code, location, text }: StatusReason): RejectionIssue {
  return {
    rule: rule ?? '',
    message: message ?? text,
    hint: hint ?? '',
    severity: code === warning ? 'warning' : 'error',
    path,
    code,
    location: location ?? '',
    said: text,
  };
}

const warning = 'BW';
