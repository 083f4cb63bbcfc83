import type { Issue } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import type { Paint } from '../../report/rendered.ts';
import { hintLines } from '../../report/wrap.ts';

/** Rendering of a text where it is shown. */
export interface Look {
  readonly language: Language;
  readonly paint: Paint;
}

/** Formats an issue for a person: its rule and place, the problem, and the fix. */
export function issueLines({ rule, severity, path, location, message, hint }: Issue, look: Look): string[] {
  const { paint } = look;
  const label = severity === 'error' ? paint.bad(rule) : paint.careful(rule);
  return [`  ${label}  ${paint.strong(path || location || '')}`.trimEnd(), ...wordLines(message, hint, look)];
}

export function wordLines(message: string, hint: string, look: Look): string[] {
  const shown = `    ${inReadingOrder(withVisibleControls(message), look.language)}`;
  return [shown, ...(hint === '' ? [] : hintLines(hint, look))];
}

/** Issues for a person, with an empty line between them. */
export function issuesText(issues: readonly Issue[], look: Look): string {
  return issues.map((issue) => `${issueLines(issue, look).join('\n')}\n`).join('\n');
}
