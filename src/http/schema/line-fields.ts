import { z } from 'zod';
import exemptionReasons from '../../../rules/ae/codelists/Aligned-TaxExemptionCodes.json' with {
  type: 'json',
};
import goodsTypes from '../../../rules/ae/codelists/GoodsType.json' with { type: 'json' };
import { requestSchemas } from '../../judge/default-specification.ts';
import { codesOf, described, field } from './described.ts';

const classificationObject = requestSchemas.Classification.options.find(
  (option) => option instanceof z.ZodObject,
);
if (classificationObject === undefined) throw new Error('a classification has no object form');

const categories = 'S standard rate, Z zero-rated, E exempt, O out of scope, AE reverse charge';

export const allowanceCharge = described({
  schema: requestSchemas.AllowanceCharge,
  title: 'Allowance or charge',
  description: 'An allowance or charge of a line (IBG-27, IBG-28) or of the document (IBG-20, IBG-21).',
  fields: {
    isCharge: field('True for a charge, false for an allowance.'),
    amount: field('Amount without VAT (IBT-136, IBT-141; on the document IBT-092, IBT-099).', [50]),
    reasonCode: field(
      'Reason as a code, UNCL5189 for an allowance, UNCL7161 for a charge (IBT-140, IBT-145); a code or a text is needed.',
      ['95', 'FC'],
    ),
    reason: field('Reason as a text (IBT-139, IBT-144); a code or a text is needed.', ['Discount']),
    baseAmount: field('Amount that the percentage is taken of (IBT-137, IBT-142).'),
    multiplierPercent: field('Percentage of the base amount; 5 is 5 % (IBT-138, IBT-143).', [5]),
    vatCategory: field(`VAT category, on the document only: ${categories} (IBT-095, IBT-102).`),
    vatRate: field('VAT rate in percent, on the document only (IBT-096, IBT-103).', [5, 0]),
    exemptionReasonCode: field(
      'Reason of an exemption from VAT, on the document only (IBT-196, IBT-198).',
      codesOf(exemptionReasons),
    ),
  },
});

export const classification = described({
  schema: classificationObject,
  title: 'Classification',
  description:
    'A code of an item with its list (IBT-158). Several names are taken for each, since ERPs differ; one of each is enough.',
  fields: {
    code: field('The code.', ['940139']),
    value: field('The code, under another name.'),
    classificationCode: field('The code, under another name.'),
    itemClassificationCode: field('The code, under another name.'),
    id: field('The code, under another name.'),
    listId: field('The code list; HS where not given (IBT-158-1).', ['HS']),
    listID: field('The code list, under another name.'),
    schemeId: field('The code list, under another name.'),
    scheme: field('The code list, under another name.'),
    listVersionId: field('Version of the code list (IBT-158-2).'),
    version: field('Version of the code list, under another name.'),
    listVersion: field('Version of the code list, under another name.'),
  },
});

export const line = described({
  schema: requestSchemas.Line,
  title: 'Line',
  description: 'A line of the document (IBG-25).',
  fields: {
    id: field('Identifier of the line (IBT-126); its position where not given.', ['1']),
    description: field('Name and description of the item (IBT-153, IBT-154).', [
      'Ergonomic office chair, black',
    ]),
    quantity: field('Quantity (IBT-129).', [12]),
    unitCode: field(
      'Unit of the quantity, a code of UN/ECE Recommendation 20 or 21 (IBT-130); EA where not given.',
      ['EA', 'KGM', 'HUR'],
    ),
    unitPrice: field('Net price of a unit, without VAT (IBT-146).', [845.5]),
    lineExtensionAmount: field(
      'Net amount of the line (IBT-131); computed where not given, checked where it is.',
      [10146],
    ),
    vatCategory: field(`VAT category: ${categories} (IBT-151); S where not given.`),
    vatRate: field('VAT rate in percent (IBT-152): 5 for S, else 0.', [5, 0]),
    exemptionReasonCode: field(
      'Why the line is exempt (IBT-186); needed for category E.',
      codesOf(exemptionReasons),
    ),
    allowancesCharges: field('Allowances and charges of the line.'),
    buyersItemId: field("The buyer's identifier of the item (IBT-156)."),
    sellersItemId: field("The seller's identifier of the item (IBT-155).", ['CH-ERG-01']),
    standardItemId: field('Registered identifier of the item, such as a GTIN (IBT-157).'),
    standardItemSchemeId: field(
      'Scheme of the registered identifier, an ICD code (IBT-157-1); 0160 where not given.',
      ['0160'],
    ),
    classifications: field(
      'Classifications of the item: HS codes as texts, or objects with code and list (IBT-158).',
    ),
    itemTypeCode: field('G goods, S services, B both (BTAE-13); S and B need serviceAccountingCode.'),
    serviceAccountingCode: field('Service accounting code (BTAE-17).', ['998719']),
    goodsNatureCode: field(
      'Nature of goods or services under the reverse charge (BTAE-09); needed for category AE.',
      codesOf(goodsTypes),
    ),
  },
});
