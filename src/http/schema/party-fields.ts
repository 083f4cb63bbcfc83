import emirates from '../../../rules/ae/codelists/Emirate.json' with { type: 'json' };
import { requestSchemas } from '../../judge/default-specification.ts';
import { codesOf, described, field } from './described.ts';

export const address = described({
  schema: requestSchemas.Address,
  title: 'Address',
  description: 'A postal address (seller IBG-05, buyer IBG-08).',
  fields: {
    line1: field('Street and building (IBT-035, IBT-050).', ['Office 801, Tower B, Corniche Road']),
    line2: field('More of the street address (IBT-036, IBT-051).'),
    city: field('City (IBT-037, IBT-052).', ['Dubai']),
    countrySubentity: field(
      'Emirate as a code, an ISO code or a name, or the region of another country (IBT-039, IBT-054); derived from the city where not given.',
      codesOf(emirates),
    ),
    postalCode: field('Postal code (IBT-038, IBT-053).'),
    countryCode: field('Country as an ISO 3166-1 code (IBT-040, IBT-055).', ['AE', 'SA', 'US']),
  },
});

export const party = described({
  schema: requestSchemas.Party,
  title: 'Party',
  description: 'The seller (IBG-04) or the buyer (IBG-07).',
  fields: {
    name: field('Registered name (IBT-027, IBT-044).', ['Falcon Office Supplies LLC']),
    trn: field(
      'Tax registration number: 15 digits for a party of the UAE, beginning with 1 and ending with 03 (IBT-031, IBT-048).',
      ['100354879200003'],
    ),
    participantId: field(
      'Peppol participant as scheme and identifier (IBT-034, IBT-049); derived from the TRN where not given.',
      ['0235:1003548792'],
    ),
    address: field('Postal address.'),
    contactPhone: field('Telephone of the contact (IBT-042, IBT-057).', ['+971 4 555 0101']),
    contactEmail: field('E-mail address of the contact (IBT-043, IBT-058).', ['ar@falcon-office.example']),
    contactName: field('Contact person or department (IBT-041, IBT-056).', ['Accounts Receivable']),
    legalRegistrationNumber: field('Number of the legal registration (IBT-030, IBT-047).', ['CN-1184420']),
    legalRegistrationType: field(
      'What the number is of: TL trade licence, EID Emirates ID, PAS passport, CD cabinet decision; in words as well (BTAE-15, BTAE-16).',
      ['TL', 'EID', 'PAS', 'CD'],
    ),
    authorityName: field(
      'Authority that issued a trade licence (BTAE-12, BTAE-11); for a passport its country as an ISO 3166-1 code (BTAE-18, BTAE-19).',
      ['Dubai Department of Economy and Tourism'],
    ),
  },
});
