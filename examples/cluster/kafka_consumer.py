"""The verdict on each message of a topic, at least once: python kafka_consumer.py broker:9092 invoices verdicts

A message is a document, a JSON request or UBL without line breaks. Its verdict has the same key. Messages are confirmed
once their verdicts are written, so those of a consumer that is killed are judged again by the next one.
"""

import subprocess
import sys

from kafka import KafkaConsumer, KafkaProducer

broker, documents, verdicts = sys.argv[1:]

consumer = KafkaConsumer(
    documents,
    bootstrap_servers=broker,
    group_id="validators",
    auto_offset_reset="earliest",
    enable_auto_commit=False,
    session_timeout_ms=10_000,
)
producer = KafkaProducer(bootstrap_servers=broker, acks="all")
command = ["pint-ae", "batch", "--filter", "--threads", "1"]

with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as validator:
    while True:
        for messages in consumer.poll(timeout_ms=1000, max_records=500).values():
            for message in messages:
                document = (message.value or b"").strip()
                if b"\n" in document:
                    sys.exit(f"Message {message.offset} of partition {message.partition} has line breaks.")
                validator.stdin.write(document + b"\n")
                validator.stdin.flush()
                verdict = validator.stdout.readline()
                if not verdict:
                    sys.exit("pint-ae has ended.")
                producer.send(verdicts, key=message.key, value=verdict)
        producer.flush()
        consumer.commit()
