import type { Language } from 'pint-ae';
import { type Reason, reasonIn } from '../track/reason.ts';
import type { RejectionIssue } from '../track/rejection.ts';
import type { KnownTrack } from '../track/change-track.ts';

/** A track as the interface shows it. */
export function shownTrack<Status extends string>(
  { status, at, code, reason }: KnownTrack<Status>,
  language: Language,
) {
  return { status, at, code, issues: reason === null ? [] : shownReasons(reason, language) };
}

/** Each reason of a rejection; any other reason as one. */
function shownReasons(reason: Reason, language: Language): RejectionIssue[] {
  if ('rejection' in reason && reason.rejection.issues[language].length > 0)
    return [...reason.rejection.issues[language]];
  const message = reasonIn(reason, language);
  const nowhere = { rule: '', hint: '', path: '', code: '', location: '', said: '' };
  return [{ ...nowhere, message, severity: 'error' }];
}
