import type { Finding, Issue, Values } from '../core/findings/finding.ts';
import { kindOf, type UblElement } from '../core/xml/element.ts';
import type { Identity } from '../intake/identity.ts';
import type { KnownKind } from '../specification/kinds.ts';

/** The rule that a document breaks if it names another specification than the one it is checked against. */
const otherDocumentRule = 'pint-ae-other-document';

/** Tells whether a document was not checked because of its own identifiers; any other cause is a fault of ours. */
export function isOtherDocument({ issues }: { readonly issues: readonly Pick<Issue, 'rule'>[] }): boolean {
  return issues.some(({ rule }) => rule === otherDocumentRule);
}

/**
 * Returns the finding for a document that names a known other specification, or whose kind cannot be checked.
 * Undefined for any other document, even if its identifier is unknown or misspelt.
 */
export function otherDocument(
  root: UblElement,
  { kind, other, identifier }: Identity<KnownKind>,
): Finding | undefined {
  if (kind === undefined)
    return other === undefined
      ? unknownKind(root)
      : finding('otherSpecification', { root: kindOf(root), other: { phrase: other.name } });
  if (other !== undefined)
    return finding(undefined, {
      other: { phrase: other.name },
      identifier,
      specification: kind.specification,
    });
  return undefined;
}

/** The finding about a misspelt identifier comes first, because it may explain the others. */
export function identifierFirst(
  findings: readonly Finding[],
  { isOwn, identifier, kind }: Identity<KnownKind>,
): readonly Finding[] {
  const rule = kind?.identifierRule;
  if (isOwn || rule === undefined) return findings;
  const quoted = identifier === '' ? {} : { text: 'otherIdentifier', values: { identifier } };
  const isAboutIdentifier = (finding: Finding) => finding.rule === rule;
  return [
    ...findings.filter(isAboutIdentifier).map((finding) => ({ ...finding, ...quoted })),
    ...findings.filter((finding) => !isAboutIdentifier(finding)),
  ];
}

/** Returns the finding for a document of an unknown kind. */
export function unknownKind(root: UblElement): Finding {
  return finding('otherKind', { root: kindOf(root) });
}

/** Returns the finding for a document that should be read as a request, but is neither an invoice nor a credit note. */
export function notARequest(root: UblElement): Finding {
  return finding('notRead', { root: kindOf(root) });
}

function finding(text: string | undefined, values: Values): Finding {
  return {
    rule: otherDocumentRule,
    ...(text === undefined ? {} : { text }),
    severity: 'error',
    path: '',
    values,
    foundBy: 'intake',
  };
}
