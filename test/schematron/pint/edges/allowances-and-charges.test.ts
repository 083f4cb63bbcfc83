import { append, edits, remove, text } from '../../edits.ts';
import { testEdges } from './edges.ts';

const line = 'cac:InvoiceLine';
const documentAllowance = 'cac:AllowanceCharge[1]';
const lineAllowance = `${line}/cac:AllowanceCharge[1]`;
const splitByComment = (value: string) => `${value.slice(0, 2)}<!-- -->${value.slice(2)}`;

testEdges('extensive-invoice', [
  ['ibr-083', 'fails', 'without indicator', remove(`${line}/cac:Price/cbc:ChargeIndicator`)],
  ['ibr-083', 'fails', 'on 0', text(`${line}/cac:Price/cbc:ChargeIndicator`, '0')],
  ['ibr-083', 'passes', 'with white space', text(`${line}/cac:Price/cbc:ChargeIndicator`, ' false\n')],
  [
    'ibr-083',
    'is unjudged',
    'on two text nodes',
    text(`${line}/cac:Price/cbc:ChargeIndicator`, splitByComment('false')),
  ],
  [
    'ibr-042',
    'passes',
    'on a price, which needs no reason',
    text(`${line}/cac:Price/cbc:ChargeIndicator`, 'false'),
  ],
  [
    'ibr-033',
    'passes',
    'with an empty reason, as it is there',
    edits(
      remove(`${documentAllowance}/cbc:AllowanceChargeReasonCode`),
      text(`${documentAllowance}/cbc:AllowanceChargeReason`, ''),
    ),
  ],
  [
    'ibr-031',
    'fails',
    'on 0 as on false',
    edits(text(`${documentAllowance}/cbc:ChargeIndicator`, ' 0 '), remove(`${documentAllowance}/cbc:Amount`)),
  ],
  ['ibr-031', 'passes', 'on a line, where ibr-041 speaks', remove(`${lineAllowance}/cbc:Amount`)],
  [
    'ibr-044',
    'fails',
    'on the document too',
    edits(
      remove('cac:AllowanceCharge[2]/cbc:AllowanceChargeReasonCode'),
      remove('cac:AllowanceCharge[2]/cbc:AllowanceChargeReason'),
    ),
  ],
  ['ibr-082', 'passes', 'on 1 and 0', text(`${lineAllowance}/cbc:ChargeIndicator`, '0')],
  ['ibr-082', 'fails', 'on True', text(`${lineAllowance}/cbc:ChargeIndicator`, 'True')],
  ['ibr-082', 'fails', 'without indicator', remove(`${lineAllowance}/cbc:ChargeIndicator`)],
  [
    'ibr-co-11',
    'is unjudged',
    'on an indicator that is no boolean',
    text(`${documentAllowance}/cbc:ChargeIndicator`, 'yes'),
  ],
  [
    'ibr-co-12',
    'is unjudged',
    'on an indicator that is no boolean',
    text(`${documentAllowance}/cbc:ChargeIndicator`, 'yes'),
  ],
  [
    'ibr-co-11',
    'passes',
    'on such an indicator of a line',
    text(`${lineAllowance}/cbc:ChargeIndicator`, 'yes'),
  ],
  [
    'ibr-cl-19',
    'passes',
    'on an indicator that is no boolean',
    edits(
      text(`${lineAllowance}/cbc:ChargeIndicator`, 'yes'),
      text(`${lineAllowance}/cbc:AllowanceChargeReasonCode`, 'x'),
    ),
  ],
  [
    'ibr-cl-19',
    'fails',
    'on a price too',
    append(
      `${line}/cac:Price/cac:AllowanceCharge`,
      '<cbc:AllowanceChargeReasonCode>x</cbc:AllowanceChargeReasonCode>',
    ),
  ],
]);
