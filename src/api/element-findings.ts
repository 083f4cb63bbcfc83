import type { Finding } from '../core/findings/finding.ts';
import type { Profile } from '../core/specification/engine.ts';
import type { Specification, UnreadElements } from '../core/specification/specification.ts';
import { lookAlikesIn, withLatinLetters } from '../core/text/look-alikes.ts';
import { childElements, nameInLocation, stringValue, type UblElement } from '../core/xml/element.ts';
import type { DocumentFacts } from '../ubl/figures/document-facts.ts';
import type { ElementFinding } from '../ubl/placed-finding.ts';
import type { UnreadElement } from '../ubl/reading/read-parts.ts';
import { firstAt } from '../ubl/reading.ts';

/** Attributes of UBL that hold text for people. */
const attributesOfText: readonly string[] = ['name', 'filename', 'languageID', 'schemeAgencyName'];

/** Returns codes with letters that only look like a code's letters, wherever UBL has a code. */
export function lookAlikeFindings(root: UblElement): ElementFinding[] {
  const found: ElementFinding[] = [];
  const look = (element: UblElement, sent: string) => {
    const letters = lookAlikesIn(sent);
    if (letters.length === 0) return;
    const values = { sent, code: withLatinLetters(sent), letters };
    found.push(warningAt(element, { rule: 'pint-ae-look-alike', values }));
  };
  const visit = (element: UblElement, parent: string) => {
    for (const { localName, value } of element.attributes)
      if (!attributesOfText.includes(localName)) look(element, value.trim());
    const children = childElements(element);
    if (children.length === 0 && isCode(element, parent)) look(element, stringValue(element).trim());
    for (const child of children) visit(child, element.localName);
  };
  visit(root, '');
  return found;
}

/** Tells whether an element has the name of a code; UBL has the category of a tax as an identifier. */
function isCode({ localName }: UblElement, parent: string): boolean {
  return localName.endsWith('Code') || (localName === 'ID' && parent.endsWith('TaxCategory'));
}

/** Returns a finding for each element that belongs to no part of the invoice: its receiver may read it or not. */
export function unreadFindings(
  unread: readonly UnreadElement[],
  { rule, allowed }: UnreadElements,
): ElementFinding[] {
  return unread
    .filter(({ element }) => !allowed.includes(element.localName))
    .map(({ element, why }) => {
      const values = { element: nameInLocation(element) };
      return warningAt(element, { rule, ...(why === 'repeated' ? { text: 'repeated' } : {}), values });
    });
}

/**
 * Returns findings for identifiers of specification and process that only begin like the identifiers of the
 * document's profile: the network requires the whole identifier.
 */
export function identifierFindings(
  root: UblElement,
  profile: Profile,
  { profiles, figureRules }: Specification,
): ElementFinding[] {
  const { customizationId, profileId } = profiles[profile];
  return [
    {
      name: 'cbc:CustomizationID',
      rule: figureRules['IBT-024'],
      text: 'identifierDiffers',
      expected: customizationId,
    },
    { name: 'cbc:ProfileID', rule: figureRules['IBT-023'], text: 'processDiffers', expected: profileId },
  ].flatMap(({ name, rule, text, expected }) => {
    const element = firstAt(root, name);
    const identifier = element === undefined ? expected : stringValue(element).trim();
    if (rule === undefined || element === undefined || identifier === expected) return [];
    return [warningAt(element, { rule, text, values: { identifier, expected } })];
  });
}

/** Returns one finding if all amounts of the document are in one currency, but the document names another. */
export function currencyFindings(
  { root, currency, lines, totals }: DocumentFacts,
  { figureRules }: Specification,
): ElementFinding[] {
  const { lineExtension, taxExclusive, taxInclusive, payable } = totals;
  const amounts = [
    ...lines.map(({ netAmount }) => netAmount),
    lineExtension,
    taxExclusive,
    taxInclusive,
    payable,
  ];
  const [amountCurrency, ...others] = new Set(amounts.flatMap((amount) => amount?.currency ?? []));
  const element = firstAt(root, 'cbc:DocumentCurrencyCode');
  const rule = figureRules[currencyTerm];
  if (rule === undefined || element === undefined || amountCurrency === undefined) return [];
  if (others.length > 0 || amountCurrency === currency) return [];
  return [warningAt(element, { rule, values: { currency, amountCurrency } })];
}

const currencyTerm = 'IBT-005';

function warningAt(
  element: UblElement,
  { values, ...named }: Pick<Finding, 'rule' | 'text' | 'values'>,
): ElementFinding {
  return { element, finding: { ...named, severity: 'warning', path: '', values, foundBy: 'checks' } };
}
