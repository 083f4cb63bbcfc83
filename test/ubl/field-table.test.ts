import { describe, expect, test } from 'vitest';
import { describedSpecification } from '../../src/specification/described.ts';
import { fieldTable } from '../../src/ubl/bound-terms.ts';

const table = new Map(fieldTable(describedSpecification).map((row) => [row.field, row]));

describe('the fields of a request', () => {
  test.each([
    ['invoiceNumber', ['IBT-001'], ['cbc:ID']],
    [
      'seller.name',
      ['IBT-027', 'IBT-044'],
      [
        'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
        'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
      ],
    ],
    [
      'lines[].unitCode',
      ['IBT-130'],
      ['cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode', 'cac:CreditNoteLine/cbc:CreditedQuantity/@unitCode'],
    ],
    [
      'lines[].classifications[].code',
      ['IBT-158'],
      [
        'cac:InvoiceLine/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode',
        'cac:CreditNoteLine/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode',
      ],
    ],
  ])('%s', (field, terms, elements) => {
    expect(table.get(field)).toEqual({ field, terms, elements });
  });

  test('of lists are distinguished from those of objects in them', () => {
    const fields = [...table.keys()];
    expect(new Set(fields).size).toBe(fieldTable(describedSpecification).length);
    expect(fields).toContain('lines[]');
    expect(fields).toContain('seller.address.city');
    expect(fields).toContain('allowancesCharges[].amount');
    expect(fields).not.toContain('lines');
  });
});
