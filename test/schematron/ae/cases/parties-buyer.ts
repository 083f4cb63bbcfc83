import {
  attribute,
  edits,
  insertAfter,
  insertBefore,
  remove,
  replace,
  text,
  withoutAttribute,
} from '../../edits.ts';
import { buyer, endpoint, legalIdentifier, passport, taxRegistration, taxScheme } from '../party-edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const withBeneficiary = edits(
  text('cbc:ProfileExecutionID', '10000000'),
  insertBefore(
    'cac:Delivery',
    '<cac:BuyerCustomerParty><cac:Party><cac:PartyIdentification><cbc:ID>FZ-7</cbc:ID></cac:PartyIdentification></cac:Party></cac:BuyerCustomerParty>',
  ),
);

export const partiesBuyer: Readonly<Record<string, readonly RuleCase[]>> = {
  'the buyer': [
    {
      rule: 'ibr-149-ae',
      when: 'the UAE endpoint is no TIN and there is no tax identifier',
      edit: edits(text(endpoint(buyer), '2007654321'), remove(taxScheme(buyer))),
      fails: ['ibr-135-ae', 'ibr-149-ae'],
    },
    {
      rule: 'ibr-149-ae',
      when: 'there is neither endpoint nor tax identifier',
      edit: edits(remove(endpoint(buyer)), remove(taxScheme(buyer))),
      fails: ['ibr-149-ae', 'ibr-080'],
    },
    {
      rule: 'ibr-149-ae',
      when: 'the endpoint is of another scheme',
      edit: edits(
        attribute(endpoint(buyer), 'schemeID', '0192'),
        text(endpoint(buyer), '2'),
        remove(taxScheme(buyer)),
      ),
      fails: ['ibr-069'],
    },
    {
      rule: 'ibr-149-ae',
      when: 'an endpoint without scheme begins with 9',
      edit: edits(
        withoutAttribute(endpoint(buyer), 'schemeID'),
        text(endpoint(buyer), '9x'),
        remove(taxScheme(buyer)),
      ),
      fails: ['ibr-063'],
    },
    {
      rule: 'ibr-135-ae',
      when: 'the endpoint is a predefined one and there is no identifier',
      edit: edits(text(endpoint(buyer), '9900000097'), remove(taxScheme(buyer))),
      fails: ['ibr-135-ae'],
    },
    {
      rule: 'ibr-135-ae',
      when: 'the TIN is padded',
      edit: edits(text(endpoint(buyer), ' 1007654328'), remove(taxScheme(buyer))),
      fails: ['ibr-135-ae'],
    },
    {
      rule: 'ibr-135-ae',
      when: 'the endpoint is a predefined one on an export',
      edit: edits(
        text('cbc:ProfileExecutionID', '00000001'),
        text(endpoint(buyer), '9900000099'),
        remove(taxScheme(buyer)),
      ),
      fails: [],
    },
    {
      rule: 'ibr-135-ae',
      when: 'the export flag stands in a malformed transaction type',
      edit: edits(
        text('cbc:ProfileExecutionID', '000000001'),
        text(endpoint(buyer), '9900000099'),
        remove(taxScheme(buyer)),
      ),
      fails: ['ibr-135-ae', 'ibr-154-ae'],
    },
    {
      rule: 'ibr-135-ae',
      when: 'the endpoint is a TIN',
      edit: remove(taxScheme(buyer)),
      fails: [],
    },
    {
      rule: 'ibr-135-ae',
      when: 'the TIN is in Arabic-Indic digits after the leading 1',
      edit: edits(text(endpoint(buyer), '1٠٠٧٦٥٤٣٢١'), remove(taxScheme(buyer))),
      fails: [],
    },
    {
      rule: 'ibr-135-ae',
      when: 'the buyer is identified otherwise',
      edit: edits(
        text(endpoint(buyer), '9900000097'),
        replace(taxScheme(buyer), '<cac:PartyIdentification><cbc:ID>MH-1</cbc:ID></cac:PartyIdentification>'),
      ),
      fails: [],
    },
    {
      rule: 'ibr-179-ae',
      when: 'the buyer has two tax identifiers',
      edit: insertAfter(taxScheme(buyer), taxRegistration('100765432800003', 'VAT')),
      fails: ['ibr-179-ae', 'ibr-104'],
    },
    {
      rule: 'ibr-179-ae',
      when: 'a second registration has no identifier',
      edit: insertAfter(
        taxScheme(buyer),
        '<cac:PartyTaxScheme><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>',
      ),
      fails: ['ibr-sr-57'],
    },
    {
      rule: 'ibr-180-ae',
      when: 'the legal registration identifier has no type',
      edit: withoutAttribute(legalIdentifier(buyer), 'schemeAgencyID'),
      fails: ['ibr-180-ae'],
    },
    {
      rule: 'ibr-180-ae',
      when: 'the type is empty',
      edit: attribute(legalIdentifier(buyer), 'schemeAgencyID', ''),
      fails: [],
    },
    {
      rule: 'ibr-183-ae',
      when: 'the type is unknown and the endpoint begins with neither 1 nor 9',
      edit: edits(
        text(endpoint(buyer), '2007654321'),
        attribute(legalIdentifier(buyer), 'schemeAgencyID', 'XX'),
      ),
      fails: ['ibr-183-ae'],
    },
    {
      rule: 'ibr-183-ae',
      when: 'the type is unknown but the endpoint begins with 1',
      edit: attribute(legalIdentifier(buyer), 'schemeAgencyID', 'XX'),
      fails: [],
    },
    {
      rule: 'ibr-183-ae',
      when: 'the type is CL',
      edit: edits(
        text(endpoint(buyer), '2007654321'),
        attribute(legalIdentifier(buyer), 'schemeAgencyID', 'CL'),
      ),
      fails: [],
    },
    {
      rule: 'ibr-101-ae',
      when: 'a trade licence names no authority',
      edit: withoutAttribute(legalIdentifier(buyer), 'schemeAgencyName'),
      fails: ['ibr-101-ae'],
    },
    {
      rule: 'ibr-101-ae',
      when: 'a trade licence names an empty authority',
      edit: attribute(legalIdentifier(buyer), 'schemeAgencyName', ''),
      fails: [],
    },
    {
      rule: 'ibr-010-ae',
      when: 'the country of a passport is in lower case',
      edit: passport(buyer, 'in'),
      takes: passport(buyer, 'IN'),
      fails: ['ibr-010-ae'],
    },
    {
      rule: 'ibr-010-ae',
      when: 'the country of a passport is padded',
      edit: passport(buyer, ' IN'),
      fails: ['ibr-010-ae'],
    },
    {
      rule: 'ibr-010-ae',
      when: 'the passport is of the United Kingdom',
      edit: passport(buyer, 'GB'),
      fails: [],
    },
    {
      rule: 'ibr-136-ae',
      when: 'an invoice out of scope of VAT has a buyer without legal registration identifier',
      document: 'commercial-invoice',
      edit: remove(legalIdentifier(buyer)),
      fails: ['ibr-136-ae'],
    },
    {
      rule: 'ibr-136-ae',
      when: 'the code of the credit note stands in an invoice',
      document: 'commercial-invoice',
      edit: edits(text('cbc:InvoiceTypeCode', '81'), remove(legalIdentifier(buyer))),
      fails: ['ibr-055-ae', 'ibr-cl-01'],
    },
    {
      rule: 'ibr-007-ae',
      when: 'a free trade zone supply names no beneficiary',
      edit: text('cbc:ProfileExecutionID', '10000000'),
      takes: withBeneficiary,
      shows: ['ProfileExecutionID'],
      fails: ['ibr-007-ae'],
    },
    {
      rule: 'ibr-007-ae',
      when: 'a free trade zone supply names the beneficiary',
      edit: withBeneficiary,
      fails: [],
    },
  ],
};
