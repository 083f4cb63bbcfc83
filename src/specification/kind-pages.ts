import { taxDataPage } from '../../rules/ae/kinds/tax-data-page.ts';
import { messageStatusPage } from '../../rules/network/kinds/message-status-page.ts';
import type { KindPage } from '../core/specification/rendering.ts';
import type { KindName } from './kinds.ts';

/** The display of documents that are no invoices or credit notes; only programs that show them load it. */
export const kindPages: Readonly<Partial<Record<KindName, KindPage>>> = {
  TaxData: taxDataPage,
  ApplicationResponse: messageStatusPage,
};
