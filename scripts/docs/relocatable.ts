/**
 * Makes the built site work from any folder of any static server, and opened from disk: links become
 * relative, and modules, which browsers do not load from disk, become plain scripts that a small loader
 * joins.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Plugin, rollup } from 'rollup';

const placeholder = '/SITE-BASE/';

export async function makeRelocatable(folder: string): Promise<void> {
  await makePlainScripts(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/loader.js'), loader);
  // A server may answer with this page at any depth, where relative links fail.
  rmSync(join(folder, '404.html'), { force: true });
  for (const file of filesOf(folder, '.html'))
    writeFileSync(join(folder, file), relativePage(readFileSync(join(folder, file), 'utf8'), file));
}

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending));
}

async function makePlainScripts(folder: string): Promise<void> {
  // Every page is loaded as a file, so its script need not contain the text.
  for (const file of filesOf(folder, '.js')) if (/\.md\.[\w-]+\.js$/.test(file)) rmSync(join(folder, file));
  const modules = filesOf(folder, '.js');
  const built = await rollup({
    input: Object.fromEntries(modules.map((file) => [file.replace(/\.js$/, ''), join(folder, file)])),
    preserveEntrySignatures: 'strict',
    treeshake: false,
    plugins: [withPlaceOfSite],
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  await built.write({
    dir: folder,
    format: 'amd',
    exports: 'named',
    interop: 'esModule',
    amd: { forceJsExtensionForImports: true },
    entryFileNames: '[name].js',
    hoistTransitiveImports: false,
    compact: true,
  });
  await built.close();
}

/** The scripts learn the site's base from the page that loads them. */
const withPlaceOfSite: Plugin = {
  name: 'place-of-site',
  transform(source, id) {
    const placed = source.replaceAll(/(["'`])\/SITE-BASE\/\1/g, 'decodeURIComponent(siteBase)');
    const changed = changes.find(([name]) => id.includes(name))?.[1] ?? ((text: string) => text);
    return { code: changed(placed), map: null };
  },
};

const changes: readonly (readonly [string, (source: string) => string])[] = [
  ['/metadata.', (source) => `${source};__VP_SITE_DATA__.base=siteBase;`],
  [
    '@localSearchIndex',
    (source) =>
      source.replace(
        /export\s*\{\s*(\w+) as default\s*\}/,
        `const placed=$1.replaceAll(${JSON.stringify(placeholder)},siteBase);export{placed as default}`,
      ),
  ],
];

/**
 * A page with relative links, both those that VitePress prefixes with the base and those that it leaves
 * alone.
 */
export function relativePage(html: string, file: string): string {
  const up = '../'.repeat(file.split('/').length - 1) || './';
  const scripts = Array.from(
    html.matchAll(/<script type="module" src="\/SITE-BASE\/([^"]+)"><\/script>/g),
    ([, source = '']) => source,
  );
  const start = [
    `<script>siteBase=new URL(${JSON.stringify(up)},location.href).pathname;siteStart=${JSON.stringify(scripts)}</script>`,
    `<script defer src="${up}assets/loader.js"></script>`,
  ];
  return html
    .replaceAll(/\s*<script type="module" src="[^"]*"><\/script>/g, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll('rel="preload stylesheet"', 'rel="stylesheet"')
    .replace('</head>', `${start.join('\n    ')}\n  </head>`)
    .replaceAll(
      /(href|src)="\/(?!\/)(?:SITE-BASE\/)?([^"]*)"/g,
      (_, name, path) => `${name}="${relativeTo(up, path)}"`,
    );
}

/** A folder is linked by its index page, which is not added on disk. */
function relativeTo(up: string, path: string): string {
  const [, place = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const page = place === '' || place.endsWith('/') ? `${place}index.html` : place;
  return `${posix.join(up, page)}${rest}`;
}

/** Loads the scripts that a script depends on, then runs it. */
const loader = `(() => {
  const loaded = new Map();
  const load = (url) => {
    if (!loaded.has(url)) loaded.set(url, new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      script.onerror = () => reject(new Error('fetch ' + url));
      script.onload = () => resolve(script.defined());
      script.defined = () => ({});
      document.head.append(script);
    }));
    return loaded.get(url);
  };
  const from = (base) => (name) => load(new URL(name, base).href);
  window.define = (names, make) => {
    const script = document.currentScript;
    if (make === undefined) [names, make] = [[], names];
    script.defined = async () => {
      const exported = {};
      const need = from(script.src);
      const parts = names.map((name) =>
        name === 'exports' ? exported
        : name === 'require' ? ([each], done, failed) => need(each).then(done, failed)
        : need(name));
      const result = make(...(await Promise.all(parts)));
      return result === undefined ? exported : result;
    };
  };
  siteStart.reduce((before, name) => before.then(() => load(new URL(siteBase + name, location.href).href)), Promise.resolve());
})();
`;
