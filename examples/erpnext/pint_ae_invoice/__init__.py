"""PINT-AE e-invoices for ERPNext."""

__version__ = "1.0.0"
