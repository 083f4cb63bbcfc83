import { documentCases } from './document.ts';
import { partyCases } from './parties.ts';
import { reportedAmountCases } from './reported-amounts.ts';
import { reportedCurrencyCases } from './reported-currencies.ts';
import { reportedDocumentCases } from './reported-document.ts';
import { reportedPartyCases } from './reported-parties.ts';
import { transactionCases } from './transaction.ts';

/** The cases of the rules of tax data documents. */
export const taxDataCases = [
  ...documentCases,
  ...partyCases,
  ...transactionCases,
  ...reportedDocumentCases,
  ...reportedCurrencyCases,
  ...reportedAmountCases,
  ...reportedPartyCases,
];
