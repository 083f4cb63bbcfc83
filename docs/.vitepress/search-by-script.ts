/** The language whose pages answer a query: Arabic for one in Arabic letters, whatever page it is typed on. */
export function searchedLocale(query: string, locale: string): string {
  return /[\u0600-\u06ff]/.test(query) ? 'ar' : locale;
}

/** Where VitePress keeps a query between pages, and the field in which it is typed. */
const keptQuery = 'vitepress:local-search-filter';
const field = 'localsearch-input';

/** A plugin of Vite that lets the module of the indexes answer with the index of the query's language. */
export const searchByScript = {
  name: 'pint-ae:search-by-script',
  enforce: 'post' as const,
  transform(code: string, id: string): string | undefined {
    if (id !== '/@localSearchIndex') return undefined;
    const indexes = code.replace('export default', 'const indexes =');
    if (indexes === code) throw new Error('VitePress has no indexes where they were');
    return `import { ref } from 'vue';
${indexes};
const searchedLocale = ${searchedLocale};
const query = ref(typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem('${keptQuery}') ?? ''));
if (typeof document !== 'undefined')
  document.addEventListener('input', ({ target }) => {
    if (target.id === '${field}') query.value = target.value;
  });
export default new Proxy(indexes, { get: (all, locale) => all[searchedLocale(query.value, locale)] });
`;
  },
};
