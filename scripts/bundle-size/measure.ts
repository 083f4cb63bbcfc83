import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { projectFolder } from '../project-folder.ts';

/** Options of a minified bundle for browsers. */
export const minified = {
  bundle: true,
  minify: true,
  platform: 'neutral',
  format: 'esm',
  mainFields: ['module', 'main'],
  conditions: ['browser'],
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  write: false,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Compressed as a content network does it on its way: the hardest compression saves another 12 %, and takes forty times as long. */
export async function compressedSize(text: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (await promisify(brotliCompress)(text, { params })).length;
}

/** The functions that the documentation lists, each with its entry point. */
export const measuredFunctions = {
  compute: 'pint-ae/steps',
  createCreditNote: 'pint-ae',
  documentRequest: 'pint-ae',
  normalise: 'pint-ae/steps',
  validateRequest: 'pint-ae',
  validateUbl: 'pint-ae',
  validate: 'pint-ae',
  arabic: 'pint-ae/ar',
  createProblem: 'pint-ae/http',
} as const;

interface Part {
  readonly files: RegExp;
  readonly names: Readonly<Record<'en' | 'ar', string>>;
}

export const parts: readonly Part[] = [
  { files: /node_modules\/decimal\.js/, names: { en: 'decimal.js', ar: 'decimal.js' } },
  {
    files: /generated\/(?:messages|arabic)\.js|\/messages\//,
    names: { en: 'messages, hints and names of codes', ar: 'الرسائل والإرشادات وأسماء الرموز' },
  },
  {
    files: /generated\/(?:\w+-)?(?:rules|releases|release-changes|assertion-texts)\.js|\/releases\//,
    names: { en: 'official rules, compiled, of both releases', ar: 'القواعد الرسمية المترجمة، للإصدارين' },
  },
  {
    files: /generated\/code-lists\.js|\/codelists\/|\/aliases\//,
    names: {
      en: 'code lists, and other words for codes and fields',
      ar: 'قوائم الرموز، وكلمات أخرى للرموز والحقول',
    },
  },
  {
    files: /^engine\/|^src\/schematron\//,
    names: { en: 'engine of the rules, and XML reader', ar: 'محرك القواعد وقارئ XML' },
  },
  {
    files: /^src\/(?:ubl|intake)\/|\/(?:structure|binding)\//,
    names: { en: 'UBL: structure, reading and writing', ar: 'UBL: البنية والقراءة والكتابة' },
  },
  {
    files: /^src\/request\/|generated\/(?:request|present|supplies)/,
    names: { en: 'reading and normalising requests', ar: 'قراءة الطلبات وتوحيدها' },
  },
  {
    files: /^rules\//,
    names: {
      en: 'checks, advice and defaults of PINT-AE',
      ar: 'عمليات التحقق والنصائح والقيم الافتراضية في PINT-AE',
    },
  },
  { files: /./, names: { en: 'everything else', ar: 'سائر ما فيها' } },
];

export interface BundleSize {
  readonly compressed: number;
  /** The bytes of each part before compression, in the order of `parts`. */
  readonly parts: readonly number[];
}

/** The size of a program that uses one function of an entry point: compressed as the package has it, and by parts of the sources. */
export async function bundleSize(name: string, entry: string): Promise<BundleSize> {
  const { text } = await bundle(name, `./dist/${built(entry)}.js`);
  const { inputs } = await bundle(name, `./src/${sources[entry] ?? ''}`);
  const sums = parts.map(() => 0);
  for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
    const at = parts.findIndex(({ files }) => files.test(file));
    sums[at] = (sums[at] ?? 0) + bytesInOutput;
  }
  return { compressed: await compressedSize(text), parts: sums };
}

const sources: Readonly<Record<string, string>> = {
  'pint-ae': 'index.ts',
  'pint-ae/steps': 'api/steps.ts',
  'pint-ae/ar': 'core/messages/arabic.ts',
  'pint-ae/http': 'http/index.ts',
};
const built = (entry: string) => entry.split('/')[1] ?? 'index';

/** The texts that bundles for browsers have: none but the English ones. */
const englishOnly: Plugin = {
  name: 'English only',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/included-texts\.ts$/ }, ({ resolveDir }) => ({
      path: `${resolveDir}/no-included-texts.ts`,
    }));
  },
};

async function bundle(name: string, module: string) {
  const { outputFiles, metafile } = await build({
    ...minified,
    absWorkingDir: projectFolder,
    stdin: { contents: `export { ${name} } from '${module}'`, resolveDir: projectFolder },
    metafile: true,
    plugins: [englishOnly],
  });
  const [output] = Object.values(metafile.outputs);
  return { text: outputFiles[0]?.text ?? '', inputs: output?.inputs ?? {} };
}
