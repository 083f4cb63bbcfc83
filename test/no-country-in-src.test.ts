import { describe, expect, test } from 'vitest';
import emirates from '../rules/ae/codelists/Emirate.json' with { type: 'json' };
import { release } from '../rules/ae/releases/index.ts';
import { sourceFiles, textOf, withoutComments } from './source-files.ts';

/** Names that only the folders of a country may contain, and their form in code. */
const facts: Readonly<Record<string, RegExp>> = {
  'the id of an official rule': /\b(?:aligned-)?ibrp?-[\w-]*\d[\w-]*/g,
  'a VAT category': /'(?:S|Z|E|O|AE|N)'(?=[\s,;)\]:}])/g,
  'an emirate': new RegExp(
    `emirate|\\b(?:${[...Object.keys(emirates.codes), ...Object.values(emirates.codes)].join('|')})\\b`,
    'gi',
  ),
  'a scheme of identifiers': /\b(?:0235|0160|99000000\d\d)\b|'(?:HS|SAC|TIN)'/g,
  'a currency of accounting': /\bAED\b|aedtotal/gi,
  'a type code': /'(?:380|381|389|261|480|81|130|50)'/g,
  'a code of a list': /'(?:TL|EID|PAS|CD|VD|EA|NA)'|\bDL8\./g,
  'the country': /\bUAE\b|United Arab|'AE'/g,
  'a transaction flag':
    /\b(?:freeTradeZone|deemedSupply|profitMargin|summaryInvoice|continuousSupply|disclosedAgentBilling|ecommerce)\b/g,
  'a field of the UAE':
    /\b(?:goodsNatureCode|authorityName|beneficiaryId|principalId|serviceAccountingCode|batchNumber)\b/g,
  'a release': new RegExp(`${release.version.replaceAll('.', '\\.')}|urn:peppol`, 'g'),
};

/** The same letters with another meaning, and the one place of names that the machinery needs. */
const namesakes: Readonly<Record<string, readonly string[]>> = {
  // The namespace of a document, as those of UBL beside it.
  'src/core/xml/element.ts': ['urn:peppol'],
  // Where those that have behaviour of their own are named, once.
  'src/request/fields.ts': ['goodsNatureCode', 'serviceAccountingCode', 'authorityName'],
  // Z is a time zone.
  'engine/src/xpath/runtime/values/moments.ts': ["'Z'"],
  'engine/src/xpath/runtime/values/dates.ts': ["'Z'"],
  'engine/src/xpath/runtime/values/other-values.ts': ["'Z'"],
  // So it is in the picture of a date, where N is its name in capitals.
  'engine/src/xpath/runtime/values/format-date.ts': ["'Z'"],
  'engine/src/xpath/runtime/values/format-date/picture.ts': ["'Z'", "'N'"],
  // N stands for a number in the help text.
  'src/cli/syntax/flags-of-commands.ts': ["'N'"],
  'src/cli/syntax/shared-flags.ts': ["'N'"],
};

function factsIn(file: string): string[] {
  const code = withoutComments(textOf(file));
  return Object.entries(facts).flatMap(([fact, pattern]) =>
    [...new Set(code.match(pattern) ?? [])]
      .filter((found) => !namesakes[file]?.includes(found))
      .map((found) => `${fact}: ${found}`),
  );
}

describe('the machinery names', () => {
  test.each(Object.keys(facts))('not %s', (fact) => {
    const found = ['src', 'engine/src']
      .flatMap(sourceFiles)
      .flatMap((file) => factsIn(file).map((said) => `${file} says ${said}`));
    expect(found.filter((said) => said.includes(` says ${fact}:`))).toEqual([]);
  });

  test('all of them where the specification does', () => {
    const said = sourceFiles('rules/ae').flatMap(factsIn);
    const unseen = Object.keys(facts).filter((fact) => !said.some((each) => each.startsWith(`${fact}:`)));
    expect(unseen).toEqual([]);
  });
});

test('the release is written among the releases only, and once for each kind of document that has it', () => {
  const files = ['rules', 'src', 'engine/src'].flatMap(sourceFiles);
  const naming = files.filter((file) => withoutComments(textOf(file)).includes(release.version));
  const elsewhere = naming.filter((file) => !file.startsWith('rules/ae/releases/'));
  // The document that is reported to the tax authority is released apart, and may have the same number.
  expect(elsewhere.filter((file) => file !== 'rules/ae/tax-data/release.ts')).toEqual([]);
});
