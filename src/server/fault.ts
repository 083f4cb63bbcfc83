/** The kind and place of a fault for the log; messages can quote the document, as JSON.parse does. */
export function faultOf(error: unknown): { readonly reason: string; readonly at: string | null } {
  if (!(error instanceof Error)) return { reason: typeof error, at: null };
  const { name, stack = '' } = error;
  const reason = 'code' in error ? `${name} ${error.code}` : name;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    reason,
    at:
      frames
        .slice(0, 5)
        .map((line) => line.trim())
        .join('; ') || null,
  };
}
