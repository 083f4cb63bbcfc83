import { append, attribute, edits, insertAfter, remove, replace, text, withoutAttribute } from '../edits.ts';
import type { NetworkCase } from '../network-cases.ts';

const sender = 'cac:SenderParty/cbc:EndpointID';
const receiver = 'cac:ReceiverParty/cbc:EndpointID';
const outcome = 'cac:DocumentResponse/cac:Response';
const answered = 'cac:DocumentResponse/cac:DocumentReference';
const place = 'cac:LineResponse';
const reason = `${place}/cac:Response`;
const codeOf = (line: number, at: number) =>
  `cac:LineResponse[${line}]/cac:Response[${at}]/cac:Status/cbc:StatusReasonCode`;
const withoutPlaces = edits(remove('cac:LineResponse[2]'), remove('cac:LineResponse[1]'));
const onlyWarnings = edits(text(codeOf(1, 1), 'BW'), text(codeOf(2, 1), 'BW'));
const delivered = (code: string) => edits(text(`${outcome}/cbc:ResponseCode`, code), withoutPlaces);

const document: readonly NetworkCase[] = [
  { rule: 'SCH-MLS-01', breaks: text('cbc:CustomizationID', 'urn:peppol:edec:mls:1.1') },
  {
    rule: 'SCH-MLS-02',
    breaks: remove('cbc:ProfileID'),
    takes: text('cbc:ProfileID', ' urn:peppol:edec:mls\n'),
  },
  { rule: 'SCH-MLS-03', breaks: text('cbc:ID', '\n '), takes: text('cbc:ID', 'MLS 1') },
  { rule: 'SCH-MLS-03', breaks: remove('cbc:ID') },
  {
    rule: 'SCH-MLS-04',
    breaks: text('cbc:IssueDate', '2026-03-31+04:00'),
    takes: text('cbc:IssueDate', '31.03.2026'),
  },
  { rule: 'SCH-MLS-05', breaks: remove('cbc:IssueTime'), with: ['SCH-MLS-06'] },
  {
    rule: 'SCH-MLS-06',
    breaks: text('cbc:IssueTime', '10:16:30'),
    takes: text('cbc:IssueTime', '10:16:30-99:99'),
  },
  { rule: 'SCH-MLS-06', breaks: text('cbc:IssueTime', '10:16:30+0400') },
  { rule: 'SCH-MLS-17', breaks: remove('cac:DocumentResponse') },
  {
    rule: 'SCH-MLS-17',
    breaks: (xml) => {
      const response = /<cac:DocumentResponse>.*<\/cac:DocumentResponse>/s.exec(xml)?.[0] ?? '';
      return insertAfter('cac:DocumentResponse', response)(xml);
    },
  },
];

/** Both providers are judged alike, by five rules each. */
const provider = (endpoint: string, first: number): NetworkCase[] => {
  const rule = (at: number) => `SCH-MLS-${String(first + at).padStart(2, '0')}`;
  return [
    { rule: rule(0), breaks: remove(endpoint), with: [1, 2, 3, 4].map(rule) },
    { rule: rule(1), breaks: text(endpoint, ' '), with: [rule(2)] },
    { rule: rule(2), breaks: text(endpoint, '0235:1003456785'), takes: text(endpoint, ' 001147-ab_ ') },
    { rule: rule(2), breaks: text(endpoint, '001147.ABC'), takes: text(endpoint, '001147-ABC.a-b_.~') },
    { rule: rule(2), breaks: text(endpoint, '01147'), takes: text(endpoint, '000000') },
    { rule: rule(2), breaks: text(endpoint, '001147-AB'), takes: text(endpoint, '001147-ABCDEFGHIJKL') },
    { rule: rule(2), breaks: text(endpoint, '001147-ABCDEFGHIJKLM') },
    { rule: rule(2), breaks: text(endpoint, '001147-ABC.12'), takes: text(endpoint, '001147-ABC.123') },
    { rule: rule(3), breaks: withoutAttribute(endpoint, 'schemeID'), with: [rule(4)] },
    { rule: rule(4), breaks: attribute(endpoint, 'schemeID', '0235') },
    { rule: rule(4), breaks: attribute(endpoint, 'schemeID', '0242 ') },
  ];
};

