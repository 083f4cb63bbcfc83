import { expect, test } from 'vitest';
import { withBreaks } from '../../docs/.vitepress/code-in-text.ts';

const whole = (text: string) => `<span class="whole">${text}</span>`;
const code = (text: string) => `<code>${text}</code>`;

test('a line never ends within an option or the name of the command', () => {
  expect(withBreaks(code('pint-ae validate --watch'), false)).toBe(
    code(`${whole('pint-ae')} validate ${whole('--watch')}`),
  );
  expect(withBreaks(code('-o, --allowed-origin'), false)).toBe(
    code(`${whole('-o')}, ${whole('--allowed')}-origin`),
  );
  for (const other of ['not-judged', '2026-11-02', 'pint-ae-malformed', 'a &lt; b'])
    expect(withBreaks(code(other), false)).toBe(code(other));
});

test('in a table a line may end after the points of a path and between the words of a name', () => {
  const parts = (text: string) =>
    withBreaks(code(text), true)
      .replace(/<\/?code>/g, '')
      .split('<wbr>');
  expect(parts('lines[].lineExtensionAmount')).toEqual(['lines[].', 'line', 'Extension', 'Amount']);
  expect(parts('status_transitions.finalized_at')).toEqual(['status_', 'transitions.', 'finalized_', 'at']);
  expect(parts('dist/page/index.html')).toEqual(['dist/', 'page/', 'index.', 'html']);
  expect(parts('&quot;TRN&quot;')).toEqual(['&quot;TRN&quot;']);
  expect(withBreaks(code('lineExtensionAmount'), false)).toBe(code('lineExtensionAmount'));
});
