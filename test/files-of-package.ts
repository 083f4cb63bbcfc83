/** Files without which no package is released. */
export const present = [
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'examples/standard-invoice.json',
  'dist/corpus.ndjson.br',
];
