import { expect, test } from 'vitest';
import { accessiblePage } from '../../scripts/docs/write-api.ts';

test('a page of TypeDoc gets landmarks, heading levels, and no link inside a control that opens a part', () => {
  const page = `<div class="col-content"><h1>A</h1><h4>B</h4><h3>C</h3><h2>D</h2>
<summary><h3 id="x">E</h3><a href="#x" class="tsd-anchor-icon"><svg></svg></a></summary><a class="tsd-anchor-icon">F</a></div>
<div class="page-menu"></div>`;
  expect(accessiblePage(page).split('\n')).toEqual([
    '<div class="col-content" role="main"><h1>A</h1><h4 aria-level="2">B</h4><h3>C</h3><h2>D</h2>',
    '<summary><h3 id="x">E</h3></summary><a class="tsd-anchor-icon">F</a></div>',
    '<div class="page-menu" role="navigation" aria-label="On this page"></div>',
  ]);
});

test('and leads back to the other pages, from any depth', () => {
  const page = '<html data-base="../">\n<div id="tsd-toolbar-links"></div>';
  expect(accessiblePage(page)).toContain('<a href="../../index.html">Documentation</a></div>');
});
