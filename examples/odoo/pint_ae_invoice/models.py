"""What an invoice of the UAE needs besides what Odoo has, and its check when it is confirmed."""

from decimal import Decimal

from odoo import _, fields, models
from odoo.exceptions import ValidationError
from odoo.tools import float_repr

import pint_ae

from .fields_of_paths import field_of

EMIRATES = {"AZ": "AUH", "DU": "DXB", "SH": "SHJ", "AJ": "AJM", "UQ": "UAQ", "RK": "RAK", "FU": "FUJ"}


class Tax(models.Model):
    _inherit = "account.tax"

    pint_ae_category = fields.Selection(
        [
            ("S", "Standard rate"),
            ("Z", "Zero-rated"),
            ("E", "Exempt"),
            ("O", "Out of scope"),
            ("AE", "Reverse charge"),
        ],
        string="VAT category (e-invoice)",
    )
    pint_ae_exemption_code = fields.Char("Exemption reason code (e-invoice)")


class Unit(models.Model):
    _inherit = "uom.uom"

    pint_ae_code = fields.Char("Unit code (e-invoice)", help="Code of UN/ECE Recommendation 20, such as EA")


class Product(models.Model):
    _inherit = "product.template"

    pint_ae_code = fields.Char("HS code or service accounting code (e-invoice)")


class Partner(models.Model):
    _inherit = "res.partner"

    pint_ae_registration_type = fields.Selection(
        [("TL", "Trade licence"), ("EID", "Emirates ID"), ("PAS", "Passport"), ("CD", "Cabinet decision")],
        string="Kind of registration (e-invoice)",
    )
    pint_ae_authority = fields.Char("Authority of the trade licence (e-invoice)")

    def _pint_ae_party(self):
        trn = (self.vat or "").replace(" ", "")
        return {
            "name": self.commercial_partner_id.name,
            "trn": trn or None,
            "participantId": f"0235:{trn[:10]}" if trn else None,
            "address": {
                "line1": self.street or None,
                "line2": self.street2 or None,
                "city": self.city or None,
                "postalCode": self.zip or None,
                "countrySubentity": EMIRATES.get(self.state_id.code)
                if self.country_code == "AE"
                else self.state_id.name,
                "countryCode": self.country_code or None,
            },
            "legalRegistrationNumber": self.company_registry or None,
            "legalRegistrationType": self.pint_ae_registration_type or None,
            "authorityName": self.pint_ae_authority or None,
        }


