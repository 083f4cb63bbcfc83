import sys
from odd import Client, Object, ProblemError

document, address = sys.argv[1:]
print(Object.from_json(document).to_json())
client = Client(address, api_key="secret", token="other")
for name in ("a/b c", "redirect", "cut", "torn"):
    try:
        client.class_(name, "d", ["a,b", "ü&"], import_=[1, 2], list_id=True, x_trace_id="t")
    except ProblemError as refused:
        print(refused.status, refused.retry_after, refused.problem and refused.problem.title)
    except Exception as failed:
        print(name, type(failed).__name__)
