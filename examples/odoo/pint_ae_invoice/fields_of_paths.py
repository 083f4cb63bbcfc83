"""The field of Odoo that a member of a document request comes from, as its user sees it."""

FIELDS = {
    "invoiceNumber": "name",
    "issueDate": "invoice_date",
    "dueDate": "invoice_date_due",
    "currency": "currency_id",
    "currencyExchangeRate": "currency_id",
    "references": "ref",
    "precedingInvoiceNumber": "reversed_entry_id",
    "precedingInvoiceIssueDate": "reversed_entry_id",
    "creditNoteReasonCode": "pint_ae_credit_reason",
    "paymentMode": "partner_bank_id",
    "paymentBankAccount": "partner_bank_id",
    "taxTotal": "amount_tax",
    "legalMonetaryTotal": "amount_total",
}
OF_PARTIES = {
    "name": "name",
    "trn": "vat",
    "participantId": "vat",
    "address.line1": "street",
    "address.line2": "street2",
    "address.city": "city",
    "address.postalCode": "zip",
    "address.countrySubentity": "state_id",
    "address.countryCode": "country_id",
    "legalRegistrationNumber": "company_registry",
    "legalRegistrationType": "pint_ae_registration_type",
    "authorityName": "pint_ae_authority",
}
OF_LINES = {
    "description": "name",
    "quantity": "quantity",
    "unitCode": "product_uom_id",
    "unitPrice": "price_unit",
    "lineExtensionAmount": "price_subtotal",
    "vatCategory": "tax_ids",
    "vatRate": "tax_ids",
    "exemptionReasonCode": "tax_ids",
    "allowancesCharges": "discount",
    "itemTypeCode": "product_id",
    "serviceAccountingCode": "product_id",
    "classifications": "product_id",
}


def field_of(move, path):
    """The label of the field, after the party or the line it is of; the path where no field of Odoo is behind it."""
    first, _, rest = path.partition(".")
    if first in ("seller", "buyer"):
        partner = move.company_id.partner_id if first == "seller" else move.partner_id
        return _label([partner.display_name], partner, OF_PARTIES.get(rest), path)
    if first.startswith("lines["):
        line = move._pint_ae_lines()[int(first[len("lines[") : -1])]
        return _label([line.name], line, OF_LINES.get(rest.split("[")[0]), path)
    return _label([], move, FIELDS.get(first), path)


def _label(of, record, name, path):
    if name is None:
        return path
    label = record.fields_get([name], ["string"])[name]["string"]
    return ", ".join([*of, label])