class Move(models.Model):
    _inherit = "account.move"

    pint_ae_credit_reason = fields.Selection(
        [
            ("DL8.61.1.A", "Supply cancelled"),
            ("DL8.61.1.B", "Tax treatment changed"),
            ("DL8.61.1.C", "Consideration changed"),
            ("DL8.61.1.D", "Goods or services returned"),
            ("DL8.61.1.E", "Tax charged in error"),
            ("VD", "Volume discount"),
        ],
        string="Reason of the credit note (e-invoice)",
    )

    def _post(self, soft=True):
        """The number is known after posting; what is wrong with an invoice undoes it."""
        posted = super()._post(soft)
        for move in posted.filtered(lambda move: move.is_sale_document() and move.company_id.country_code == "AE"):
            move._pint_ae_check()
        return posted

    def _pint_ae_check(self):
        # Whoever confirms decides what would only be a warning, such as an assumed unit.
        language = "ar" if (self.env.lang or "").startswith("ar") else "en"
        result = pint_ae.convert(self._pint_ae_request(), language=language, strict=True)
        if result["outcome"] != "valid":
            lines = dict.fromkeys(f"{field_of(self, each['path'])}: {each['message']}" for each in result["issues"])
            raise ValidationError("\n".join([_("%s is not a valid e-invoice:", self.name), *lines]))
        attachments = self.env["ir.attachment"]
        place = {"name": f"{self.name.replace('/', '-')}.xml", "res_model": self._name, "res_id": self.id}
        # An invoice that was set back to draft has the UBL of its earlier version.
        attachments.search([(field, "=", value) for field, value in place.items()]).unlink()
        attachments.create({**place, "raw": result["xml"].encode(), "mimetype": "application/xml"})

    def _pint_ae_request(self):
        """The document request of an invoice; its totals are sent, so that they are compared."""
        amount = self._pint_ae_amount
        is_credit = self.move_type == "out_refund"
        return {
            "documentType": "CreditNote" if is_credit else "Invoice",
            "invoiceNumber": self.name,
            "issueDate": self.invoice_date,
            "dueDate": self.invoice_date_due or None,
            "currency": self.currency_id.name,
            "currencyExchangeRate": self._pint_ae_rate(),
            "seller": self.company_id.partner_id._pint_ae_party(),
            "buyer": self.partner_id._pint_ae_party(),
            "references": {"purchaseOrderId": self.ref, "contractId": None} if self.ref and not is_credit else None,
            "precedingInvoiceNumber": self.reversed_entry_id.name or None,
            "precedingInvoiceIssueDate": self.reversed_entry_id.invoice_date or None,
            "creditNoteReasonCode": self.pint_ae_credit_reason or None,
            "notes": None,
            "paymentMode": "30" if self.partner_bank_id else None,
            "paymentBankAccount": self.partner_bank_id.sanitized_acc_number or None,
            "lines": [line._pint_ae_line(at) for at, line in enumerate(self._pint_ae_lines(), 1)],
            "taxTotal": {"taxAmount": amount(self.amount_tax)},
            "legalMonetaryTotal": {
                "lineExtensionAmount": amount(self.amount_untaxed),
                "taxExclusiveAmount": amount(self.amount_untaxed),
                "taxInclusiveAmount": amount(self.amount_total),
                "payableAmount": amount(self.amount_total),
            },
        }

    def _pint_ae_lines(self):
        return self.invoice_line_ids.filtered(lambda line: line.display_type == "product")

    def _pint_ae_rate(self):
        if self.currency_id == self.company_id.currency_id:
            return None
        company = self.company_id
        return Decimal(
            repr(self.currency_id._convert(1.0, company.currency_id, company, self.invoice_date, round=False))
        )

    def _pint_ae_amount(self, value):
        return Decimal(float_repr(value, self.currency_id.decimal_places))


class MoveLine(models.Model):
    _inherit = "account.move.line"

    def _pint_ae_line(self, at):
        tax = self.tax_ids
        if len(tax) != 1 or tax.price_include or not tax.pint_ae_category:
            raise ValidationError(
                _("%s: an e-invoice needs one tax, with a VAT category, which is not included in the price.", self.name)
            )
        product, category = self.product_id, tax.pint_ae_category
        gross = Decimal(repr(self.quantity)) * Decimal(repr(self.price_unit))
        net = self.move_id._pint_ae_amount(self.price_subtotal)
        is_service = product.type == "service"
        return {
            "id": str(at),
            "description": self.name,
            "quantity": Decimal(repr(self.quantity)),
            "unitCode": self.product_uom_id.pint_ae_code or None,
            "unitPrice": Decimal(repr(self.price_unit)),
            "lineExtensionAmount": net,
            "vatCategory": category,
            "vatRate": Decimal(repr(tax.amount)) if category in ("S", "AE") else 0,
            "exemptionReasonCode": tax.pint_ae_exemption_code or None,
            "allowancesCharges": [self._pint_ae_discount(gross, net)] if self.discount else None,
            "itemTypeCode": None if not product else "S" if is_service else "G",
            "serviceAccountingCode": product.pint_ae_code or None if is_service else None,
            "classifications": [product.pint_ae_code] if product.pint_ae_code and not is_service else None,
        }

    def _pint_ae_discount(self, gross, net):
        base = self.move_id._pint_ae_amount(float(gross))
        return {
            "isCharge": False,
            "amount": base - net,
            "baseAmount": base,
            "multiplierPercent": Decimal(repr(self.discount)),
            "reason": "Discount",
        }
