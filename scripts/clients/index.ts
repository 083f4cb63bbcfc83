/**
 * `npm run tool -- clients --out FOLDER [--description openapi.json --name NAME]`: writes clients in all languages from OpenAPI:
 * of `pint-ae serve` and of the service, or of the description in a file.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ownDescriptions } from './descriptions.ts';
import { type Described, emitClients } from './emit-clients.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    description: { type: 'string' },
    name: { type: 'string', default: 'client' },
  },
});
if (values.out === undefined)
  throw new Error('usage: npm run tool -- clients --out FOLDER [--description openapi.json --name NAME]');
const given = values.description;
const all: Record<string, Described> =
  given === undefined
    ? await ownDescriptions()
    : {
        '': { name: values.name, description: JSON.parse(readFileSync(given, 'utf8')) },
      };
for (const [folder, described] of Object.entries(all))
  for (const [language, files] of Object.entries(emitClients(described))) {
    const place = join(values.out, folder, language);
    for (const [path, text] of Object.entries(files)) write(join(place, path), text);
    const { length } = Object.keys(files);
    console.log(`${place}: ${length} ${length === 1 ? 'file' : 'files'}`);
  }

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
