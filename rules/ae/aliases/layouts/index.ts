import businessCentral from './business-central.json' with { type: 'json' };
import erpnext from './erpnext.json' with { type: 'json' };
import odoo from './odoo.json' with { type: 'json' };
import quickbooks from './quickbooks.json' with { type: 'json' };
import sapBusinessOne from './sap-business-one.json' with { type: 'json' };
import shopify from './shopify.json' with { type: 'json' };
import tally from './tally.json' with { type: 'json' };
import woocommerce from './woocommerce.json' with { type: 'json' };
import xero from './xero.json' with { type: 'json' };
import zohoBooks from './zoho-books.json' with { type: 'json' };
import zohoBooksCreditNotes from './zoho-books-credit-notes.json' with { type: 'json' };

/** The exports of other systems. Some headers identify each of them. */
export const layouts = [
  zohoBooks,
  zohoBooksCreditNotes,
  quickbooks,
  tally,
  odoo,
  xero,
  sapBusinessOne,
  erpnext,
  businessCentral,
  shopify,
  woocommerce,
];
