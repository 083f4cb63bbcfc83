"""The verdict on documents and the UBL of valid requests, without Node.js: python3 in_process.py invoices/*.json"""
import sys
from pathlib import Path
import pint_ae

for document in (Path(file).read_bytes() for file in sys.argv[1:]):
    result = pint_ae.convert(document)
    print(result["outcome"])
    for issue in result["issues"]:
        print(f"{issue['path']} ({issue['rule']})\n{issue['message']}\n{issue['hint']}")
    if result["valid"]:
        print(result["xml"])
