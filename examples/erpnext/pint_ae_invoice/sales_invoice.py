"""The check of a sales invoice before it is submitted, and its UBL after."""

from decimal import Decimal

import frappe
from frappe import _
from frappe.utils import getdate
from frappe.utils.file_manager import save_file

import pint_ae
from pint_ae_invoice.fields_of_paths import field_of

EMIRATES = {
    "Abu Dhabi": "AUH",
    "Dubai": "DXB",
    "Sharjah": "SHJ",
    "Ajman": "AJM",
    "Umm Al Quwain": "UAQ",
    "Ras Al Khaimah": "RAK",
    "Fujairah": "FUJ",
}


def check(invoice, method=None):
    """Throws what is wrong with an invoice of a company in the UAE, at the fields that its user sees."""
    if frappe.get_cached_value("Company", invoice.company, "country") != "United Arab Emirates":
        return
    # Whoever submits decides what would only be a warning, such as an assumed unit.
    language = "ar" if (frappe.local.lang or "").startswith("ar") else "en"
    result = pint_ae.convert(request_of(invoice), language=language, strict=True)
    if result["outcome"] != "valid":
        told = dict.fromkeys(f"{field_of(invoice, each['path'])}: {each['message']}" for each in result["issues"])
        frappe.throw(list(told), title=_("{0} is not a valid e-invoice").format(invoice.name), as_list=True)
    invoice.flags.pint_ae_ubl = result["xml"]


def attach(invoice, method=None):
    """Attaches the UBL that the check has written."""
    if ubl := invoice.flags.pint_ae_ubl:
        save_file(f"{invoice.name}.xml", ubl.encode(), invoice.doctype, invoice.name, is_private=1)


def request_of(invoice):
    """The document request of an invoice; its totals are sent, so that they are compared.

    Returns are negative in ERPNext, and have a type of their own in e-invoices.
    """
    is_credit = bool(invoice.is_return)
    before = is_credit and invoice.return_against
    bank = invoice.get("company_bank_account") or frappe.db.get_value(
        "Bank Account", {"company": invoice.company, "is_company_account": 1, "is_default": 1}
    )
    iban = bank and frappe.db.get_value("Bank Account", bank, "iban")
    return {
        "documentType": "CreditNote" if is_credit else "Invoice",
        "invoiceNumber": invoice.name,
        "issueDate": getdate(invoice.posting_date),
        "dueDate": None if is_credit else getdate(invoice.due_date),
        "currency": invoice.currency,
        "currencyExchangeRate": None if invoice.currency == "AED" else _exact(invoice.conversion_rate),
        "seller": _party("Company", invoice.company, invoice.company, invoice.company_tax_id, invoice.company_address),
        "buyer": _party("Customer", invoice.customer, invoice.customer_name, invoice.tax_id, invoice.customer_address),
        "references": {"purchaseOrderId": invoice.po_no, "contractId": None} if invoice.po_no else None,
        "precedingInvoiceNumber": before or None,
        "precedingInvoiceIssueDate": getdate(frappe.db.get_value("Sales Invoice", before, "posting_date"))
        if before
        else None,
        "creditNoteReasonCode": invoice.get("pint_ae_credit_reason") or None,
        "notes": None,
        "paymentMode": "30" if iban else None,
        "paymentBankAccount": iban or None,
        "lines": [_line(invoice, row) for row in invoice.items],
        "allowancesCharges": _discount(invoice),
        "taxTotal": {"taxAmount": _vat(invoice)},
        "legalMonetaryTotal": {
            "lineExtensionAmount": _amount(invoice.total),
            "taxExclusiveAmount": _amount(invoice.net_total),
            "taxInclusiveAmount": _amount(invoice.grand_total),
            "payableAmount": _amount(invoice.rounded_total or invoice.grand_total) - _amount(invoice.total_advance),
        },
        "payableRoundingAmount": _amount(invoice.rounding_adjustment, sign=-1 if is_credit else 1) or None,
        "prepaidAmount": _amount(invoice.total_advance) or None,
    }


def _party(doctype, name, called, tax_id, address):
    registration = frappe.get_cached_doc(doctype, name)
    trn = (tax_id or registration.tax_id or "").replace(" ", "")
    place = frappe.get_doc("Address", address) if address else frappe._dict()
    country = place.country and frappe.get_cached_value("Country", place.country, "code").upper()
    return {
        "name": called,
        "trn": trn or None,
        "participantId": f"0235:{trn[:10]}" if trn else None,
        "address": {
            "line1": place.address_line1 or None,
            "line2": place.address_line2 or None,
            "city": place.city or None,
            "postalCode": place.pincode or None,
            "countrySubentity": EMIRATES.get(place.emirate) if country == "AE" else place.state or None,
            "countryCode": country or None,
        },
        "legalRegistrationNumber": registration.pint_ae_registration_number or None,
        "legalRegistrationType": registration.pint_ae_registration_type or None,
        "authorityName": registration.pint_ae_authority or None,
    }


def _line(invoice, row):
    item = frappe.get_cached_doc("Item", row.item_code) if row.item_code else frappe._dict()
    category = _category(row)
    is_service = item and not item.is_stock_item
    return {
        "id": str(row.idx),
        "description": row.item_name,
        "quantity": abs(_exact(row.qty)),
        "unitCode": frappe.get_cached_value("UOM", row.uom, "pint_ae_code") or None,
        "unitPrice": _exact(row.rate),
        "lineExtensionAmount": _amount(row.amount),
        "vatCategory": category,
        "vatRate": _exact(row.tax_rate) if category == "S" else 0,
        "itemTypeCode": None if not item else "S" if is_service else "G",
        "serviceAccountingCode": item.get("pint_ae_service_code") or None if is_service else None,
        "classifications": [item.customs_tariff_number]
        if item and item.customs_tariff_number and not is_service
        else None,
    }


def _category(row):
    if row.is_exempt:
        return "E"
    if row.is_zero_rated:
        return "Z"
    if not row.tax_rate:
        frappe.throw(_("Row {0}: an item without VAT is zero-rated or exempt: say which.").format(row.idx))
    return "S"


def _discount(invoice):
    if not invoice.discount_amount:
        return None
    kinds = {(_category(row), row.tax_rate) for row in invoice.items}
    if len(kinds) > 1:
        frappe.throw(_("An additional discount is of one VAT rate: give it at the items."))
    ((category, rate),) = kinds
    amount = _amount(invoice.total) - _amount(invoice.net_total)
    return [
        {"isCharge": False, "amount": amount, "reason": "Discount", "vatCategory": category, "vatRate": _exact(rate)}
    ]


def _vat(invoice):
    for row in invoice.taxes:
        if row.charge_type != "On Net Total" or row.included_in_print_rate:
            frappe.throw(
                _("Taxes, row {0}: only VAT on the net total, not included in prices, is known here.").format(row.idx)
            )
    return _amount(invoice.total_taxes_and_charges)


def _exact(value):
    return Decimal(repr(float(value or 0)))


def _amount(value, sign=None):
    """An amount in two decimals, without the sign of returns."""
    exact = round(_exact(value), 2)
    return exact * sign if sign else abs(exact)
