"""What the framework calls of this app."""

app_name = "pint_ae_invoice"
app_title = "PINT-AE Invoice"
app_publisher = "pint-ae"
app_description = "Checks sales invoices of the UAE when they are submitted, and attaches their UBL"
app_license = "MIT"
required_apps = ["frappe/erpnext"]

after_install = "pint_ae_invoice.custom_fields.create"
doc_events = {
    "Sales Invoice": {
        "before_submit": "pint_ae_invoice.sales_invoice.check",
        "on_submit": "pint_ae_invoice.sales_invoice.attach",
    }
}
