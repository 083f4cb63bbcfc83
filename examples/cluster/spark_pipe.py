"""The verdict on each line, by Spark and the command: spark-submit spark_pipe.py 'invoices/*.ndjson' verdicts

The command `pint-ae` has to be on the path of Spark's workers; it needs Node.js there, and no package of Python.
"""

import sys

from pyspark.sql import SparkSession

documents, verdicts = sys.argv[1:]
spark = SparkSession.builder.appName("pint-ae").getOrCreate()
lines = spark.sparkContext.textFile(documents)
lines.pipe("pint-ae batch --filter --jobs 1", checkCode=True).saveAsTextFile(verdicts)
