"""What an invoice of the UAE needs besides what ERPNext has."""

from frappe.custom.doctype.custom_field.custom_field import create_custom_fields


def _field(name, label, after=None, choices=None, **more):
    kind = {"fieldtype": "Select", "options": "\n".join(["", *choices])} if choices else {"fieldtype": "Data"}
    return {"fieldname": f"pint_ae_{name}", "label": label, "insert_after": after, **kind, **more}


REGISTRATION = [
    _field("registration_type", "Kind of Registration", "tax_id", ["TL", "EID", "PAS", "CD"]),
    _field("registration_number", "Number of Registration", "pint_ae_registration_type"),
    _field("authority", "Authority of the Trade Licence", "pint_ae_registration_number"),
]
REASONS = ["DL8.61.1.A", "DL8.61.1.B", "DL8.61.1.C", "DL8.61.1.D", "DL8.61.1.E", "VD"]
FIELDS = {
    "Company": REGISTRATION,
    "Customer": REGISTRATION,
    "UOM": [_field("code", "Code of UN/ECE Rec 20")],
    "Item": [_field("service_code", "Service Accounting Code", "tax_code")],
    "Sales Invoice": [
        _field("credit_reason", "Reason of the Credit Note", "return_against", REASONS, depends_on="is_return")
    ],
}


def create():
    """Adds the fields; those that are there stay."""
    create_custom_fields(FIELDS)
