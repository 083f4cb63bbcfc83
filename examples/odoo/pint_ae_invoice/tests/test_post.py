from odoo import Command
from odoo.addons.account.tests.common import AccountTestInvoicingCommon
from odoo.exceptions import ValidationError
from odoo.tests import tagged


@tagged("post_install", "-at_install")
class TestPost(AccountTestInvoicingCommon):
    @classmethod
    def setUpClass(cls, chart_template_ref="ae"):
        super().setUpClass(chart_template_ref=chart_template_ref)
        emirate = cls.env.ref("base.state_ae_du")
        party = {
            "street": "Street 1",
            "city": "Dubai",
            "state_id": emirate.id,
            "country_id": emirate.country_id.id,
            "company_registry": "CN-1184420",
            "pint_ae_registration_type": "TL",
            "pint_ae_authority": "Department of Economy",
        }
        cls.company_data["company"].partner_id.write({**party, "vat": "100354879700003"})
        cls.partner_a.write({**party, "name": "Oasis LLC", "vat": "100712345600003", "lang": False})
        cls.tax = cls.company_data["default_tax_sale"]
        cls.tax.pint_ae_category = "S"
        cls.lamp = cls.env["product.product"].create(
            {
                "name": "Desk lamp",
                "type": "consu",
                "pint_ae_code": "940520",
                "list_price": 20,
                "taxes_id": [Command.set(cls.tax.ids)],
            }
        )
        cls.bank = cls.env["res.partner.bank"].create(
            {
                "acc_number": "AE070331234567890123456",
                "partner_id": cls.company_data["company"].partner_id.id,
                "allow_out_payment": True,
            }
        )

    def invoice(self, move_type="out_invoice", **values):
        line = {"product_id": self.lamp.id, "quantity": 10, "price_unit": 20, "discount": 10}
        return self.env["account.move"].create(
            {
                "move_type": move_type,
                "partner_id": self.partner_a.id,
                "invoice_date": "2026-11-02",
                "partner_bank_id": self.bank.id,
                "invoice_line_ids": [Command.create({**line, **values.pop("line", {})})],
                **values,
            }
        )

    def ubl_of(self, move):
        return self.env["ir.attachment"].search(
            [("res_model", "=", "account.move"), ("res_id", "=", move.id), ("name", "like", ".xml")]
        )

    def refusal_of(self, move):
        with self.assertRaises(ValidationError) as caught:
            move.action_post()
        return caught.exception.args[0]

    def test_a_right_invoice_is_posted_with_its_ubl(self):
        move = self.invoice(ref="PO-77120")
        move.action_post()
        self.assertEqual(move.state, "posted")
        xml = self.ubl_of(move).raw.decode()
        self.assertIn(f"<cbc:ID>{move.name}</cbc:ID>", xml)
        self.assertIn('<cbc:PayableAmount currencyID="AED">189.00</cbc:PayableAmount>', xml)
        self.assertIn("<cac:OrderReference>", xml)

    def test_what_is_posted_again_has_the_ubl_of_its_last_version(self):
        move = self.invoice()
        move.action_post()
        move.button_draft()
        move.invoice_line_ids.quantity = 20
        move.action_post()
        self.assertIn('<cbc:PayableAmount currencyID="AED">378.00</cbc:PayableAmount>', self.ubl_of(move).raw.decode())

    def test_what_is_wrong_is_said_at_the_fields_and_nothing_is_posted(self):
        self.partner_a.state_id = False
        move = self.invoice(line={"name": "Lamp, returned", "product_uom_id": self.env.ref("uom.product_uom_dozen").id})
        self.env.ref("uom.product_uom_dozen").pint_ae_code = False
        said = self.refusal_of(move)
        self.assertIn("Oasis LLC, State: ", said)
        self.assertIn("Lamp, returned, Unit of Measure: ", said)
        self.assertEqual((move.state, len(self.ubl_of(move))), ("draft", 0))

    def test_a_tax_without_a_category_is_nobodys_decision(self):
        self.tax.pint_ae_category = False
        self.assertIn("one tax, with a VAT category", self.refusal_of(self.invoice()))

    def test_a_credit_note_names_its_invoice_and_reason(self):
        move = self.invoice()
        move.action_post()
        credit = move._reverse_moves([{"invoice_date": "2026-11-03", "invoice_date_due": False}])
        self.assertIn("Reason of the credit note (e-invoice): ", self.refusal_of(credit))
        credit.pint_ae_credit_reason = "DL8.61.1.D"
        credit.action_post()
        self.assertIn(f"<cbc:ID>{move.name}</cbc:ID>", self.ubl_of(credit).raw.decode())

    def test_in_another_currency_the_rate_is_that_of_odoo(self):
        dollar = self.env.ref("base.USD")
        dollar.active = True
        dollar.rate_ids.unlink()
        self.env["res.currency.rate"].create(
            {"currency_id": dollar.id, "name": "2026-11-01", "inverse_company_rate": 3.6725}
        )
        move = self.invoice(currency_id=dollar.id)
        move.action_post()
        self.assertIn("<cbc:CalculationRate>3.6725</cbc:CalculationRate>", self.ubl_of(move).raw.decode())

    def test_bills_of_vendors_and_other_countries_are_left_alone(self):
        bill = self.invoice("in_invoice", partner_bank_id=False)
        bill.action_post()
        self.assertEqual((bill.state, len(self.ubl_of(bill))), ("posted", 0))

    def test_messages_are_arabic_for_who_reads_arabic(self):
        self.env["res.lang"]._activate_lang("ar_001")
        self.partner_a.state_id = False
        self.assertRegex(self.refusal_of(self.invoice().with_context(lang="ar_001")), "[\u0600-\u06ff]{4}")
