import type { Issue } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { hintMarks } from '../../report/hint-marks.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import type { Paint } from '../../report/rendered.ts';

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

/** Message and hint. */
export function wordLines(message: string, hint: string, { language, paint }: Look): string[] {
  const inOrder = (text: string) => inReadingOrder(withVisibleControls(text), language);
  return [
    `    ${inOrder(message)}`,
    ...(hint === ''
      ? []
      : [
          `    ${inReadingOrder(`${paint.faint(hintMarks[language].mark)} ${withVisibleControls(hint)}`, language)}`,
        ]),
  ];
}

/** Issues for a person, with an empty line between them. */
export function issuesText(issues: readonly Issue[], look: Look): string {
  return issues.map((issue) => `${issueLines(issue, look).join('\n')}\n`).join('\n');
}
