"""The field of ERPNext that a member of a document request comes from, as its user sees it."""

import frappe

FIELDS = {
    "invoiceNumber": "naming_series",
    "issueDate": "posting_date",
    "dueDate": "due_date",
    "currency": "currency",
    "currencyExchangeRate": "conversion_rate",
    "references": "po_no",
    "precedingInvoiceNumber": "return_against",
    "precedingInvoiceIssueDate": "return_against",
    "creditNoteReasonCode": "pint_ae_credit_reason",
    "allowancesCharges": "discount_amount",
    "taxTotal": "total_taxes_and_charges",
    "legalMonetaryTotal": "grand_total",
    "prepaidAmount": "total_advance",
    "payableRoundingAmount": "rounding_adjustment",
}
OF_PARTIES = {
    "trn": "tax_id",
    "participantId": "tax_id",
    "legalRegistrationNumber": "pint_ae_registration_number",
    "legalRegistrationType": "pint_ae_registration_type",
    "authorityName": "pint_ae_authority",
}
OF_ADDRESSES = {
    "line1": "address_line1",
    "line2": "address_line2",
    "city": "city",
    "postalCode": "pincode",
    "countrySubentity": "emirate",
    "countryCode": "country",
}
OF_LINES = {
    "description": "item_name",
    "quantity": "qty",
    "unitCode": "uom",
    "unitPrice": "rate",
    "lineExtensionAmount": "amount",
    "vatCategory": "is_exempt",
    "vatRate": "item_tax_template",
    "itemTypeCode": "item_code",
    "serviceAccountingCode": "item_code",
    "classifications": "item_code",
}


def field_of(invoice, path):
    """The label of the field, after the party or the row it is of; the path where no field is behind it."""
    first, _, rest = path.partition(".")
    if first in ("seller", "buyer"):
        doctype, name = ("Company", invoice.company) if first == "seller" else ("Customer", invoice.customer)
        part, _, member = rest.partition(".")
        if part == "address":
            address = invoice.company_address if first == "seller" else invoice.customer_address
            return _label(f"{name}, {address or frappe._('Address')}", "Address", OF_ADDRESSES.get(member), path)
        return _label(name, doctype, OF_PARTIES.get(part), path)
    if first.startswith("lines["):
        row = invoice.items[int(first[len("lines[") : -1])]
        return _label(f"{row.idx}. {row.item_name}", row.doctype, OF_LINES.get(rest.split("[")[0]), path)
    return _label("", invoice.doctype, FIELDS.get(first.split("[")[0]), path)


def _label(of, doctype, name, path):
    if name is None:
        return path
    label = frappe._(frappe.get_meta(doctype).get_label(name))
    return f"{of}, {label}" if of else label
