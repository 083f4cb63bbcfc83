"""Answers an invoice with its UBL, or with 422 and what is wrong at which field: python invoices.py runserver"""
import os
import sys
import pint_ae
from django.conf import settings
from django.core.management import execute_from_command_line
from django.http import HttpResponse, JsonResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST


@csrf_exempt
@require_POST
def create(request):
    # The bytes as they came: amounts keep their digits.
    result = pint_ae.convert(request.body)
    if result["valid"]:
        return HttpResponse(result["xml"], content_type="application/xml")
    fields = [{name: issue[name] for name in ("path", "message", "hint")} for issue in result["issues"]]
    return JsonResponse({"errors": fields}, status=422)


urlpatterns = [path("invoices", create)]
# A project of its own has these in settings.py.
settings.configure(ROOT_URLCONF=__name__, SECRET_KEY=os.environ["SECRET_KEY"], ALLOWED_HOSTS=["127.0.0.1"])

if __name__ == "__main__":
    execute_from_command_line(sys.argv)
