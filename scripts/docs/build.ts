/**
 * `npm run docs`: writes the reference, builds the site into docs/.vitepress/dist, makes it work from
 * disk, and puts each page as Markdown beside it.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { docs, install } from '../extras/install.ts';
import { writeMarkdownTwins } from './markdown-twins.ts';
import { docsFolder, writeReference } from './reference.ts';
import { makeRelocatable } from './relocatable.ts';
import { writeApi } from './write-api.ts';

const site = join(docsFolder, '.vitepress/dist');

install(docs);
writeReference();
writeApi();
// Thousands of pages at once: in a larger space for what is new, less is collected.
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;
execFileSync('npx', ['vitepress', 'build'], {
  cwd: docsFolder,
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS },
});
await makeRelocatable(site);
writeMarkdownTwins(site);
console.log(`open ${join(site, 'index.html')}`);
