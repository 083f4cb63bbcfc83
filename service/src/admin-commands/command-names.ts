/** The commands that need the database, by their first two words. */
export const commandNames = [
  'companies create',
  'companies update',
  'companies suspend',
  'companies resume',
  'companies close',
  'companies export',
  'companies erase',
  'companies list',
  'keys create',
  'keys list',
  'keys revoke',
  'keys rotate',
  'participants lookup',
  'audit list',
  'statistics transactions',
  'statistics end-users',
  'documents archive',
  'dead-letters list',
  'dead-letters resend',
  'dead-letters discard',
  'unanswered list',
  'unanswered resend',
  'refused list',
  'refused show',
] as const;

export type CommandName = (typeof commandNames)[number];

/** Returns the command of a line; undefined if the line names another one. */
export function commandNamed(words: readonly string[]): CommandName | undefined {
  const name = words.slice(0, 2).join(' ');
  return commandNames.find((each) => each === name);
}
