"""The verdict on each line, by Spark and the command: spark-submit spark_pipe.py 'invoices/*.ndjson' verdicts

The command `pint-ae` and Node.js have to be on the path of the workers, as on the driver's: Spark starts commands with no
environment but the one it is given here.
"""

import os
import sys

from pyspark.sql import SparkSession

documents, verdicts = sys.argv[1:]
spark = SparkSession.builder.appName("pint-ae").getOrCreate()
lines = spark.sparkContext.textFile(documents)
environment = {"PATH": os.environ["PATH"]}
lines.pipe("pint-ae batch --filter --threads 1", environment, checkCode=True).saveAsTextFile(verdicts)
