import type { OtherSystem } from '../../../src/core/specification/specification.ts';

/**
 * Systems whose documents are sent as they are, each with names of fields that are its own: of the document and of its
 * lines. The guide of a system shows which field is which.
 */
export const systems: readonly OtherSystem[] = [
  {
    name: 'Odoo',
    guide: 'guides/odoo',
    fields:
      'move_type invoice_line_ids partner_id invoice_date_due amount_untaxed amount_residual journal_id invoice_origin invoice_payment_term_id partner_bank_id price_unit tax_ids product_uom_id price_subtotal',
  },
  {
    name: 'ERPNext',
    guide: 'guides/erpnext',
    fields:
      'doctype docstatus naming_series posting_date is_return return_against base_net_total base_grand_total rounded_total total_taxes_and_charges taxes_and_charges debit_to conversion_rate stock_uom income_account base_rate base_amount price_list_rate',
  },
  {
    name: 'Zoho Books',
    guide: 'guides/zoho',
    fields:
      'creditnote_id line_item_id item_order item_total tax_total is_inclusive_tax place_of_supply tax_treatment tax_reg_no salesperson_id bcy_rate bcy_total payment_made credits_applied pricebook_id template_id',
  },
  {
    name: 'SAP',
    guide: 'guides/sap',
    fields:
      'BillingDocument BillingDocumentType BillingDocumentDate BillingDocumentItem SoldToParty PayerParty TransactionCurrency TotalNetAmount TotalTaxAmount BillingQuantity BillingQuantityUnit to_Item VBELN FKDAT KUNAG KUNRG NETWR MWSBK WAERK FKIMG VRKME POSNR MATNR DocEntry DocNum DocDueDate CardCode CardName DocumentLines VatGroup DocTotal VatSum FederalTaxID',
  },
  {
    name: 'Stripe',
    guide: 'guides/other-systems',
    fields:
      'amount_due amount_paid amount_remaining amount_overpaid hosted_invoice_url invoice_pdf livemode auto_advance collection_method customer_tax_ids account_country subtotal_excluding_tax total_excluding_tax unit_amount_decimal status_transitions finalized_at',
  },
  {
    name: 'QuickBooks',
    guide: 'guides/other-systems',
    fields:
      'DocNumber TxnDate CustomerRef SyncToken TotalAmt TxnTaxDetail BillAddr BillEmail DetailType SalesItemLineDetail SubTotalLineDetail CurrencyRef SalesTermRef HomeTotalAmt',
  },
  {
    name: 'Xero',
    guide: 'guides/other-systems',
    fields:
      'InvoiceID LineItems LineItemID LineAmountTypes TotalTax AmountDue AmountCredited UnitAmount LineAmount TaxType AccountCode DateString DueDateString BrandingThemeID CurrencyRate',
  },
  {
    name: 'GOBL',
    guide: 'guides/other-systems',
    fields: '$schema $regime $addons head doc sigs i',
  },
].map(({ fields, ...system }) => ({ ...system, fields: fields.split(' ') }));
