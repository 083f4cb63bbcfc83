export const help = `pint-ae-service COMMAND

  serve [--demo]                       answer over HTTP and work in the background
  migrate                              bring the database up to date
  companies create --name NAME [--participant 0235:…] [--quota DOCUMENTS]
  companies list
  keys create --company ID --name NAME --scope invoices:write [--scope …]
  keys list --company ID
  keys revoke ID
  dead-letters list                    submissions that were given up
  dead-letters resend ID               deliver one again, under the same instance identifier
  refused list                         what arrived and belongs to nobody
  refused show ID
  backup FILE                          the embedded database as one archive
  restore FILE                         a new embedded database from an archive

Settings are environment variables; README.md lists them.
`;

export function asksForHelp(words: readonly string[]): boolean {
  return words.length === 0 || words[0] === 'help' || words.includes('--help') || words.includes('-h');
}
