"""Kills the consumer of examples/cluster twice; prints how many documents have a verdict, and how many have several."""

import subprocess
import sys
from collections import Counter

from kafka import KafkaConsumer, KafkaProducer

broker, example, document, count = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
with open(document, "rb") as file:
    request = file.read().replace(b"\n", b" ")

producer = KafkaProducer(bootstrap_servers=broker, acks="all")
for number in range(count):
    producer.send("invoices", key=str(number).encode(), value=request)
producer.flush()

reader = KafkaConsumer("verdicts", bootstrap_servers=broker, auto_offset_reset="earliest", consumer_timeout_ms=60_000)
verdicts: Counter[bytes] = Counter()
for wanted in (count // 5, count // 2, count):
    with subprocess.Popen([sys.executable, example, broker, "invoices", "verdicts"]) as consumer:
        while len(verdicts) < wanted:
            message = next(reader)
            assert b'"outcome":"valid"' in message.value, message.value
            verdicts[message.key] += 1
        consumer.kill()
print(len(verdicts), sum(times > 1 for times in verdicts.values()))