const response: readonly NetworkCase[] = [
  {
    rule: 'SCH-MLS-18',
    breaks: edits(remove(`${outcome}/cbc:ResponseCode`), withoutPlaces),
    with: ['SCH-MLS-19'],
    takes: delivered('AP'),
  },
  { rule: 'SCH-MLS-19', breaks: delivered('ap'), takes: delivered('AB') },
  { rule: 'SCH-MLS-19', breaks: delivered('AP AB'), takes: delivered(' AP ') },
  {
    rule: 'SCH-MLS-20',
    breaks: remove(`${outcome}/cbc:Description`),
    with: ['SCH-MLS-21'],
    takes: edits(delivered('AP'), remove(`${outcome}/cbc:Description`)),
  },
  {
    rule: 'SCH-MLS-21',
    breaks: text(`${outcome}/cbc:Description`, ''),
    takes: edits(delivered('AB'), text(`${outcome}/cbc:Description`, '')),
  },
  { rule: 'SCH-MLS-22', breaks: remove(answered) },
  {
    rule: 'SCH-MLS-22',
    breaks: insertAfter(answered, '<cac:DocumentReference><cbc:ID>2</cbc:ID></cac:DocumentReference>'),
  },
  { rule: 'SCH-MLS-23', breaks: withoutPlaces, with: ['SCH-MLS-24'], takes: delivered('AP') },
  { rule: 'SCH-MLS-24', breaks: onlyWarnings, takes: text(codeOf(1, 1), 'BW') },
  { rule: 'SCH-MLS-24', breaks: onlyWarnings, takes: edits(onlyWarnings, text(codeOf(2, 1), 'FD')) },
  {
    rule: 'SCH-MLS-25',
    breaks: text(`${outcome}/cbc:ResponseCode`, 'AB'),
    takes: edits(text(`${outcome}/cbc:ResponseCode`, 'AB'), onlyWarnings),
  },
  { rule: 'SCH-MLS-26', breaks: text(`${answered}/cbc:ID`, ' '), takes: text(`${answered}/cbc:ID`, '-') },
  { rule: 'SCH-MLS-26', breaks: remove(`${answered}/cbc:ID`) },
];

const reasons: readonly NetworkCase[] = [
  {
    rule: 'SCH-MLS-27',
    breaks: text(`${place}/cac:LineReference/cbc:LineID`, ''),
    takes: text(`${place}/cac:LineReference/cbc:LineID`, 'NA'),
  },
  { rule: 'SCH-MLS-27', breaks: remove(`${place}/cac:LineReference`) },
  { rule: 'SCH-MLS-28', breaks: remove(`${reason}/cbc:Description`), with: ['SCH-MLS-29'] },
  {
    rule: 'SCH-MLS-29',
    breaks: text(`${reason}/cbc:Description`, '\t'),
    takes: text(`${reason}/cbc:Description`, '.'),
  },
  { rule: 'SCH-MLS-30', breaks: remove(`${reason}/cac:Status`) },
  { rule: 'SCH-MLS-31', breaks: text(codeOf(1, 2), 'bw'), takes: text(codeOf(1, 2), ' FD ') },
  {
    rule: 'SCH-MLS-31',
    breaks: remove(codeOf(1, 2)),
    takes: append(reason, '<cbc:Note>a warning</cbc:Note>'),
  },
  { rule: 'SCH-MLS-31', breaks: replace(codeOf(1, 2), '<cbc:ConditionCode>BW</cbc:ConditionCode>') },
];

/** The cases of the rules of the message level status. */
export const messageStatusCases: readonly NetworkCase[] = [
  ...document,
  ...provider(sender, 7),
  ...provider(receiver, 12),
  ...response,
  ...reasons,
];
