/**
 * `pint-ae/internal/texts`: the form of a text for a number, for the texts of the workspaces of this repository. It
 * is not published, and changes without notice. It is a separate entry so that a command that asks a running service
 * loads nothing else.
 */

export { counted } from '../core/messages/plural.ts';
