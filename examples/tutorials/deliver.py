"""From an ERP's invoice to a delivered document: python3 deliver.py erp-invoice.json company.json"""
import json, os, sys, time
from datetime import date, timedelta
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

# 1. The invoice as the ERP has it; your company; and which tax code of yours is which VAT category.
erp, company = (json.loads(Path(file).read_text("utf-8")) for file in sys.argv[1:3])
taxes = {"V5": ("S", 5), "V0": ("Z", 0)}
customer = erp["customer"]


def ask(method, path, body=None, accept="application/json", **headers):
    """Asks the service for JSON, or for another media type as text."""
    server = os.environ.get("PINT_AE_SERVER", "http://127.0.0.1:8080")
    key = {"X-Api-Key": os.environ["PINT_AE_KEY"], "Accept": accept, "Content-Type": "application/json"}
    content = b"" if body is None else json.dumps(body).encode()
    sent = Request(server + path, data=None if method == "GET" else content, headers=key | headers, method=method)
    try:
        with urlopen(sent) as answer:
            text = answer.read().decode()
    except HTTPError as refusal:
        sys.exit(refusal.read().decode())
    return json.loads(text) if accept == "application/json" and text else text


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
draft = ask("POST", "/v1/invoices", request, **{"Idempotency-Key": erp["doc"]})
place = f"/v1/invoices/{draft['id']}"
verdict = ask("POST", f"{place}/validate")
print(f"{draft['invoiceNumber']}: {draft['status']}, valid: {verdict['valid']}")
for issue in verdict["issues"]:
    print(f"{issue['message']} {issue['hint']}")

# 4. What was missing, from what the ERP knows.
request["dueDate"] = str(date.fromisoformat(erp["posted"]) + timedelta(days=erp["terms_days"]))
ask("PUT", place, request)
print(f"valid: {ask('POST', f'{place}/validate')['valid']}")

# 5. Submit it, and wait until the buyer's provider and the tax authority have answered.
ask("POST", f"{place}/submit", **{"Idempotency-Key": erp["doc"]})
on_the_way = {"pending", "sent"}
for _ in range(120):
    document = ask("GET", place)
    exchange, reporting = document["exchange"]["status"], document["reporting"]["status"]
    if document["status"] == "DeliveryFailed" or (document["status"] == "Sent" and not {exchange, reporting} & on_the_way):
        break
    time.sleep(0.5)
print(f"{draft['invoiceNumber']}: {document['status']}, {exchange}, {reporting}")

# 6. Keep the XML, which is the invoice, and where it stands.
Path(f"{erp['doc']}.xml").write_text(ask("GET", place, accept="application/xml"), "utf-8")
state = {"id": draft["id"], "exchange": exchange, "reporting": reporting}
Path(f"{erp['doc']}.json").write_text(json.dumps(state), "utf-8")
