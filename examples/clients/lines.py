"""The verdict of the command on each document, a line of JSON each: python3 lines.py invoices/*.json"""
import json, subprocess, sys

# A document without its line breaks is a line; no number in it is written anew.
lines = [" ".join(open(file, encoding="utf-8").read().split("\n")) for file in sys.argv[1:]]
command = ["pint-ae", "batch", "--filter"]
run = subprocess.run(command, input="\n".join(lines), stdout=subprocess.PIPE, encoding="utf-8", check=True)
for verdict in map(json.loads, run.stdout.splitlines()):
    print(verdict["outcome"])
    for issue in verdict["issues"]:
        print(f"{issue['path']} ({issue['rule']})\n{issue['message']}\n{issue['hint']}")
