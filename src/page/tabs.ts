import { byId } from '../ui/dom.ts';

export const tabNames = ['findings', 'document', 'totals', 'ubl', 'request'] as const;
export type TabName = (typeof tabNames)[number];

/** Shows a tab's panel and hides the others. */
export function selectTab(selected: TabName): void {
  for (const name of tabNames) {
    const tab = byId(`tab-${name}`);
    tab.setAttribute('aria-selected', String(name === selected));
    tab.tabIndex = name === selected ? 0 : -1;
    byId(`panel-${name}`).hidden = name !== selected;
  }
}

/** Shows or hides a tab; if it was selected, the findings are shown, and the keyboard goes there. */
export function offerTab(name: TabName, isOffered: boolean): void {
  const tab = byId(`tab-${name}`);
  if (!isOffered && tab.getAttribute('aria-selected') === 'true') {
    const isHeld = byId(`panel-${name}`).contains(document.activeElement);
    selectTab('findings');
    if (isHeld) byId('tab-findings').focus({ preventScroll: true });
  }
  tab.hidden = !isOffered;
}

/** Tabs that follow the ARIA pattern: click, arrow keys, Home and End. */
export function listenToTabs(isRightToLeft: () => boolean): void {
  for (const name of tabNames) byId(`tab-${name}`).addEventListener('click', () => selectTab(name));
  byId('tabs').addEventListener('keydown', (event) => {
    const names = tabNames.filter((name) => !byId(`tab-${name}`).hidden);
    const current = names.findIndex((name) => byId(`tab-${name}`) === document.activeElement);
    const next = nextTab(event.key, names, current, isRightToLeft());
    if (current < 0 || next === undefined) return;
    event.preventDefault();
    selectTab(next);
    byId(`tab-${next}`).focus();
  });
}

function nextTab(
  key: string,
  names: readonly TabName[],
  current: number,
  rightToLeft: boolean,
): TabName | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return names[(current + 1) % names.length];
  if (key === back) return names[(current + names.length - 1) % names.length];
  if (key === 'Home') return names[0];
  return key === 'End' ? names.at(-1) : undefined;
}
