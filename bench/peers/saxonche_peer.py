"""Judges UBL by the .xslt files of a folder, run by Saxon-HE in Python (saxonche): no schema."""

import sys
from pathlib import Path

from judge import run
from saxonche import PySaxonProcessor

BREACHES = " | ".join(f"//*:{kind}[not(@flag = 'warning')]/@id" for kind in ("failed-assert", "successful-report"))

with PySaxonProcessor(license=False) as processor:
    compiler = processor.new_xslt30_processor()
    files = sorted(Path(sys.argv[1]).glob("*.xslt"))
    stylesheets = [compiler.compile_stylesheet(stylesheet_file=str(file)) for file in files]

    def judge(text: str) -> set[str]:
        document = processor.parse_xml(xml_text=text)
        rules: set[str] = set()
        for stylesheet in stylesheets:
            report = stylesheet.transform_to_value(xdm_node=document)
            xpath = processor.new_xpath_processor()
            xpath.set_context(xdm_item=report.item_at(0))
            found = xpath.evaluate(BREACHES)
            rules.update(item.string_value for item in found or ())
        return rules

    run(judge)
