"""The verdict of `pint-ae serve` on a document: python3 over_http.py invoice.json"""
import json, sys
from urllib.request import Request, urlopen

server = sys.argv[2] if len(sys.argv) > 2 else "http://127.0.0.1:8080"
document = open(sys.argv[1], "rb").read()
# A status other than 200 is not a verdict, and is raised as HTTPError.
with urlopen(Request(f"{server}/v1/validate", document, {"content-type": "application/json"})) as answer:
    verdict = json.load(answer)
print(verdict["outcome"])
for issue in verdict["issues"]:
    print(f"{issue['path']} ({issue['rule']})\n{issue['message']}\n{issue['hint']}")
