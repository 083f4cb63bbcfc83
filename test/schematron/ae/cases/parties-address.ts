import { edits, insertBefore, remove, text } from '../../edits.ts';
import { buyer, seller, taxRegistration } from '../party-edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const representative = (emirate: string, countryCode: string) =>
  insertBefore(
    'cac:Delivery',
    `<cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>Tax House</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:CountrySubentity>${emirate}</cbc:CountrySubentity><cac:Country><cbc:IdentificationCode>${countryCode}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>${taxRegistration('100111222300003', 'VAT')}</cac:TaxRepresentativeParty>`,
  );

export const partiesAddress: Readonly<Record<string, readonly RuleCase[]>> = {
  addresses: [
    {
      rule: 'ibr-143-ae',
      when: 'the seller gives no city',
      edit: remove(`${seller}/cbc:CityName`),
      fails: ['ibr-143-ae'],
    },
    {
      rule: 'ibr-143-ae',
      when: 'the street is empty',
      edit: text(`${seller}/cbc:StreetName`, ''),
      fails: ['ibr-079'],
    },
    {
      rule: 'ibr-144-ae',
      when: 'the buyer gives no emirate',
      edit: remove(`${buyer}/cbc:CountrySubentity`),
      fails: ['ibr-144-ae'],
    },
    {
      rule: 'ibr-144-ae',
      when: 'the buyer has no address',
      edit: remove(`${buyer}/cac:PostalAddress`),
      fails: ['ibr-010'],
    },
    {
      rule: 'ibr-128-ae',
      when: 'the tax representative is in no emirate',
      edit: representative('XX', 'AE'),
      takes: representative('DXB', 'AE'),
      fails: ['ibr-128-ae'],
    },
    {
      rule: 'ibr-128-ae',
      when: 'the emirate of the tax representative is padded',
      edit: representative('DXB ', 'AE'),
      fails: ['ibr-128-ae'],
    },
    {
      rule: 'ibr-128-ae',
      when: 'the tax representative is in Dubai',
      edit: representative('DXB', 'AE'),
      fails: [],
    },
    {
      rule: 'ibr-128-ae',
      when: 'the tax representative is in Oman',
      edit: representative('MA', 'OM'),
      fails: [],
    },
    {
      rule: 'ibr-128-ae',
      when: 'the seller or the buyer is in no emirate: that is never looked at',
      edit: edits(text(`${seller}/cbc:CountrySubentity`, 'XX'), text(`${buyer}/cbc:CountrySubentity`, 'XX')),
      fails: [],
    },
  ],
};
