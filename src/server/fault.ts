/**
 * Facts about a fault that the log may contain: its kind and place. Messages are left out because they can quote the
 * document; those of JSON.parse do.
 */
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
