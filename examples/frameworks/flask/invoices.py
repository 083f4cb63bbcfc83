"""Answers an invoice with its UBL, or with 422 and what is wrong at which field: flask --app invoices run"""
import pint_ae
from flask import Flask, Response, request

app = Flask(__name__)


@app.post("/invoices")
def create():
    # The bytes as they came: amounts keep their digits.
    result = pint_ae.convert(request.get_data())
    if result["valid"]:
        return Response(result["xml"], mimetype="application/xml")
    fields = [{name: issue[name] for name in ("path", "message", "hint")} for issue in result["issues"]]
    return {"errors": fields}, 422
