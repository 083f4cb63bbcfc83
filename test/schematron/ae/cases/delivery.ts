import { edits, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const flags = (value: string) => text('cbc:ProfileExecutionID', value);
const deliveryCountry = (code: string) => text('cac:Delivery/cac:Country/cbc:IdentificationCode', code);

export const delivery: Readonly<Record<string, readonly RuleCase[]>> = {
  delivery: [
    {
      rule: 'ibr-142-ae',
      when: 'an e-commerce supply is delivered to no street',
      edit: edits(flags('00000010'), remove('cac:Delivery/cbc:StreetName')),
      takes: flags('00000010'),
      shows: ['ProfileExecutionID'],
      fails: ['ibr-142-ae'],
    },
    {
      rule: 'ibr-142-ae',
      when: 'an e-commerce supply has no delivery',
      edit: edits(flags('00000010'), remove('cac:Delivery')),
      fails: ['ibr-142-ae'],
    },
    {
      rule: 'ibr-142-ae',
      when: 'an e-commerce supply has a full address',
      edit: flags('00000010'),
      fails: [],
    },
    {
      rule: 'ibr-152-ae',
      when: 'an export goes to no city of Oman',
      edit: edits(flags('00000001'), deliveryCountry('OM'), remove('cac:Delivery/cbc:CityName')),
      takes: edits(flags('00000001'), deliveryCountry('OM')),
      shows: ['ProfileExecutionID', 'Address'],
      fails: ['ibr-152-ae'],
    },
    {
      rule: 'ibr-152-ae',
      when: 'an export goes to a full address in Oman',
      edit: edits(flags('00000001'), deliveryCountry('OM')),
      fails: [],
    },
    {
      rule: 'ibr-152-ae',
      when: 'an export goes to the UAE, with no address at all',
      edit: edits(flags('00000001'), remove('cac:Delivery/cbc:StreetName')),
      fails: [],
    },
    {
      rule: 'ibr-196-ae',
      when: 'delivery terms have no code',
      edit: remove('cac:DeliveryTerms/cbc:ID'),
      fails: ['ibr-196-ae', 'ibr-079'],
    },
    { rule: 'ibr-196-ae', when: 'there are no delivery terms', edit: remove('cac:DeliveryTerms'), fails: [] },
  ],
};
