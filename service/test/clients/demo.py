"""An invoice of the demo from its creation to what the buyer's system says of it: demo.py ADDRESS KEY EXAMPLE"""
import json
import sys
from decimal import Decimal
from pathlib import Path

from pint_ae_service import Client, DocumentRequest, ProblemError

address, key, example = sys.argv[1:]
client = Client(address, api_key=key)
told = {}

request = DocumentRequest.from_json(Path(example).read_text(encoding="utf-8"))
request.invoice_number = "PYTHON-1"
request.lines[0].unit_price = Decimal("845.50")
created = client.create_invoice(request, idempotency_key="once")
told["created"] = created.status
told["again"] = client.create_invoice(request, idempotency_key="once").id == created.id
told["valid"] = client.validate_invoice(created.id).valid

try:
    client.replace_invoice(created.id, request, if_match='"of another version"')
except ProblemError as refused:
    told["refused"] = [refused.status, refused.problem.type.rsplit("/", 1)[-1]]
request.invoice_number = "PYTHON-2"
told["replaced"] = client.replace_invoice(created.id, request, if_match=created.headers["etag"]).invoice_number

broken = DocumentRequest.from_json(request.to_json())
broken.lines[0].vat_category = "E"
broken.invoice_number = "PYTHON-3"
left = client.create_invoice(broken)
told["findings"] = [issue.rule for issue in client.validate_invoice(left.id).issues]
try:
    client.create_invoice({"documentType": "Invoice"})
except ProblemError as refused:
    told["fields"] = [error.field for error in refused.problem.errors]

client.submit_invoice(created.id)
(found,) = client.list_invoices(invoice_number="PYTHON-2", limit=1).items
told["total"] = str(found.total_payable_amount)
told["ubl"] = "<cbc:ID>PYTHON-2</cbc:ID>" in client.get_invoice_as_xml(created.id)
told["lines"] = [answer.status for answer in client.bulk_create_invoices([request, "{}"])]
told["stranger"] = None
try:
    Client(address).who_am_i()
except ProblemError as refused:
    told["stranger"] = refused.status
told["id"] = created.id
print(json.dumps(told))
