import { attribute, edits, insertAfter, insertBefore, remove, text, withoutAttribute } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const goods = 'cac:Item[1]';
const service = 'cac:Item[2]';

export const items: Readonly<Record<string, readonly RuleCase[]>> = {
  items: [
    {
      rule: 'ibr-125-ae',
      when: 'there is no description',
      edit: remove(`${goods}/cbc:Description`),
      fails: ['ibr-125-ae'],
    },
    {
      rule: 'ibr-125-ae',
      when: 'the description is empty',
      edit: text(`${goods}/cbc:Description`, ''),
      fails: ['ibr-079'],
    },
    {
      rule: 'ibr-166-ae',
      when: 'goods under reverse charge are of no type',
      document: 'mixed-supplies',
      edit: remove('cbc:NatureCode'),
      fails: ['ibr-166-ae'],
    },
    {
      rule: 'ibr-166-ae',
      when: 'the category is AE, padded',
      document: 'mixed-supplies',
      edit: edits(
        remove('cbc:NatureCode'),
        text('cac:InvoiceLine[5]/cac:ClassifiedTaxCategory/cbc:ID', ' AE '),
      ),
      fails: [],
    },
    {
      rule: 'ibr-184-ae',
      when: 'goods have no classification code',
      edit: remove(`${goods}/cbc:ItemClassificationCode`),
      fails: ['ibr-184-ae'],
    },
    {
      rule: 'ibr-184-ae',
      when: 'an unknown type has no classification code',
      edit: edits(remove(`${goods}/cbc:ItemClassificationCode`), text(`${goods}/cbc:CommodityCode`, 'g')),
      fails: [],
    },
    {
      rule: 'ibr-185-ae',
      when: 'a service has no service accounting code',
      edit: remove(`${service}/cac:AdditionalItemIdentification`),
      fails: ['ibr-185-ae'],
    },
    {
      rule: 'ibr-185-ae',
      when: 'an item of no type has no service accounting code',
      edit: edits(
        remove(`${service}/cac:AdditionalItemIdentification`),
        remove(`${service}/cac:CommodityClassification`),
      ),
      fails: [],
    },
    {
      rule: 'ibr-186-ae',
      when: 'goods with services have no service accounting code',
      edit: text(`${goods}/cbc:CommodityCode`, 'B'),
      fails: ['ibr-186-ae'],
    },
    {
      rule: 'ibr-186-ae',
      when: 'goods with services have no classification code',
      edit: text(`${service}/cbc:CommodityCode`, 'B'),
      fails: ['ibr-186-ae'],
    },
    {
      rule: 'ibr-186-ae',
      when: 'goods with services have both codes',
      edit: edits(
        text(`${service}/cbc:CommodityCode`, 'B'),
        insertAfter(
          `${service}/cbc:CommodityCode`,
          '<cbc:ItemClassificationCode listID="HS">94013000</cbc:ItemClassificationCode>',
        ),
      ),
      fails: [],
    },
    {
      rule: 'ibr-188-ae',
      when: 'the classification code is of another list',
      edit: attribute(`${goods}/cbc:ItemClassificationCode`, 'listID', 'STI'),
      fails: ['ibr-188-ae'],
    },
    {
      rule: 'ibr-188-ae',
      when: 'one of two classification codes is of the list HS',
      edit: insertBefore(
        `${goods}/cac:CommodityClassification`,
        '<cac:CommodityClassification><cbc:ItemClassificationCode listID="STI">7</cbc:ItemClassificationCode></cac:CommodityClassification>',
      ),
      fails: [],
    },
    {
      rule: 'ibr-189-ae',
      when: 'the additional identifier is of no scheme',
      edit: withoutAttribute(`${service}/cac:AdditionalItemIdentification/cbc:ID`, 'schemeID'),
      fails: ['ibr-189-ae'],
    },
    {
      rule: 'ibr-189-ae',
      when: 'one of two additional identifiers is a service accounting code',
      edit: insertAfter(
        `${service}/cac:AdditionalItemIdentification`,
        '<cac:AdditionalItemIdentification><cbc:ID schemeID="X">7</cbc:ID></cac:AdditionalItemIdentification>',
      ),
      fails: [],
    },
  ],
};
