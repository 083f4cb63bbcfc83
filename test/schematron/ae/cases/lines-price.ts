import { edits, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const line = (position: number, name: string) => `cac:InvoiceLine[${position}]/${name}`;

export const linesPrice: Readonly<Record<string, readonly RuleCase[]>> = {
  'the price': [
    {
      rule: 'aligned-ibrp-004',
      when: 'gross less discount is another amount',
      edit: text(line(1, 'cac:Price/cac:AllowanceCharge/cbc:Amount'), '19.99'),
      fails: ['aligned-ibrp-004'],
    },
    {
      rule: 'aligned-ibrp-004',
      when: 'the discount is no number: an ordinary failure',
      edit: text(line(1, 'cac:Price/cac:AllowanceCharge/cbc:Amount'), '2e1'),
      fails: ['aligned-ibrp-004'],
    },
    {
      rule: 'aligned-ibrp-004',
      when: 'there is no discount: an ordinary failure',
      edit: remove(line(1, 'cac:Price/cac:AllowanceCharge/cbc:Amount')),
      fails: ['aligned-ibrp-004'],
    },
    {
      rule: 'aligned-ibrp-004',
      when: 'the difference is exact in decimals, though not in doubles',
      edit: edits(
        text(line(2, 'cac:Price/cbc:BaseAmount'), '150.30'),
        text(line(2, 'cac:Price/cac:AllowanceCharge/cbc:Amount'), ' +.3 '),
        text(line(2, 'cbc:PriceAmount'), '150.'),
      ),
      fails: [],
    },
    {
      rule: 'ibr-126-ae',
      when: 'there is no base quantity',
      edit: remove(line(2, 'cbc:BaseQuantity')),
      fails: ['ibr-126-ae', 'ibr-147-ae'],
    },
    {
      rule: 'ibr-126-ae',
      when: 'there is no gross price; then the net price is not reckoned',
      edit: remove(line(1, 'cac:Price/cbc:BaseAmount')),
      fails: ['ibr-126-ae'],
    },
    {
      rule: 'ibr-126-ae',
      when: 'the gross price of a line with charges is that of the price, not of the line',
      edit: remove(line(1, 'cac:Price/cac:AllowanceCharge')),
      fails: ['ibr-126-ae'],
    },
    {
      rule: 'ibr-126-ae',
      when: 'a charge in place of a discount is subtracted all the same',
      edit: text(line(1, 'cac:Price/cac:AllowanceCharge/cbc:ChargeIndicator'), 'true'),
      fails: ['ibr-083'],
    },
  ],
};
