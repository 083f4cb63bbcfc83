"""Judges UBL by mcp-einvoicing-ae, which has the base rules of EN 16931."""

from judge import run
from mcp_einvoicing_ae.tools.validation import AEDocumentValidator

validator = AEDocumentValidator()


def judge(text: str) -> set[str]:
    return {error.partition(":")[0] for error in validator.validate(text).errors}


run(judge)
