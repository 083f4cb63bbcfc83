"""The verdict of `pint-ae serve` on documents, and the UBL of valid ones: python3 over_http.py invoices/*.json"""
import os, sys
from pathlib import Path
from pint_ae import Client

client = Client(os.environ.get("PINT_AE_SERVER", "http://127.0.0.1:8080"))
for document in (Path(file).read_bytes() for file in sys.argv[1:]):
    verdict = client.validate_document(document)
    print(verdict.outcome)
    for issue in verdict.issues:
        print(f"{issue.path} ({issue.rule})\n{issue.message}\n{issue.hint}")
    if verdict.valid:
        print(client.convert_document_as_xml(document))
