import { escaped } from './compiled/draft.ts';

export const namespace = 'http://purl.oclc.org/dsdl/schematron';

/** A schema whose content begins on its second line. */
export const schema = (content: string, attributes = 'queryBinding="xslt2"') =>
  `<schema xmlns="${namespace}" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}><ns prefix="f" uri="urn:f"/>\n${content}</schema>`;

export const patternOf = (content = ruleOn('*'), attributes = '') =>
  `<pattern ${attributes}>${content}</pattern>`;

export const ruleOn = (context: string, content = assertOf('true()'), attributes = '') =>
  `<rule context="${escaped(context)}" ${attributes}>${content}</rule>`;

export const assertOf = (test: string, id = 'a') => `<assert id="${id}" test="${escaped(test)}">-</assert>`;

/** A stylesheet whose content begins on its second line. */
export const stylesheetOf = (content: string, attributes = 'version="2.0"') =>
  `<xsl:stylesheet xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:a="urn:a" ${attributes}>\n${content}</xsl:stylesheet>`;
