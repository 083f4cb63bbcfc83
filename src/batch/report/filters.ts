/**
 * The script of a report, whose source is written into the page: it must not use anything outside itself. Each filter
 * hides the documents that do not match it, and the findings without a document left.
 */
export function followFilters(): void {
  const all = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
    Array.from(document.querySelectorAll<Kind>(selector));
  const search = document.querySelector<HTMLInputElement>('#search');
  const told = document.querySelector<HTMLElement>('#shown');
  const rows = all('tr[data-document]');
  const findings = all('article.finding').map((element) => {
    const heading = (element.querySelector('.head')?.textContent ?? '').toLowerCase();
    const items = Array.from(element.querySelectorAll<HTMLElement>('li[data-document]'));
    return { element, heading, items };
  });
  const chosen: Record<string, string | undefined> = {};
  const words = new Map<string | undefined, string[]>(
    rows.map((row) => [row.dataset.document, [(row.textContent ?? '').toLowerCase()]]),
  );
  for (const { heading, items } of findings)
    for (const item of items)
      words.get(item.dataset.document)?.push(heading, (item.textContent ?? '').toLowerCase());

  function isShown(row: HTMLElement, sought: readonly string[]): boolean {
    const { document: id, outcome, seller, buyer, rules = '' } = row.dataset;
    if (chosen.outcome !== undefined && chosen.outcome !== outcome) return false;
    if (chosen.seller !== undefined && chosen.seller !== seller) return false;
    if (chosen.buyer !== undefined && chosen.buyer !== buyer) return false;
    if (chosen.rule !== undefined && !rules.split(' ').includes(chosen.rule)) return false;
    const texts = words.get(id) ?? [];
    return sought.every((word) => texts.some((text) => text.includes(word)));
  }

  function show(): void {
    const sought = (search?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const shown = new Set<string | undefined>();
    for (const row of rows) {
      row.hidden = !isShown(row, sought);
      if (!row.hidden) shown.add(row.dataset.document);
    }
    for (const { element, items } of findings) {
      const isOther = chosen.rule !== undefined && chosen.rule !== element.dataset.rule;
      for (const item of items) item.hidden = isOther || !shown.has(item.dataset.document);
      element.hidden = items.every(({ hidden }) => hidden);
    }
    for (const section of all('section[data-findings]'))
      section.hidden = !section.querySelector('article:not([hidden]),tr[data-document]:not([hidden])');
    for (const button of all<HTMLButtonElement>('button[data-filter]')) {
      const { filter = '', value } = button.dataset;
      button.setAttribute('aria-pressed', String(chosen[filter] === value));
    }
    if (told !== null)
      told.textContent = (told.dataset.text ?? '')
        .replace('{shown}', String(shown.size))
        .replace('{count}', String(rows.length));
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null;
    if (button === null) return;
    const { filter, value } = button.dataset;
    if (button.id === 'print') print();
    else if (button.id === 'all') {
      for (const name of Object.keys(chosen)) chosen[name] = undefined;
      if (search !== null) search.value = '';
      show();
    } else if (filter !== undefined) {
      chosen[filter] = chosen[filter] === value ? undefined : value;
      show();
    }
  });
  search?.addEventListener('input', show);
  // A closed list would be missing in print.
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = all<HTMLDetailsElement>('details:not([open])');
    for (const each of opened) each.open = true;
  });
  addEventListener('afterprint', () => {
    for (const each of opened) each.open = false;
  });
  // A link from a list leads to its row.
  for (const tools of all('.tools')) tools.hidden = false;
  show();
}
