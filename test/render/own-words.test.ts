import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { structure } from '../../rules/pint/structure/index.ts';
import { convert } from '../../src/api/convert.ts';
import { childElements, locationOf, stringValue, type UblElement } from '../../src/core/xml/element.ts';
import { renderedSpecification, renderInvoice } from '../../src/render/index.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { complete } from '../complete-request.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { edited, example, exampleNames, lineOf } from '../requests.ts';
import { runs } from '../tier.ts';
import { parsed } from '../ubl/parsed.ts';

/** The texts of a page, without its markup. */
function textsOf(root: UblElement): string {
  const page = renderInvoice(root, { verdict: { outcome: 'valid', findings: 0 } }) ?? '';
  return oneLine(page.replace(/<style[\s\S]*?<\/style>/, '').replaceAll(/<[^>]*>/g, ''))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const { Text = '', Name = '' } = structure.elements.basic;
const ofText = new Set([...Text.split(' '), ...Name.split(' ')]);

/** Texts that a page shows in other words: emirates, and the total in AED of a document in another currency. */
const inOtherWords = /CountrySubentity\[|AdditionalDocumentReference\[\d+\]\/cbc:DocumentDescription/;

/** The texts in a document that its page does not show: of names of codes, only the meaning of the code is. */
function hidden(root: UblElement, shown: string, namesOfCodes: readonly string[]): string[] {
  return leavesOf(root).flatMap((leaf) => {
    const names = leaf.attributes.filter(({ localName }) => localName === 'name').map(({ value }) => value);
    const texts = ofText.has(leaf.localName) ? [stringValue(leaf), ...names] : names;
    return texts
      .map(oneLine)
      .filter((text) => text !== '' && !shown.includes(text) && !namesOfCodes.includes(text.toLowerCase()))
      .map((text) => `${locationOf(leaf)} ${text}`)
      .filter((each) => !inOtherWords.test(each));
  });
}

function leavesOf(element: UblElement): UblElement[] {
  const children = childElements(element);
  return children.length === 0 ? [element] : children.flatMap(leavesOf);
}

const documentOf = (request: DocumentRequest) => parsed(convert(request).xml ?? '');

/** The names under which lists of codes have what a request leaves to them. */
const { codeLists, rendering } = renderedSpecification;
const namesOfCodes = [
  ...Object.values({ ...codeLists.paymentMeans.codes, ...codeLists.exemptionReasons.codes }),
  ...(['paymentMeans', 'exemptionReason', 'allowanceReason', 'chargeReason'] as const).flatMap((list) =>
    Object.values(rendering.meanings[list]).map(({ en }) => en),
  ),
].map((name) => name.toLowerCase());

describe('a document is shown in its own words', () => {
  test('a reason beside a code, for which the code has another meaning', () => {
    const request = edited('standard-invoice', (each) => {
      each.allowancesCharges = [{ isCharge: false, amount: 5, reasonCode: '95', reason: 'Ramadan campaign' }];
      lineOf(each).allowancesCharges = [
        { isCharge: false, amount: 2, reasonCode: '95', reason: 'Damaged carton' },
      ];
      Object.assign(each, { paymentMode: '10', paymentModeText: 'Paid at the till' });
      for (const line of each.lines) line.lineExtensionAmount = null;
      Object.assign(each, { taxTotal: null, legalMonetaryTotal: null });
    });
    const shown = textsOf(documentOf(request));
    for (const own of ['Ramadan campaign (Discount)', 'Damaged carton (Discount)', 'Paid at the till (Cash)'])
      expect(shown).toContain(own);
  });

  test('a name of a code is shown by its meaning alone', () => {
    expect(textsOf(documentOf(example('standard-invoice')))).not.toMatch(/\(In cash\)|In cash \(/);
  });

  test.each(exampleNames)('%s: every text', (name) => {
    const { xml } = convert(example(name));
    const root = parsed(xml ?? '');
    expect(hidden(root, textsOf(root), namesOfCodes)).toEqual([]);
  });

  test('every text of a request with every field', () => {
    const root = documentOf(complete);
    expect(hidden(root, textsOf(root), namesOfCodes)).toEqual([]);
  });

  test('every text of any valid request', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const root = documentOf(request);
        expect(hidden(root, textsOf(root), namesOfCodes)).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });
});
