/** `npm run tool -- rules-as-data FOLDER`: the rules and valid documents of the project, for the benchmarks of the engine. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkSchemas, projectFolder, projectSchema } from './sources.ts';

const [folder = 'dist/rules-as-data'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries({ 'pint-ae': projectSchema(), ...networkSchemas() }))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ schemas: [schema] }));
cpSync(join(projectFolder, 'test/fixtures/ubl'), folder, { recursive: true });
