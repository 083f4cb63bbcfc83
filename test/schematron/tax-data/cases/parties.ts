import { append, attribute, insertAfter, remove, text, withoutAttribute } from '../../edits.ts';
import type { NetworkCase } from '../../network-cases.ts';

const reporter = 'pxs:ReportingParty';
const receiver = 'pxs:ReceivingParty';
const representative = 'pxs:ReportersRepresentative';
const endpoint = 'cbc:EndpointID';
const identifier = `${representative}/cac:PartyIdentification`;
const name = '<cac:PartyName><cbc:Name>Al Reef</cbc:Name></cac:PartyName>';
/** No element of UBL parties: the structure refuses it, and no rule. */
const nothingOfUbl = '<cbc:Nickname>Reef</cbc:Nickname>';

export const partyCases: readonly NetworkCase[] = [
  { rule: 'ibr-tdd-10', breaks: append(reporter, name), takes: append(reporter, nothingOfUbl) },
  // Any namespace will do.
  { rule: 'ibr-tdd-10', breaks: append(reporter, '<pxs:Contact/>') },
  { rule: 'ibr-tdd-11', breaks: remove(`${reporter}/${endpoint}`), with: ['ibr-tdd-12'] },
  {
    rule: 'ibr-tdd-12',
    breaks: withoutAttribute(`${reporter}/${endpoint}`, 'schemeID'),
    takes: text(`${reporter}/${endpoint}`, ''),
  },
  {
    rule: 'ibr-tdd-13',
    breaks: attribute(`${reporter}/${endpoint}`, 'schemeID', 'AE:TRN'),
    takes: attribute(`${reporter}/${endpoint}`, 'schemeID', '9999'),
  },
  { rule: 'ibr-tdd-13', breaks: attribute(`${reporter}/${endpoint}`, 'schemeID', ' 0235') },
  { rule: 'ibr-tdd-13', breaks: attribute(`${reporter}/${endpoint}`, 'schemeID', '') },
  { rule: 'ibr-tdd-14', breaks: append(receiver, name), takes: append(receiver, nothingOfUbl) },
  { rule: 'ibr-tdd-15', breaks: remove(`${receiver}/${endpoint}`), with: ['ibr-tdd-16', 'ibr-tdd-17'] },
  {
    rule: 'ibr-tdd-16',
    breaks: withoutAttribute(`${receiver}/${endpoint}`, 'schemeID'),
    with: ['ibr-tdd-17'],
  },
  {
    rule: 'ibr-tdd-17',
    breaks: attribute(`${receiver}/${endpoint}`, 'schemeID', '0235'),
    takes: attribute(`${receiver}/${endpoint}`, 'schemeID', ' 0242 '),
  },
  {
    rule: 'ibr-tdd-18',
    breaks: append(representative, '<cbc:EndpointID schemeID="0242">001147</cbc:EndpointID>'),
    takes: append(representative, nothingOfUbl),
  },
  { rule: 'ibr-tdd-19', breaks: remove(identifier) },
  {
    rule: 'ibr-tdd-19',
    breaks: insertAfter(
      identifier,
      '<cac:PartyIdentification><cbc:ID schemeID="0242">001148</cbc:ID></cac:PartyIdentification>',
    ),
    takes: text(`${identifier}/cbc:ID`, ''),
  },
  { rule: 'ibr-tdd-20', breaks: withoutAttribute(`${identifier}/cbc:ID`, 'schemeID') },
  { rule: 'ibr-tdd-20', breaks: remove(`${identifier}/cbc:ID`) },
  { rule: 'ibr-tdd-21', breaks: attribute(`${identifier}/cbc:ID`, 'schemeID', '0235') },
  // Here blanks are not taken off.
  { rule: 'ibr-tdd-21', breaks: attribute(`${identifier}/cbc:ID`, 'schemeID', ' 0242') },
];
