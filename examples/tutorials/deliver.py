"""From an ERP's invoice to a delivered document: python3 deliver.py erp-invoice.json company.json"""
import json, os, sys, time
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from pint_ae_service import Client

# 1. The invoice as the ERP has it, amounts exact; your company; and which tax code of yours is which VAT category.
erp, company = (json.loads(Path(file).read_text("utf-8"), parse_float=Decimal) for file in sys.argv[1:3])
taxes = {"V5": ("S", 5), "V0": ("Z", 0)}
customer = erp["customer"]

# 2. The request: its names in place of the ERP's.
request = {
    "documentType": "Invoice",
    "invoiceNumber": erp["doc"],
    "issueDate": erp["posted"],
    "dueDate": None,  # The ERP has terms of payment, no day: step 4.
    "currency": "AED",
    "seller": company,
    "buyer": {
        "name": customer["name"],
        "trn": customer["vat_no"],
        "participantId": customer["peppol"],
        "address": {
            "line1": customer["street"],
            "city": customer["town"],
            "countrySubentity": customer["emirate"],
            "countryCode": "AE",
        },
    },
    "lines": [
        {
            "id": str(number),
            "description": row["text"],
            "quantity": row["pieces"],
            "unitCode": "EA",
            "unitPrice": row["each"],
            "lineExtensionAmount": row["net"],
            "vatCategory": taxes[row["tax"]][0],
            "vatRate": taxes[row["tax"]][1],
        }
        for number, row in enumerate(erp["rows"], 1)
    ],
    "references": {"purchaseOrderId": erp["order"], "contractId": None},
    "notes": None,
    "precedingInvoiceNumber": None,
    "taxTotal": {"taxAmount": erp["vat"]},
    "legalMonetaryTotal": {
        "lineExtensionAmount": erp["net"],
        "taxExclusiveAmount": erp["net"],
        "taxInclusiveAmount": erp["gross"],
        "payableAmount": erp["gross"],
    },
    "paymentMode": "30",
}

# 3. The service keeps it as a draft and says what is wrong. The number as key: sent twice, it is created once.
client = Client(os.environ.get("PINT_AE_SERVER", "http://127.0.0.1:8080"), api_key=os.environ["PINT_AE_KEY"])
draft = client.create_invoice(request, idempotency_key=erp["doc"])
verdict = client.validate_invoice(draft.id)
print(f"{draft.invoice_number}: {draft.status}, valid: {verdict.valid}")
for issue in verdict.issues:
    print(f"{issue.message} {issue.hint}")

# 4. What was missing, from what the ERP knows.
request["dueDate"] = str(date.fromisoformat(erp["posted"]) + timedelta(days=erp["terms_days"]))
client.replace_invoice(draft.id, request)
print(f"valid: {client.validate_invoice(draft.id).valid}")

# 5. Submit it, and wait until the buyer's provider and the tax authority have answered.
client.submit_invoice(draft.id)
on_the_way = {"pending", "sent"}
for _ in range(120):
    document = client.get_invoice(draft.id)
    tracks = {document.exchange.status, document.reporting.status}
    if document.status == "DeliveryFailed" or (document.status == "Sent" and not tracks & on_the_way):
        break
    time.sleep(0.5)
print(f"{draft.invoice_number}: {document.status}, {document.exchange.status}, {document.reporting.status}")

# 6. Keep the XML, which is the invoice, and where it stands.
Path(f"{erp['doc']}.xml").write_text(client.get_invoice_as_xml(draft.id), "utf-8")
state = {"id": draft.id, "exchange": document.exchange.status, "reporting": document.reporting.status}
Path(f"{erp['doc']}.json").write_text(json.dumps(state), "utf-8")
