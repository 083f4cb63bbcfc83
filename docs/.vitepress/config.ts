import { defineConfig } from 'vitepress';
import { sourceAliases } from '../../scripts/entry-points.ts';
import { codeInText } from './code-in-text.ts';
import { logicalProperties } from './logical-properties.ts';
import { arabic, english } from './navigation.ts';
import { renderOnce } from './render-once.ts';
import { miniSearch } from './search.ts';
import { searchByScript } from './search-by-script.ts';
import { stackedTables } from './stacked-tables.ts';

/** Stands for the place of the site until its pages are made relative (`scripts/docs/relocatable.ts`). */
const base = '/SITE-BASE/';

export default defineConfig({
  title: 'pint-ae',
  base,
  appearance: true,
  lastUpdated: false,
  metaChunk: true,
  srcExclude: ['README.md', 'node_modules/**'],
  // The links of a page are checked by this build, those to places within pages by test/docs.
  ignoreDeadLinks: [/^\/api\//, /openapi\.json$/, /^http:\/\/127\.0\.0\.1/],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(markdown) {
      codeInText(markdown);
      stackedTables(markdown);
      renderOnce(markdown);
    },
  },
  // Beside each page is its Markdown (`scripts/docs/markdown-twins.ts`).
  transformHead: ({ page }) => [
    ['link', { rel: 'alternate', type: 'text/markdown', href: `${base}${page}` }],
  ],
  router: { prefetchLinks: false },
  vite: {
    plugins: [searchByScript],
    resolve: { alias: sourceAliases },
    css: { postcss: { plugins: [logicalProperties] } },
    build: { modulePreload: false, chunkSizeWarningLimit: 20_000, assetsInlineLimit: 0 },
  },
  locales: {
    root: { label: 'English', lang: 'en', dir: 'ltr', ...english },
    ar: { label: 'العربية', lang: 'ar', dir: 'rtl', ...arabic },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        detailedView: false,
        miniSearch,
        locales: {
          ar: {
            translations: {
              button: { buttonText: 'بحث', buttonAriaLabel: 'بحث' },
              modal: {
                displayDetails: 'إظهار التفاصيل',
                resetButtonTitle: 'مسح البحث',
                backButtonTitle: 'إغلاق البحث',
                noResultsText: 'لا نتائج لـ',
                footer: {
                  selectText: 'للاختيار',
                  navigateText: 'للتنقل',
                  closeText: 'للإغلاق',
                  selectKeyAriaLabel: 'مفتاح الإدخال',
                  navigateUpKeyAriaLabel: 'سهم إلى أعلى',
                  navigateDownKeyAriaLabel: 'سهم إلى أسفل',
                  closeKeyAriaLabel: 'مفتاح الخروج',
                },
              },
            },
          },
        },
      },
    },
  },
});
