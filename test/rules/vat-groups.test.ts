import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited } from '../requests.ts';
import { readUbl } from '../results.ts';

const groupTrn = '100354879700003';
const memberTin = '1009999994';

type Edit = (request: DocumentRequest) => void;
const seller =
  (fields: Partial<DocumentRequest['seller']>): Edit =>
  (request) =>
    void Object.assign(request.seller, fields);
const buyer =
  (fields: Partial<DocumentRequest['buyer']>): Edit =>
  (request) =>
    void Object.assign(request.buyer, fields);

/** Returns where a tax number or address of a party stands in the UBL, in order. */
function numbersOf(party: 'Supplier' | 'Customer', xml: string): string[] {
  const part = new RegExp(`<cac:Accounting${party}Party>.*?</cac:Accounting${party}Party>`, 's').exec(
    xml,
  )?.[0];
  return [...(part ?? '').matchAll(/<cbc:EndpointID[^>]*>(\d+)|<cbc:CompanyID>(\d+)|<cbc:ID>([A-Z]+)</g)].map(
    (found) => found.slice(1).join(''),
  );
}

describe('a member of a VAT group', () => {
  test('is the seller with the TRN of the group and its own participantId, which is not refused under strict', () => {
    const request = edited('standard-invoice', seller({ participantId: `0235:${memberTin}` }));
    const { valid, warnings } = validate(request, { strict: true });
    expect(valid).toBe(true);
    expect(warnings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual([
      'pint-ae-advice-participant-not-of-trn information',
    ]);
  });

  test('is addressed by its tin, which is written beside the TRN if it is the seller', () => {
    const request = edited('standard-invoice', seller({ participantId: null, tin: memberTin }));
    const { valid, xml } = convert(request, { strict: true });
    expect(valid).toBe(true);
    expect(numbersOf('Supplier', xml ?? '')).toEqual([memberTin, groupTrn, 'VAT', memberTin, 'TIN']);
    expect(readUbl(xml ?? '').request?.seller).toMatchObject({
      trn: groupTrn,
      tin: memberTin,
      participantId: `0235:${memberTin}`,
    });
  });

  test('is addressed by its tin, and has only the TRN as tax number, if it is the buyer', () => {
    const request = edited('out-of-scope', buyer({ participantId: null, trn: groupTrn, tin: memberTin }));
    const { valid, xml } = convert(request, { strict: true });
    expect(valid).toBe(true);
    expect(numbersOf('Customer', xml ?? '')).toEqual([memberTin, groupTrn, 'VAT']);
    expect(readUbl(xml ?? '').request?.buyer).toMatchObject({
      trn: groupTrn,
      participantId: `0235:${memberTin}`,
    });
  });

  test('is told of an address that comes from a TRN alone, and of the case in which it is wrong', () => {
    const { warnings } = validate(edited('standard-invoice', seller({ participantId: null })));
    const [told] = warnings.filter(({ path }) => path === 'seller.participantId');
    expect(told).toMatchObject({ severity: 'warning', rule: 'ibr-081' });
    expect(told?.message).toContain('wrong only for members of a VAT group');
    expect(told?.hint).toMatch(/set seller.participantId to 0235:1003548797\. .* set seller.tin/);
    // The address of the whole group is not certainly right, so nothing is corrected by itself.
    expect(told?.fix).toBeUndefined();
  });

  test('invoices another member without VAT, with a grace period until the end of 2028', () => {
    const charged = validate(edited('standard-invoice', buyer({ trn: groupTrn })));
    expect(charged.warnings.map(({ rule, severity }) => `${severity} ${rule}`)).toContain(
      'warning pint-ae-advice-vat-group',
    );
    const request = edited('out-of-scope', buyer({ trn: groupTrn }));
    const { valid, warnings } = validate(request, { strict: true });
    expect(valid).toBe(true);
    expect(warnings.find(({ rule }) => rule === 'pint-ae-advice-vat-group')?.hint).toContain(
      'grace period until the end of 2028',
    );
  });

  test('may write its tin with blanks and dashes', () => {
    const request = edited('standard-invoice', seller({ participantId: null, tin: '100-999 9994' }));
    expect(numbersOf('Supplier', convert(request).xml ?? '')[0]).toBe(memberTin);
  });
});
