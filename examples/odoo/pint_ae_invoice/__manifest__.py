{
    "name": "PINT-AE e-invoices",
    "version": "17.0.1.0.0",
    "summary": "Checks invoices of the UAE when they are confirmed, and attaches their UBL",
    "category": "Accounting/Localizations/EDI",
    "license": "LGPL-3",
    "depends": ["l10n_ae", "uom"],
    "external_dependencies": {"python": ["pint_ae"]},
    "data": ["data/uom.uom.csv", "views/views.xml"],
}
