import type { Issue } from '../core/findings/finding.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import { fill, type Messages, withoutValues } from '../core/messages/message.ts';
import { oncePer } from '../core/once-per.ts';
import { fieldAt } from '../judge/schematron-findings.ts';
import { networkMessages } from '../specification/network.ts';
import { taxDataRuleSet } from '../specification/network-rules.ts';
import type { SentDocument } from './sent-document.ts';

/** A reason as it appears in the status. */
export interface StatedReason {
  /** Reason: SV schema, BV rule, BW warning, FD delivery failed; or another code of the status. */
  readonly code: string;
  /** The place in the document as the status writes it, or null. */
  readonly location: string | null;
  /** The sender's own words. */
  readonly text: string;
  /** The rule that it names in brackets, or null. */
  readonly rule: string | null;
}

/** A reason, with the explanation of this library. */
export interface StatusReason extends StatedReason {
  /** The field of the request, such as `lines[2].vatRate`; empty if unknown, or for the whole document. */
  readonly path: string;
  /** Message and hint in the requested language; null for a rule that this library does not know. */
  readonly message: string | null;
  readonly hint: string | null;
}

/** Words a reason by our own verdict on the document, otherwise by the text of its rule. */
export function reasonInWords(
  sent: SentDocument | undefined,
  language: LanguageOption,
): (stated: StatedReason) => StatusReason {
  const entryOf = entriesById(networkMessages);
  const duplicateIn = (text: string) =>
    saysDuplicate.test(text) ? entryOf('pint-ae-mls-duplicate') : undefined;
  return (stated) => {
    const { rule, location } = stated;
    const entry = (rule === null ? undefined : entryOf(rule)) ?? duplicateIn(stated.text);
    const from = location === null ? undefined : sent?.pathOf(location);
    const path = from === undefined ? '' : fieldAt(from, entry?.texts.fields ?? []);
    const own = entry && sent && ownIssue(entry.texts.id, { location, path }, sent);
    if (own !== undefined) return { ...stated, path: own.path || path, message: own.message, hint: own.hint };
    const said = (part: 'message' | 'hint') =>
      entry === undefined ? null : withoutValues(fill(entry.texts[part], language, {}, entry.messages));
    return { ...stated, path, message: said('message'), hint: said('hint') };
  };
}

/** No rule of the network covers documents that were sent twice: providers use their own words. */
const saysDuplicate = /\b(?:duplicate|already (?:received|exists|processed))\b/i;

/** Publishers may write rule ids in capitals. */
const entriesById = oncePer((own: Messages) => {
  const known = [taxDataRuleSet.messages, own].flatMap((messages) =>
    Array.from(messages.entries.values(), (texts) => [texts.id.toLowerCase(), { texts, messages }] as const),
  );
  const byId = new Map(known);
  return (rule: string) => byId.get(rule.toLowerCase());
});

function ownIssue(
  rule: string,
  { location, path }: { readonly location: string | null; readonly path: string },
  { issues, isSamePlace }: SentDocument,
): Issue | undefined {
  const ofRule = issues.filter((issue) => issue.rule === rule);
  if (location === null) return ofRule.length === 1 ? ofRule[0] : undefined;
  return ofRule.find(
    (issue) =>
      (path !== '' && issue.path === path) ||
      (issue.location !== undefined && isSamePlace(issue.location, location)),
  );
}
