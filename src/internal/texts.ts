/**
 * `pint-ae/internal/texts`: the form of a text for a number, for the texts of the workspaces of this repository. It
 * is not published, and changes without notice. It is separate, because a command that a running service answers
 * loads nothing else.
 */

export { counted } from '../core/messages/plural.ts';
