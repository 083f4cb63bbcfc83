import type { Finding } from '../core/findings/finding.ts';
import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import { termsOf } from '../core/messages/message.ts';
import { amountText } from '../core/numbers/decimal.ts';
import { oncePer } from '../core/once-per.ts';
import type { Check } from '../core/specification/check.ts';
import { specificationOn } from '../core/specification/computing-specification.ts';
import { presentParts } from '../core/specification/present-parts.ts';
import type { Specification } from '../core/specification/specification.ts';
import { toldOfDocument } from '../core/specification/told-of-document.ts';
import { mayHoldLookAlikes } from '../core/text/look-alikes.ts';
import { nameInLocation, type UblElement } from '../core/xml/element.ts';
import type { ReadUbl } from '../intake/read-xml.ts';
import { isFailureOfCheck } from '../judge/judge.ts';
import { isAsComputed } from '../ubl/figures/as-computed.ts';
import type { Discrepancy } from '../ubl/figures/compared-figures.ts';
import { discrepanciesOf, isRounding } from '../ubl/figures/discrepancies.ts';
import { type DocumentFacts, documentFactsOf } from '../ubl/figures/document-facts.ts';
import type { ElementFinding } from '../ubl/placed-finding.ts';
import { type PlaceOf, placesOfPaths } from '../ubl/places-of-paths.ts';
import { requestReader } from '../ubl/reading/request-reader.ts';
import { createLocator } from '../ubl/structure/locator.ts';
import { writeUbl } from '../ubl/write.ts';
import { amountsWithManyDecimals } from './adjustments.ts';
import { findingsOfAdvice, findingsOfChecks } from './checks.ts';
import { computeRequest } from './compute-request.ts';
import {
  currencyFindings,
  identifierFindings,
  lookAlikeFindings,
  unreadFindings,
} from './element-findings.ts';
import type { ValidateUblOptions } from './options.ts';

/**
 * Returns the findings of the checks and the advice of requests in a UBL document, and the amounts that do not follow
 * from the others, each at its element. Only the official rules decide whether the document is valid: an error of a
 * request is a warning here, unless the caller is strict (decision 63).
 */
export function checksOnUbl(
  { root, text }: Pick<ReadUbl, 'root' | 'text'>,
  specification: Specification,
  options: ValidateUblOptions,
  isKept: IsKept,
): ElementFinding[] {
  const keep: IsKept = (finding) => isKept(withSeverity(finding, options));
  const { request, stated, unread } = requestReader(specification)(root, 'read once');
  const { units } = options;
  const { invoice, findings: told } = computeRequest(request, specification, units ? { units } : {});
  const checked = onInvoice(root, { invoice, told }, specification, options, keep);
  const figures = isAsComputed(stated, invoice) ? [] : onFigures(root, specification, checked);
  const others = [
    ...figures,
    ...identifierFindings(root, invoice.profile, specification),
    ...(mayHoldLookAlikes(text) ? lookAlikeFindings(root) : []),
    ...unreadFindings(unread, specification.unreadElements),
  ];
  if (checked.length + others.length === 0) return [];
  return [...checked, ...located(others, keep)].map(({ element, finding }) => ({
    element,
    finding: withSeverity(finding, options),
  }));
}

/** Tells whether a finding is listed: a counted finding needs no place, and a document may have 100,000. */
type IsKept = (finding: Finding) => boolean;

function withSeverity(finding: Finding, { strict }: ValidateUblOptions): Finding {
  if (finding.severity === 'information' || isFailureOfCheck(finding)) return finding;
  return { ...finding, severity: strict ? 'error' : 'warning' };
}

function onInvoice(
  root: UblElement,
  { invoice, told }: { readonly invoice: ComputedInvoice; readonly told: readonly Finding[] },
  specification: Specification,
  options: ValidateUblOptions,
  keep: IsKept,
): ElementFinding[] {
  const present = presentParts(invoice);
  const found = [
    ...toldOfDocument(told, specification.toldOfDocuments),
    ...amountsWithManyDecimals(invoice, specification),
    ...findingsOfChecks(invoice, onDocuments(specification.checks), present),
    ...findingsOfAdvice(invoice, onDocuments(specification.advice), options, present),
  ].filter(keep);
  if (found.length === 0) return [];
  const written = writeUbl(invoice, specificationOn(specification, invoice.issueDate)).root;
  const placeOfPath = placesOfPaths(root, written, specification);
  const locate = createLocator();
  return found.map((finding) => placed(finding, placeOfPath, locate, specification));
}

