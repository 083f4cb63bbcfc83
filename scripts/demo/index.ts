/**
 * `npm run demo`: the story of an invoice, from its mistakes to its UBL, told by the commands that a user types. Builds only
 * what these need.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pc from 'picocolors';
import { findChromium, isExecutable } from '../../src/node/chromium.ts';
import { projectFolder } from '../sources.ts';
import { brokenInvoice, withDecision } from './invoice.ts';
import './quick-build.ts';

const begin = performance.now();
const invalid = 1;
const folder = join(projectFolder, 'dist/demo');
const place = (name: string) => relative(projectFolder, join(folder, name));
const invoice = place('invoice.json');

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'invoice.json'), brokenInvoice());

tell('1. An ERP sends an invoice. Is it valid?');
pintAe(['validate', invoice], invalid);

tell('2. What is certain, pint-ae mends itself. It takes no tax decision: what is left is for a person.');
pintAe(['validate', '--fix', invoice], invalid);

tell('3. The person decides: the VAT rate of line 2 is 5.');
const mended = readFileSync(join(folder, 'invoice.json'), 'utf8');
writeFileSync(join(folder, 'invoice.json'), withDecision(mended));
pintAe(['validate', invoice]);

tell('4. The invoice as a person reads it, in English and Arabic.');
pintAe(['render', invoice, '--lang', 'both', '--out', place('invoice.html')]);
if (hasChromium()) pintAe(['render', invoice, '--lang', 'both', '--pdf', '--out', place('invoice.pdf')]);
else console.log(pc.dim('With Chromium or Chrome installed, --pdf writes it as PDF too.'));
console.log(`Open ${join(folder, 'invoice.html')} in a browser.`);

tell('5. The UBL that travels over the Peppol network.');
pintAe(['convert', invoice, '--out', place('invoice.xml')]);
const ubl = readFileSync(join(folder, 'invoice.xml'), 'utf8').split('\n');
const shown = ubl.slice(0, 12).map((line) => (line.length > 110 ? `${line.slice(0, 109)}…` : line));
console.log(
  [...shown, pc.dim(`… ${ubl.length - shown.length} more lines, in ${place('invoice.xml')}`)].join('\n'),
);

tell(`Told in ${Math.round((performance.now() - begin) / 1000)} seconds. What to type next:`);
for (const [command, meaning] of [
  ['npx pint-ae init my-invoice.json', 'an invoice to start from, with every field that is needed'],
  ['npx pint-ae validate my-invoice.json', 'its verdict; or that of your own file'],
  ['npx pint-ae explain ibr-190-ae', 'what a rule says; and any field, code or business term'],
])
  console.log(`  ${pc.bold(command?.padEnd(38))} ${meaning}`);

function tell(text: string): void {
  console.log(`\n${pc.bold(pc.cyan(text))}`);
}

/** Runs the command as a user would. Throws an error if it ends in another way than the story says. */
function pintAe(args: readonly string[], code = 0): void {
  console.log(pc.dim(`$ npx pint-ae ${args.join(' ')}`));
  const { status } = spawnSync(process.execPath, ['dist/cli.js', ...args], {
    cwd: projectFolder,
    stdio: 'inherit',
  });
  if (status !== code) throw new Error(`the command has ended with ${status}, not ${code}`);
}

function hasChromium(): boolean {
  const program = findChromium();
  return program !== undefined && isExecutable(program);
}
