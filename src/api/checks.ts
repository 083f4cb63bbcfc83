import type { Finding, FoundBy, Issue, Values } from '../core/findings/finding.ts';
import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import { issueOf } from '../core/messages/message.ts';
import { oncePer } from '../core/once-per.ts';
import { checkObject, readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import type { Check, CheckFinding, Circumstances } from '../core/specification/check.ts';
import { bitsOf, type PresentParts, presentParts } from '../core/specification/present-parts.ts';
import { failureOfCheck } from '../judge/judge.ts';
import { defaultSpecification } from '../specification/default.ts';
import { textOptionsKind } from './option-shapes.ts';
import type { AdviceOptions } from './options.ts';
import type { TextOptions } from './result.ts';
import { ofComputedInvoice } from './specification-option.ts';

/**
 * Runs the checks of the specification on an invoice and returns every issue that its author can fix in the JSON.
 *
 * @example
 * ```ts
 * const issues = checkInvoice(compute(normalise({ ...request, invoiceNumber: null }).invoice));
 * console.log(issues.map(({ rule, path }) => `${rule} ${path}`).join()); // ibr-002 invoiceNumber
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function checkInvoice(invoice: ComputedInvoice, options: TextOptions = {}): Issue[] {
  checkOptions('checkInvoice', textOptionsKind, options);
  checkObject('checkInvoice', 'invoice', invoice, ofComputedInvoice);
  const { specification = defaultSpecification, language = 'en', docsUrl } = options;
  const { checks, messages } = specification;
  return readable('checkInvoice', 'invoice', () =>
    findingsOfChecks(invoice, checks).map((finding) => issueOf(finding, messages, language, docsUrl)),
  );
}

/** The findings of the checks, in their order. */
export function findingsOfChecks(
  invoice: ComputedInvoice,
  checks: readonly Check[],
  present = presentParts(invoice),
): Finding[] {
  return findingsOf(invoice, preparedChecks(checks), present, 'checks', {});
}

/** Warnings about allowed values that are probably not intended, unless they are switched off. */
export function findingsOfAdvice(
  invoice: ComputedInvoice,
  advice: readonly Check[],
  { ignoreAdvice = [], today }: AdviceOptions,
  present = presentParts(invoice),
): Finding[] {
  const prepared = preparedChecks(advice);
  const wanted =
    ignoreAdvice.length === 0 ? prepared : prepared.filter(({ check }) => !ignoreAdvice.includes(check.id));
  return findingsOf(invoice, wanted, present, 'advice', { today });
}

/**
 * A check with the parts and categories that decide whether it runs. All these objects have one shape, unlike
 * checks, so engines read them faster.
 */
interface PreparedCheck {
  readonly check: Check;
  readonly find: Check['find'];
  readonly parts: number;
  readonly categories: readonly string[] | undefined;
}

const preparedChecks = oncePer((checks: readonly Check[]): readonly PreparedCheck[] =>
  checks.map((check) => ({
    check,
    find: check.find,
    parts: bitsOf(check.about),
    categories: check.aboutCategories,
  })),
);

function findingsOf(
  invoice: ComputedInvoice,
  checks: readonly PreparedCheck[],
  present: PresentParts,
  foundBy: FoundBy,
  circumstances: Circumstances,
): Finding[] {
  const findings: Finding[] = [];
  for (const { check, find, parts, categories } of checks) {
    if ((parts & present.parts) === 0 || (categories !== undefined && !hasAny(present, categories))) continue;
    const found = ran(check, find, invoice, circumstances, findings);
    // Most checks find nothing, and an empty list need not be walked.
    if (found.length === 0) continue;
    for (const finding of found) findings.push(findingOf(check, finding, foundBy));
  }
  return findings;
}

/** Runs a check; a check that fails leaves a finding, so that no document is valid because of the failure. */
function ran(
  check: Check,
  find: Check['find'],
  invoice: ComputedInvoice,
  circumstances: Circumstances,
  findings: Finding[],
): readonly CheckFinding[] {
  try {
    return find(invoice, circumstances);
  } catch (error) {
    findings.push(failureOfCheck(check.id, error));
    return [];
  }
}

function hasAny({ vatCategories }: PresentParts, categories: readonly string[]): boolean {
  for (let index = 0; index < vatCategories.length; index += 1)
    if (categories.includes(vatCategories[index] as string)) return true;
  return false;
}

function findingOf(check: Check, finding: CheckFinding, foundBy: FoundBy): Finding {
  const { path, text, values, remedy, entailed = [], complete } = finding;
  return {
    rule: check.id,
    text: text ?? check.text ?? 'onRequest',
    severity: check.severity ?? 'error',
    path,
    values: { ...check.values, ...values },
    ...misspeltIn(check, values, complete),
    ...(entailed.length === 0 ? {} : { entailed }),
    ...(remedy === undefined ? {} : { remedy }),
    foundBy,
  };
}

function misspeltIn(
  { misspelt }: Check,
  values: Values | undefined,
  complete: readonly string[] | undefined,
): Pick<Finding, 'misspelt'> {
  const text = misspelt && values?.[misspelt.value];
  if (misspelt === undefined || typeof text !== 'string' || text === '') return {};
  const { list } = misspelt;
  return { misspelt: complete === undefined ? { text, list } : { text, list, complete } };
}

/** By id of a check, the official rules that fail only as a consequence of its findings. */
export const coveredRules = oncePer(
  (checks: readonly Check[]): ReadonlyMap<string, readonly string[]> =>
    new Map(checks.flatMap(({ id, covers }) => (covers === undefined ? [] : [[id, covers]]))),
);
