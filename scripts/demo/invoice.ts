import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../sources.ts';

/** The edits that break the standard invoice: two that are certain to mend, and a VAT rate that somebody has to decide. */
const mistakes = [
  ['"dueDate": "2026-12-02"', '"dueDate": "30/11/2026"'],
  ['"quantity": 12', '"quantity": "12 "'],
  [
    '"vatCategory": "S",\n      "vatRate": 5,\n      "itemTypeCode": "S"',
    '"vatCategory": "S",\n      "vatRate": 15,\n      "itemTypeCode": "S"',
  ],
] as const;

/** The text of an invoice as an ERP might send it. */
export function brokenInvoice(): string {
  const valid = readFileSync(join(projectFolder, 'examples/standard-invoice.json'), 'utf8');
  return mistakes.reduce((text, [right, wrong]) => replaced(text, right, wrong), valid);
}

/** The same with the decision of a person: the VAT rate of category S is 5. */
export function withDecision(text: string): string {
  return replaced(text, '"vatRate": 15', '"vatRate": 5');
}

function replaced(text: string, before: string, after: string): string {
  if (!text.includes(before)) throw new Error(`the invoice has no ${before}`);
  return text.replace(before, after);
}
