/**
 * `pint-ae/internal/texts`: how a text counts, for the texts of the workspaces of this repository. It is not published,
 * and changes without notice. It stands alone, since a command that a running service answers loads nothing else.
 */

export { counted } from '../core/messages/plural.ts';
