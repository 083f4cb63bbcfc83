import frappe
from frappe.desk.page.setup_wizard.setup_wizard import setup_complete
from frappe.tests.utils import FrappeTestCase

COMPANY = "Falcon Trading LLC"
WIZARD = {
    "language": "English",
    "country": "United Arab Emirates",
    "timezone": "Asia/Dubai",
    "currency": "AED",
    "full_name": "Accountant",
    "email": "accountant@falcon.example",
    "password": "falcon-2026",
    "company_name": COMPANY,
    "company_abbr": "FT",
    "chart_of_accounts": "U.A.E - Chart of Accounts",
    "fy_start_date": "2026-01-01",
    "fy_end_date": "2026-12-31",
}


def made(doctype, **values):
    return frappe.get_doc({"doctype": doctype, **values}).insert(ignore_permissions=True, ignore_if_duplicate=True)


class TestSalesInvoice(FrappeTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        frappe.flags.in_test = True
        party = {
            "pint_ae_registration_type": "TL",
            "pint_ae_registration_number": "CN-1184420",
            "pint_ae_authority": "Department of Economy",
        }
        if not frappe.db.exists("Company", COMPANY):
            setup_complete(WIZARD)
        frappe.db.set_value("Company", COMPANY, {"tax_id": "100354879700003", **party})
        made(
            "Customer",
            customer_name="Oasis LLC",
            customer_group="Commercial",
            territory="All Territories",
            tax_id="100712345600003",
            **party,
        )
        frappe.db.set_value("UOM", "Nos", "pint_ae_code", "EA")
        made("Customs Tariff Number", tariff_number="940520")
        made(
            "Item",
            item_code="Desk lamp",
            item_group="Products",
            stock_uom="Nos",
            is_stock_item=1,
            customs_tariff_number="940520",
        )
        cls.addresses = [
            made(
                "Address",
                address_title=title,
                address_type="Billing",
                address_line1="Street 1",
                city="Dubai",
                emirate="Dubai",
                country="United Arab Emirates",
                links=[{"link_doctype": doctype, "link_name": title}],
            )
            for doctype, title in (("Company", COMPANY), ("Customer", "Oasis LLC"))
        ]
        cls.vat = frappe.db.get_value("Account", {"company": COMPANY, "account_type": "Tax"})
        made("Bank", bank_name="Emirates Bank")
        made(
            "Bank Account",
            account_name="Falcon",
            bank="Emirates Bank",
            company=COMPANY,
            is_company_account=1,
            is_default=1,
            iban="AE070331234567890123456",
        )

    def invoice(self, item=None, **values):
        row = {"item_code": "Desk lamp", "qty": 10, "rate": 18, "price_list_rate": 20, **(item or {})}
        company, customer = self.addresses
        return frappe.get_doc(
            {
                "doctype": "Sales Invoice",
                "company": COMPANY,
                "customer": "Oasis LLC",
                "set_posting_time": 1,
                "posting_date": "2026-11-02",
                "due_date": "2026-12-02",
                "currency": "AED",
                "debit_to": frappe.db.get_value("Account", {"company": COMPANY, "account_type": "Receivable"}),
                "company_address": company.name,
                "customer_address": customer.name,
                "items": [row],
                "taxes": [{"charge_type": "On Net Total", "account_head": self.vat, "description": "VAT", "rate": 5}],
                **values,
            }
        ).insert()

    def ubl_of(self, invoice):
        name = frappe.db.get_value("File", {"attached_to_name": invoice.name})
        return name and frappe.get_doc("File", name).get_content()

    def refusal_of(self, invoice):
        frappe.clear_messages()
        with self.assertRaises(frappe.ValidationError):
            invoice.submit()
        return str(frappe.get_message_log())

    def test_a_right_invoice_is_submitted_with_its_ubl(self):
        invoice = self.invoice(po_no="PO-77120")
        invoice.submit()
        ubl = self.ubl_of(invoice)
        self.assertIn(f"<cbc:ID>{invoice.name}</cbc:ID>", ubl)
        self.assertIn('<cbc:PayableAmount currencyID="AED">189.00</cbc:PayableAmount>', ubl)
        self.assertIn("<cac:OrderReference>", ubl)

    def test_what_is_wrong_is_said_at_the_fields_and_nothing_is_submitted(self):
        made("UOM", uom_name="Crate of lamps")
        frappe.db.set_value("Address", self.addresses[1].name, "emirate", "")
        invoice = self.invoice({"uom": "Crate of lamps", "conversion_factor": 10})
        said = self.refusal_of(invoice)
        self.assertIn(f"Oasis LLC, {self.addresses[1].name}, Emirate: ", said)
        self.assertIn("1. Desk lamp, UOM: ", said)
        self.assertEqual(frappe.db.get_value("Sales Invoice", invoice.name, "docstatus"), 0)
        self.assertIsNone(self.ubl_of(invoice))

    def test_an_item_without_vat_is_nobodys_decision(self):
        invoice = self.invoice(taxes=[])
        invoice.items[0].is_zero_rated = 0
        self.assertIn("zero-rated or exempt", self.refusal_of(invoice))

    def test_a_discount_of_the_whole_invoice_is_an_allowance_and_a_rounded_total_is_rounded(self):
        invoice = self.invoice(apply_discount_on="Net Total", discount_amount=30)
        invoice.submit()
        ubl = self.ubl_of(invoice)
        self.assertIn('<cbc:AllowanceTotalAmount currencyID="AED">30.00</cbc:AllowanceTotalAmount>', ubl)
        self.assertIn('<cbc:PayableRoundingAmount currencyID="AED">0.50</cbc:PayableRoundingAmount>', ubl)
        self.assertIn('<cbc:PayableAmount currencyID="AED">158.00</cbc:PayableAmount>', ubl)

    def test_a_return_is_a_credit_note_with_its_reason(self):
        invoice = self.invoice()
        invoice.submit()
        credit = self.invoice({"qty": -2}, is_return=1, return_against=invoice.name)
        self.assertIn("Reason of the Credit Note: ", self.refusal_of(credit))
        credit.reload()
        credit.pint_ae_credit_reason = "DL8.61.1.D"
        credit.submit()
        ubl = self.ubl_of(credit)
        self.assertIn("<CreditNote", ubl)
        self.assertIn('<cbc:PayableAmount currencyID="AED">38.00</cbc:PayableAmount>', ubl)

    def test_messages_are_arabic_for_who_reads_arabic(self):
        frappe.db.set_value("Address", self.addresses[1].name, "emirate", "")
        invoice = self.invoice()
        frappe.local.lang = "ar"
        try:
            self.assertRegex(self.refusal_of(invoice), "[\u0600-\u06ff]{4}")
        finally:
            frappe.local.lang = "en"
