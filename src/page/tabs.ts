import { byId } from './dom.ts';

export const tabNames = ['findings', 'document', 'totals', 'ubl'] as const;
export type TabName = (typeof tabNames)[number];

/** Shows a tab's panel and hides the others'. */
export function selectTab(selected: TabName): void {
  for (const name of tabNames) {
    const tab = byId(`tab-${name}`);
    tab.setAttribute('aria-selected', String(name === selected));
    tab.tabIndex = name === selected ? 0 : -1;
    byId(`panel-${name}`).hidden = name !== selected;
  }
}

/** Tabs as the ARIA pattern has them: a click, and the arrows, Home and End between them. */
export function listenToTabs(isRightToLeft: () => boolean): void {
  for (const name of tabNames) byId(`tab-${name}`).addEventListener('click', () => selectTab(name));
  byId('tabs').addEventListener('keydown', (event) => {
    const current = tabNames.findIndex((name) => byId(`tab-${name}`) === document.activeElement);
    const next = nextTab(event.key, current, isRightToLeft());
    if (current < 0 || next === undefined) return;
    event.preventDefault();
    selectTab(next);
    byId(`tab-${next}`).focus();
  });
}

function nextTab(key: string, current: number, rightToLeft: boolean): TabName | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return tabNames[(current + 1) % tabNames.length];
  if (key === back) return tabNames[(current + tabNames.length - 1) % tabNames.length];
  if (key === 'Home') return tabNames[0];
  return key === 'End' ? tabNames.at(-1) : undefined;
}
