/** The style of the page of the interface: light or dark, as its reader prefers. */
export const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 25%, transparent);
  --back: color-mix(in srgb, currentColor 9%, transparent); }
html { background: Canvas; color: CanvasText; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
nav { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 0 1.5rem; }
nav h2 { font-size: 1rem; margin: .75rem 0 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
main > h2 { margin: 2.5rem 0 0; }
section { border-top: 1px solid var(--line); padding: .5rem 0; }
h3 { font-size: 1rem; margin: .5rem 0; }
h3 code { background: var(--back); padding: .1rem .4rem; }
code { overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate; }
.language { text-align: end; margin: 0; }
th code { white-space: nowrap; }
table { border-collapse: collapse; margin: .5rem 0; }
caption { text-align: start; font-weight: 600; }
th { font-weight: 400; text-align: start; }
th, td { padding-block: .1rem; padding-inline: 0 1rem; vertical-align: top; }
th + td:not(:last-child) { white-space: nowrap; }
section:target { outline: 2px solid LinkText; outline-offset: .25rem; }
@media (max-width: 40rem) { tr { display: block; padding-bottom: .35rem; } th, td { display: inline; } td + td { display: block; } }
`;
