"""The verdict on each document of a folder, by Spark: spark-submit spark_arrow.py 'invoices/*.ndjson' verdicts

A line is a document, a JSON request or UBL without line breaks. The verdicts are Parquet: those of documents that are
not valid in a partition of their own, `failed=true`. It needs `pint-ae[frames]` where Spark's workers run Python.
"""

import sys
from collections.abc import Iterator

import pyarrow
from pint_ae.frames import SCHEMA, validate_arrow
from pyspark.sql import SparkSession, functions
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

documents, verdicts = sys.argv[1:]


def judge(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
    for batch in batches:
        yield validate_arrow(batch, "document")


spark = SparkSession.builder.appName("pint-ae").getOrCreate()
lines = spark.read.text(documents).withColumnRenamed("value", "document")
schema = StructType([*lines.schema, *from_arrow_schema(SCHEMA)])
judged = lines.mapInArrow(judge, schema)
judged.withColumn("failed", functions.col("outcome") != "valid").write.partitionBy("failed").parquet(verdicts)
