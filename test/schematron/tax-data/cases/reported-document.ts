import { remove, text } from '../../edits.ts';
import type { NetworkCase } from '../../network-cases.ts';

/** An element that must be there, whatever it says. */
const mustBeThere = (rule: string, element: string): NetworkCase => ({
  rule,
  breaks: remove(`pxs:ReportedDocument/${element}`),
  takes: text(`pxs:ReportedDocument/${element}`, ''),
});

export const reportedDocumentCases: readonly NetworkCase[] = [
  mustBeThere('ibr-tdd-24', 'cbc:CustomizationID'),
  mustBeThere('ibr-tdd-25', 'cbc:ProfileID'),
  mustBeThere('ibr-tdd-26', 'cbc:ID'),
  mustBeThere('ibr-tdd-27', 'cbc:UUID'),
  mustBeThere('ibr-tdd-28', 'cbc:IssueDate'),
  mustBeThere('ibr-tdd-29', 'pxs:DocumentTypeCode'),
];
