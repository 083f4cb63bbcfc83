import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import vatCategories from '../../rules/ae/codelists/Aligned-TaxCategoryCodes.json' with { type: 'json' };
import exemptionReasons from '../../rules/ae/codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import creditReasons from '../../rules/ae/codelists/CreditReason.json' with { type: 'json' };
import emirates from '../../rules/ae/codelists/Emirate.json' with { type: 'json' };
import frequencies from '../../rules/ae/codelists/FreqBilling.json' with { type: 'json' };
import goodsTypes from '../../rules/ae/codelists/GoodsType.json' with { type: 'json' };
import itemTypes from '../../rules/ae/codelists/ItemType.json' with { type: 'json' };
import transactionTypes from '../../rules/ae/codelists/transactiontype.json' with { type: 'json' };
import paymentMeans from '../../rules/ae/codelists/UNCL4461.json' with { type: 'json' };
import countries from '../../rules/pint/codelists/ISO3166.json' with { type: 'json' };
import mediaTypes from '../../rules/pint/codelists/MimeCode.json' with { type: 'json' };
import allowanceReasons from '../../rules/pint/codelists/UNCL5189.json' with { type: 'json' };
import type { MeaningList } from '../../src/core/specification/rendering.ts';
import { renderedSpecification } from '../../src/specification/rendered.ts';

const { texts, meanings } = renderedSpecification.rendering;

const renderSource = readdirSync(resolve('src/render'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(resolve('src/render', file), 'utf8'))
  .join('\n');

test('the texts of a rendered invoice are all used', () => {
  const unused = Object.keys(texts).filter(
    (key) => !renderSource.includes(`'${key}'`) && !renderSource.includes(`texts.${key}`),
  );
  // The rules mention the tax registrations.
  expect(unused).toEqual(['taxRegistrationNumber', 'taxIdentificationNumber']);
});

describe('the meanings of codes', () => {
  test.each<[MeaningList, Readonly<Record<string, string>>]>([
    ['allowanceReason', allowanceReasons.codes],
    ['billingFrequency', frequencies.codes],
    ['country', countries.codes],
    ['creditNoteReason', creditReasons.codes],
    ['exemptionReason', exemptionReasons.codes],
    ['goodsNature', goodsTypes.codes],
    ['itemType', itemTypes.codes],
    ['mediaType', mediaTypes.codes],
    ['paymentMeans', paymentMeans.codes],
    ['subdivision', emirates.codes],
    ['transactionType', transactionTypes.codes],
    ['vatCategory', vatCategories.codes],
  ])('%s: every code of the list has one', (list, codes) => {
    expect(
      Object.keys(codes).filter((code) => !Object.hasOwn(meanings[list], code.replace('\u039d', 'N'))),
    ).toEqual([]);
  });
});
