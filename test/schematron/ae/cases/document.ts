import { remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

export const document: Readonly<Record<string, readonly RuleCase[]>> = {
  'what kind of document it is': [
    {
      rule: 'aligned-ibrp-001-ae',
      when: 'the specification is that of another region',
      edit: text('cbc:CustomizationID', 'urn:peppol:pint:billing-1@jp-1'),
      fails: ['aligned-ibrp-001-ae'],
    },
    {
      rule: 'aligned-ibrp-001-ae',
      when: 'there is no specification identifier',
      edit: remove('cbc:CustomizationID'),
      fails: ['aligned-ibrp-001-ae', 'ibr-001'],
    },
    {
      rule: 'aligned-ibrp-001-ae',
      when: 'either profile is named, with whatever suffix',
      edit: text('cbc:CustomizationID', ' urn:peppol:pint:selfbilling-1@ae-1.0.4\n'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-001-ae',
      when: 'a comment splits the identifier in two text nodes',
      edit: text('cbc:CustomizationID', 'urn:peppol:pint:<!-- PINT -->billing-1@ae-1'),
      fails: [],
      unjudged: ['aligned-ibrp-001-ae'],
    },
    {
      rule: 'aligned-ibrp-002-ae',
      when: 'the process is unknown',
      edit: text('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
      fails: ['aligned-ibrp-002-ae'],
    },
    {
      rule: 'aligned-ibrp-002-ae',
      when: 'the process is written in capitals',
      edit: text('cbc:ProfileID', 'URN:PEPPOL:BIS:BILLING'),
      fails: ['aligned-ibrp-002-ae'],
    },
    {
      rule: 'aligned-ibrp-002-ae',
      when: 'the process is self-billing although the specification is billing',
      edit: text('cbc:ProfileID', 'urn:peppol:bis:selfbilling'),
      fails: [],
    },
    { rule: 'ibr-193-ae', when: 'there is no UUID', edit: remove('cbc:UUID'), fails: ['ibr-193-ae'] },
    { rule: 'ibr-193-ae', when: 'the UUID is any text', edit: text('cbc:UUID', 'RF-2025'), fails: [] },
  ],
};
