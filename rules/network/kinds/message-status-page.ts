import type { KindPage } from '../../../src/core/specification/rendering.ts';
import texts from '../messages/message-status-page.json' with { type: 'json' };

const response = 'cac:DocumentResponse';

/** The message level status in readable form: the outcome for a document, and the reasons. */
export const messageStatusPage: KindPage = {
  title: texts.title,
  statement: {
    label: texts.whatBecameOfTheDocument,
    at: `${response}/cac:Response/cbc:ResponseCode`,
    meanings: {
      AP: texts.accepted,
      AB: texts.acknowledged,
      RE: texts.rejected,
    },
  },
  sections: [
    {
      heading: texts.status,
      facts: [
        {
          label: texts.envelopeOfTheDocument,
          at: `${response}/cac:DocumentReference/cbc:ID`,
        },
        { label: texts.inWords, at: `${response}/cac:Response/cbc:Description` },
        {
          label: texts.fromTheProvider,
          at: 'cac:SenderParty/cbc:EndpointID',
          as: 'address',
        },
        {
          label: texts.toTheProvider,
          at: 'cac:ReceiverParty/cbc:EndpointID',
          as: 'address',
        },
        { label: texts.issueDate, at: 'cbc:IssueDate', as: 'date' },
        { label: texts.issueTime, at: 'cbc:IssueTime' },
        { label: texts.numberOfTheStatus, at: 'cbc:ID' },
      ],
    },
    {
      heading: texts.reasons,
      each: `${response}/cac:LineResponse`,
      facts: [
        {
          label: texts.kind,
          at: 'cac:Response/cac:Status/cbc:StatusReasonCode',
          meanings: {
            SV: texts.theSchemaIsBroken,
            BV: texts.aRuleIsBroken,
            BW: texts.warningOfARule,
            FD: texts.itCouldNotBeDelivered,
          },
        },
        { label: texts.reason, at: 'cac:Response/cbc:Description' },
        {
          label: texts.placeInTheDocument,
          at: 'cac:LineReference/cbc:LineID',
          as: 'place',
          meanings: { NA: texts.wholeDocument },
        },
      ],
    },
  ],
};
