"""Judges documents and writes the UBL of the valid ones: python3 client.py invoice.json …"""

import os
import sys
from pathlib import Path

from pint_ae_client import ApiClient, Configuration, DocumentRequest, DocumentsApi

server = os.environ.get("PINT_AE_SERVER", "http://127.0.0.1:8080")
with ApiClient(Configuration(host=server)) as client:
    documents = DocumentsApi(client)
    for file in sys.argv[1:]:
        # Amounts are float, which keeps 15 digits: round them to cents.
        request = DocumentRequest.from_json(Path(file).read_text("utf-8"))
        verdict = documents.validate_document(request, lang="en")
        print(verdict.outcome)
        for issue in verdict.issues:
            print(f"{issue.path} ({issue.rule})\n{issue.message}\n{issue.hint}")
        if verdict.valid:
            print(documents.convert_document(request, lang="en").xml)