const onDocuments = oncePer((checks: readonly Check[]) => checks.filter(({ needs }) => needs !== 'request'));

function placed(
  { path, remedy: _remedy, entailed = [], ...finding }: Finding,
  placeOf: PlaceOf,
  locate: (element: UblElement) => string,
  { messages }: Specification,
): ElementFinding {
  const terms = termsOf({ path, ...finding }, messages);
  const place = placeOf(path, terms);
  return {
    element: place.element,
    finding: {
      ...finding,
      path: '',
      location: withAttribute(locate(place.element), place.attribute),
      values: { field: withAttribute(nameInLocation(place.element), place.attribute), ...finding.values },
      ...(entailed.length === 0 ? {} : { entailed }),
    },
  };
}

const withAttribute = (name: string, attribute: string | undefined): string =>
  attribute === undefined ? name : `${name}/@${attribute}`;

/** The figures that do not follow from earlier ones, except figures that a check reported. */
function onFigures(
  root: UblElement,
  specification: Specification,
  checked: readonly ElementFinding[],
): ElementFinding[] {
  const facts = documentFactsOf(root, specification);
  const discrepancies = discrepanciesOf(facts, specification);
  const explained = new Set(checked.map(({ element }) => element));
  return [
    ...currencyFindings(facts, specification),
    ...decimalFindings(facts, specification),
    ...discrepancies
      .filter(({ element }) => !explained.has(element))
      .flatMap((discrepancy) => figureFinding(discrepancy, specification)),
  ];
}

function located(findings: readonly ElementFinding[], keep: IsKept): ElementFinding[] {
  const locate = createLocator();
  return findings.flatMap(({ element, finding }) =>
    keep(finding) ? { element, finding: { ...finding, location: locate(element) } } : [],
  );
}

/** A VAT total with more decimals than its rule allows, where no official rule looks (credit notes). */
function decimalFindings(
  { totals, accounting }: DocumentFacts,
  { decimalRules }: Specification,
): ElementFinding[] {
  return [totals.tax, accounting?.tax].flatMap((figure) => {
    if (figure === undefined || !/\.\d{3}/.test(figure.text)) return [];
    const { element, term } = figure;
    const rule = decimalRules[term];
    if (rule === undefined) return [];
    return { element, finding: { rule, severity: 'warning', path: '', foundBy: 'checks' } };
  });
}

function figureFinding(discrepancy: Discrepancy, { figureRules }: Specification): ElementFinding[] {
  const { term, element, stated, computed, minorUnits } = discrepancy;
  const rule = figureRules[term];
  if (rule === undefined || (stated ?? computed) === undefined) return [];
  const text =
    stated === undefined ? 'figureMissing' : computed === undefined ? 'figureUnreadable' : 'figureDiffers';
  return [
    {
      element,
      finding: {
        rule,
        text,
        severity: isRounding(discrepancy) ? 'information' : 'warning',
        path: '',
        terms: [term],
        values: {
          what: { word: term },
          value: stated?.text ?? '',
          computed: computed ? amountText(computed, minorUnits) : '',
        },
        foundBy: 'checks',
      },
    },
  ];
}

/** Tells whether no earlier error names a rule, or any of the rules that the error covers. */
export function isUnsaid(said: readonly Finding[], covered: CoveredRules): (rule: string) => boolean {
  const rules = new Set(said.filter(({ severity }) => severity === 'error').map(({ rule }) => rule));
  if (rules.size === 0) return () => true;
  return (rule) => !rules.has(rule) && !(covered.get(rule) ?? []).some((each) => rules.has(each));
}

/** The warnings about the structure that no check at the same element covers. */
export function notCovered(
  own: readonly ElementFinding[],
  checked: readonly ElementFinding[],
  covered: CoveredRules,
): ElementFinding[] {
  return own.filter(
    ({ element, finding: { rule, severity } }) =>
      severity === 'error' ||
      !checked.some((each) => each.element === element && covered.get(each.finding.rule)?.includes(rule)),
  );
}

type CoveredRules = ReadonlyMap<string, readonly string[]>;
