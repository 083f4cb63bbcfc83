/**
 * The names that the public schemas of other systems give to fields of documents and of their lines. `money` ones say
 * an amount, a currency, or how something is taxed or priced; `describing` ones identify, date, count, measure or
 * describe; `other` ones neither.
 */
export interface FieldsOfSystem {
  readonly system: string;
  readonly money: string;
  /** Names of the currency of the amounts. */
  readonly currency: string;
  readonly describing: string;
  readonly other: string;
  /** Place where the names were seen in November 2026; absent where they are from memory of its documentation. */
  readonly seenIn?: string;
}

export const fieldsOfSystems: readonly FieldsOfSystem[] = [
  {
    system: 'Odoo (account.move, account.move.line)',
    currency: 'currency_id currency',
    money:
      'amount_untaxed amount_tax amount_total amount_residual amount_paid amount_untaxed_signed amount_tax_signed amount_total_signed amount_residual_signed price_subtotal price_total price_tax price_reduce discount tax_base_amount amount_currency amount_residual_currency amount_total_in_currency_signed amount_untaxed_in_currency_signed cumulated_balance balance',
    describing:
      'id ref move_type invoice_date invoice_date_due invoice_origin invoice_user_id journal_id partner_id partner_shipping_id partner_bank_id fiscal_position_id invoice_payment_term_id team_id access_token sequence_number sequence_prefix state name narration product_id product_uom_id account_id sequence display_type create_date write_date create_uid analytic_account_id company_currency_id tax_group_id tax_ids payment_reference invoice_incoterm_id delivery_date date_maturity matching_number secure_sequence_number commercial_partner_id statement_id move_name account_code amount_total_words company_id',
    other:
      'to_check is_move_sent auto_post posted_before debit is_storno always_tax_exigible direction_sign checked reconciled credit',
    seenIn: 'github.com/odoo/odoo addons/account/models/account_move.py, account_move_line.py',
  },
  {
    system: 'ERPNext (Sales Invoice, Sales Invoice Item)',
    currency: 'currency',
    money:
      'net_total base_net_total total_taxes_and_charges grand_total base_grand_total rounding_adjustment rounded_total outstanding_amount total_advance paid_amount change_amount write_off_amount discount_amount additional_discount_percentage base_discount_amount net_rate net_amount price_list_rate discount_percentage margin_rate_or_amount amount_eligible_for_commission total_commission loyalty_amount commission_rate total_billing_amount',
    describing:
      'name naming_series customer customer_name posting_date posting_time due_date po_no po_date cost_center territory customer_group item_code item_name item_group uom stock_uom stock_qty conversion_factor weight_per_unit total_weight weight_uom total_qty warehouse batch_no serial_no income_account project idx docstatus owner creation modified modified_by in_words base_in_words tax_id tax_category taxes_and_charges_template customer_address contact_email payment_terms_template hsn_code pos_profile return_against amended_from set_warehouse total_net_weight incoterm named_place contact_person company_address tc_name debit_to sales_partner letter_head language from_date to_date campaign remarks inter_company_invoice_reference total_billing_hours',
    other:
      'is_pos is_return is_opening update_stock base_rounding_adjustment base_price_list_rate rate_with_margin apply_discount_on status_updater is_consolidated update_outstanding_for_self is_debit_note ignore_pricing_rule set_posting_time base_total base_paid_amount base_change_amount base_write_off_amount plc_conversion_rate conversion_rate redeem_loyalty_points allocate_advances_automatically is_internal_customer is_discounted disable_rounded_total shipping_rule',
    seenIn: 'github.com/frappe/erpnext erpnext/accounts/doctype/sales_invoice/sales_invoice.json',
  },
  {
    system: 'Zoho Books (invoice, line_items)',
    currency: 'currency_code currency_id',
    money:
      'sub_total tax_total total balance payment_made credits_applied write_off_amount shipping_charge adjustment discount_total discount_amount discount_percent tax_amount_withheld roundoff_value bcy_rate item_total tax_percentage bcy_total price_precision_amount sub_total_inclusive_of_tax discount is_inclusive_tax',
    describing:
      'invoice_id invoice_number reference_number customer_id customer_name date due_date salesperson_id salesperson_name project_id item_id sku unit item_order line_item_id account_id account_name tax_id tax_name tax_type pricebook_id currency_symbol_id template_id created_time last_modified_time branch_id place_of_supply_code notes terms payment_terms_label hsn_or_sac_code location_id template_name payment_expected_date last_payment_date client_viewed_time location_name',
    other:
      'is_emailed is_viewed_by_client can_send_in_mail allow_partial_payments has_attachment ach_payment_initiated is_pre_gst is_discount_before_tax exchange_rate vat_treatment',
    seenIn: 'zohohelp.com/billing/api/v1/invoices, lowcodeapi.com/zohobooks, invoices',
  },
  {
    system: 'QuickBooks Online (Invoice, Line)',
    currency: 'CurrencyRef currency',
    money:
      'TotalAmt HomeTotalAmt Balance Deposit TotalTax DiscountAmt DiscountRate TaxInclusiveAmt NetAmountTaxable TaxPercent MarkupInfoAmount ServiceCharge Amount UnitPrice DiscountPercent',
    describing:
      'Id SyncToken DocNumber TxnDate DueDate ShipDate TrackingNum LineNum ItemRefName ItemRef ClassRef DepartmentRef TaxCodeRef CustomerMemo PrivateNote PrintStatus EmailStatus SalesTermRef DetailType ServiceDate Qty MetaDataCreateTime AccountRef TxnTaxCodeRef CurrencyRefName ShipMethodRef DeliveryType DeliveryTime TDSSectionTypeId PriceLevelRef',
    other:
      'AllowOnlinePayment AllowIPNPayment sparse HomeBalance EInvoiceStatusFlagged ApplyTaxAfterDiscount PercentBased ExchangeRate',
    seenIn: 'github.com/ej2/python-quickbooks quickbooks/objects/invoice.py, detailline.py',
  },
  {
    system: 'Xero (Invoices, LineItems)',
    currency: 'CurrencyCode',
    money:
      'SubTotal TotalTax Total TotalDiscount AmountDue AmountPaid AmountCredited CISDeduction CISRate SubTotalWithTax LineAmount TaxAmount DiscountRate DiscountAmount UnitAmount',
    describing:
      'InvoiceID InvoiceNumber Reference BrandingThemeID Url Status Type Date DueDate ExpectedPaymentDate PlannedPaymentDate UpdatedDateUTCTime FullyPaidOnDate LineItemID ItemCode AccountCode AccountId TaxType TrackingCategory RepeatingInvoiceID ContactName ContactID Description StatusAttributeString',
    other: 'SentToContact HasAttachments HasErrors IsEditable IsDiscounted CurrencyRate',
    seenIn: 'github.com/XeroAPI/xero-node src/gen/model/accounting/invoice.ts, lineItem.ts',
  },
  {
    system: 'Dynamics 365 (invoice, invoicedetail, SalesInvoiceHeader)',
    currency: 'transactioncurrencyid CurrencyCode',
    money:
      'totalamount totalamountlessfreight totaldiscountamount totallineitemamount totallineitemdiscountamount totaltax freightamount discountamount discountpercentage baseamount extendedamount manualdiscountamount volumediscountamount priceperunit tax TotalChargeAmount TotalTaxAmount TotalDiscountAmount LineTotalChargeAmount LineTotalDiscountAmount LineTotalTaxAmount CashDiscountAmount RoundOffAmount',
    describing:
      'invoiceid invoicenumber duedate datedelivered createdon modifiedon overriddencreatedon versionnumber statecode statuscode ownerid owningbusinessunitid pricelevelid uomid productid productnumber lineitemnumber sequencenumber invoicedetailid PaymentTermsName SalesOrderNumber InvoiceCustomerAccountNumber InventoryWarehouseId ProductDescription CashDiscountDate SalesUnitSymbolCode',
    other: 'ispricelocked willcall iscopied isproductoverridden',
    seenIn: 'learn.microsoft.com/dynamics365/sales/developer/entities/invoice, table "CRM Invoice"',
  },
  {
    system: 'SAP (billing document, VBRK and VBRP, Business One)',
    currency: 'WAERK TransactionCurrency DocCurrency',
    money:
      'NETWR MWSBK MWSBP BRTWR KZWI1 KZWI2 KZWI3 KZWI4 KZWI5 KZWI6 SKFBP TotalNetAmount TotalTaxAmount TotalGrossAmount CustomerPriceAmount Subtotal1Amount CashDiscountDeductibleAmount EligibleAmountForCashDiscount DocTotal VatSum DiscountPercent TotalDiscount RoundingDiffAmount DownPaymentAmount AmountToDraw GrossAmountToDraw WTAmount LineTotal DiscSum TotalExpenses',
    describing:
      'VBELN POSNR MATNR KUNNR FKDAT ERDAT WERKS FKIMG BRGEW NTGEW VOLUM BUKRS GJAHR BELNR BillingDocumentType BillingDocumentDate BillingDocumentCategory CreationDate DocEntry DocNum DocDueDate CardCode CardName NumAtCard ItemCode ItemDescription WarehouseCode SalesPersonCode TaxCode AccountCode ItemNetWeight ItemGrossWeight ItemVolume BillingQuantityUnit LineNum VisOrderNumber ProjectCode CostingCode CashDiscount1Days',
    other: 'BillingDocumentIsCancelled Confirmed HandWritten PartialSupply',
    seenIn: 'help.sap.com Business One SDK 10.0: Documents, INV11, DownPaymentsToDraw',
  },
  {
    system: 'Oracle (Receivables and NetSuite invoices)',
    currency: 'InvoiceCurrencyCode currency',
    money:
      'EnteredAmount InvoiceBalanceAmount FreightAmount TaxAmount LineAmount UnitSellingPrice AllocatedFreightAmount TransactionBusinessTaxRate total subtotal taxtotal discounttotal discountrate shippingcost handlingcost amountpaid amountremaining amountremainingtotalbox totalcostestimateamount estgrossprofitamount altshippingcost giftcertapplied grossamt tax1amt taxrate1',
    describing:
      'CustomerTransactionId TransactionNumber TransactionDate TransactionSource BillToCustomerNumber BillToSite PaymentTerms AccountingDate DueDate BusinessUnit LegalEntityIdentifierCode LineNumber Quantity UnitOfMeasureCode ItemNumber WarehouseId DocumentNumber SalesPersonNumber tranId tranDate internalId createdDate lastModifiedDate postingPeriod subsidiary memo department location shipDate otherRefNum itemWeight trackingNumbers discountDate discountItemId',
    other: 'toBeEmailed toBePrinted shipIsResidential printOnReceiptEnabled',
    seenIn: 'docs.oracle.com Financials 24C, REST, receivablesInvoices',
  },
  {
    system: 'Stripe (invoice, line_items)',
    currency: 'currency',
    money:
      'amount_due amount_paid amount_remaining amount_shipping amount_overpaid subtotal subtotal_excluding_tax total total_excluding_tax tax starting_balance ending_balance pre_payment_credit_notes_amount post_payment_credit_notes_amount application_fee_amount unit_amount unit_amount_decimal amount_excluding_tax discount_amounts total_discount_amounts total_tax_amounts',
    describing:
      'id object account_name account_country customer customer_name customer_email created period_start_date due_date effective_at finalized_at number statement_descriptor_text hosted_invoice_url invoice_pdf_url receipt_number status subscription_id next_payment_attempt_date test_clock quantity description proration_date webhooks_delivered_at price_id tax_rate_id coupon_id',
    other: 'livemode auto_advance attempted attempt_limitless paid paid_out_of_band',
    seenIn: 'the invoice object of its API, as public clients on GitHub declare it',
  },
  {
    system: 'GOBL (bill invoice, line, totals)',
    currency: 'currency',
    money:
      'sum discount charge tax_included total tax total_with_tax retained_tax rounding payable advance due',
    describing: 'uuid i identifier order cost code series issue_date op_date value_date regime',
    other: 'substituted breakdown ext',
    seenIn: 'github.com/invopop/gobl data/schemas/bill/line.json, docs.gobl.org/draft-0/bill/totals',
  },
  {
    system: 'Tally (voucher, inventory entries)',
    currency: 'CURRENCY CURRENCYNAME',
    money:
      'AMOUNT VATAMOUNT TAXAMOUNT DISCOUNT RATE BASICRATEOFINVOICETAX TAXRATE ROUNDINGAMOUNT ACTUALAMOUNT VATASSESSABLEVALUE DISCOUNTAMOUNT GSTOVRDNRATE ADDLCHARGES FREIGHTCHARGES BILLEDAMOUNT',
    describing:
      'VOUCHERNUMBER VOUCHERTYPENAME PARTYNAME PARTYLEDGERNAME EFFECTIVEDATE VOUCHERDATE GUID REMOTEID ALTERID MASTERID STOCKITEMNAME GODOWNNAME BATCHNAME ACTUALQTY BILLEDQTY BASICUNIT LEDGERNAME NARRATION VCHTYPE REFERENCE REFERENCEDATE COSTCENTRENAME HSNCODE BASICDUEDATEOFPYMT_DAYS',
    other: 'ISINVOICE ISOPTIONAL ISCANCELLED ISVATOVERRIDDENBYUSER ISDEEMEDPOSITIVE REMOVEZEROENTRIES',
    seenIn: 'github.com/pnranjani1/vow-app app/views/bills/tally_import.xml.builder',
  },
];
