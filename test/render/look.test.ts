import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renderDocument } from '../../src/render/index.ts';
import type { Look } from '../../src/render/look.ts';
import { pintAe } from '../cli/command-line.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { textOf } from './printed.ts';

const invoice = JSON.stringify(example('standard-invoice'));
const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const logo = `data:image/svg+xml;base64,${picture.toString('base64')}`;

const page = (look: Look, language: 'en' | 'ar' = 'en') =>
  renderDocument(invoice, { look, language }).html ?? '';

describe('What a company puts on its invoices', () => {
  test('is its logo, shown as a picture that loads nothing', () => {
    expect(page({ logo })).toContain(`<img class="logo" src="${logo}" alt="">`);
    expect(page({ logo })).toContain("default-src 'none'; img-src data:; style-src");
    expect(page({})).not.toContain('img-src');
  });

  test('is its colour, bank details, footer, and places to sign and to stamp, in the language of the page', () => {
    const look: Look = {
      ...{ accent: '#7a1f3d', bankDetails: 'Bank A\n<b>', footer: 'Thank you', signature: true, stamp: true },
    };
    expect(page(look)).toContain(':root{--accent:#7a1f3d}');
    expect(textOf(page(look))).toMatch(/Bank details Bank A\s<b>.* Signature Stamp Thank you/s);
    expect(textOf(page(look, 'ar'))).toMatch(/بيانات المصرف .* التوقيع الختم/s);
  });

  test.each<Look>([
    { logo: 'https://example.com/logo.png' },
    { logo: 'data:text/html;base64,PGI+' },
    { logo: 'data:image/png;base64,"><script>' },
    { accent: '#ffff00' },
    { accent: 'red;}*{display:none' },
    { footer: ' ' },
  ])('is refused if it could load, hide or not be read: %o', (look) => {
    expect(() => page(look)).toThrow(TypeError);
  });
});

describe('pint-ae render --options', () => {
  const folder = temporaryFolder();
  const render = (options: unknown) => {
    const file = join(folder, 'options.json');
    writeFileSync(file, JSON.stringify(options));
    return pintAe(['render', '--options', file], invoice);
  };

  test('takes a logo from a file beside the options, by its content', async () => {
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    writeFileSync(join(folder, 'pictures/logo.bin'), picture);
    const { code, stdout } = await render({ render: { logo: 'pictures/logo.bin', footer: 'Thanks' } });
    expect([code, stdout.includes(logo), stdout.includes('Thanks')]).toEqual([0, true, true]);
  });

  test('says which logo is no picture', async () => {
    writeFileSync(join(folder, 'letter.png'), 'Dear');
    const { code, stderr } = await render({ render: { logo: 'letter.png' } });
    expect(code).toBe(2);
    expect(stderr).toContain('the logo letter.png is not a PNG, JPEG, WebP or SVG picture');
  });
});

test('Options for pages are no options of the verdict', async () => {
  const file = join(temporaryFolder(), 'options.json');
  writeFileSync(file, JSON.stringify({ render: { footer: 'Thanks' } }));
  expect((await pintAe(['validate', '--options', file], invoice)).code).toBe(0);
});
