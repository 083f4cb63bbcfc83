import { expect, test } from 'vitest';
import { compileStylesheet } from '../../src/schematron/saxon/compile-stylesheet.ts';

test('a stylesheet compiled again is the same, whatever the time', () => {
  const stylesheet =
    '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="3.0"><xsl:template match="/"/></xsl:stylesheet>';
  const compiled = compileStylesheet(stylesheet);
  expect(compiled).toMatchObject({ buildDateTime: '1970-01-01T00:00:00Z' });
  expect(compileStylesheet(stylesheet)).toEqual(compiled);
});
