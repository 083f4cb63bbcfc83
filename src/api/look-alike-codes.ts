import { lookAlikesIn, withLatinLetters } from '../core/text/look-alikes.ts';
import { childElements, stringValue, type UblElement } from '../core/xml/element.ts';
import type { ElementFinding } from '../ubl/placed-finding.ts';

/** Attributes of UBL that hold text for people. */
const attributesOfText: readonly string[] = ['name', 'filename', 'languageID', 'schemeAgencyName'];

/** Returns codes with letters that only look like a code's letters, wherever UBL has a code. */
export function lookAlikeFindings(root: UblElement): ElementFinding[] {
  const found: ElementFinding[] = [];
  const look = (element: UblElement, sent: string) => {
    const letters = lookAlikesIn(sent);
    if (letters.length === 0) return;
    const values = { sent, code: withLatinLetters(sent), letters };
    found.push({
      element,
      finding: { rule: 'pint-ae-look-alike', severity: 'warning', path: '', values, foundBy: 'checks' },
    });
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
