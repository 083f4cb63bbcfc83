/** Bytes that a request takes of a memory budget. */
export type Share = Readonly<ReturnType<ReturnType<typeof createRoom>>>;

/** `full`: the budget is spent, or the client already uses as much as is left for all others. */
export type NoRoom = 'full' | 'too-much-of-one';

/** An answer of up to this many bytes is always sent: a refusal is hardly smaller. */
const smallAnswer = 16 * 1024;

/** Creates room for bytes of bodies and answers; the shares of a named client are limited together. */
export function createRoom(maximum: number) {
  const byClient = new Map<string, number>();
  let held = 0;
  return (client?: string) => {
    let own = 0;
    const ofOthers = () => (client === undefined ? 0 : (byClient.get(client) ?? 0) - own);
    /** Sets the number of bytes in use, without a limit. */
    const set = (bytes: number): void => {
      if (client !== undefined) {
        const ofClient = ofOthers() + bytes;
        if (ofClient === 0) byClient.delete(client);
        else byClient.set(client, ofClient);
      }
      held += bytes - own;
      own = bytes;
    };
    /** Sets the number of bytes in use. If there is no room for them, nothing changes, and the result says why. */
    const take = (bytes: number): NoRoom | undefined => {
      const others = held - own;
      const left = maximum - others - bytes;
      if (bytes > own) {
        // A text larger than the budget may use it alone: otherwise nobody could ever read the text.
        if (left < 0 && others > 0) return 'full';
        // A client that holds nothing else may use all free memory.
        if (ofOthers() > 0 && ofOthers() + bytes > left) return 'too-much-of-one';
      }
      set(bytes);
      return undefined;
    };
    /** Sets the number of bytes in use for an answer; a small answer is always sent. */
    const takeAnswer = (bytes: number) => (bytes <= smallAnswer ? void set(bytes) : take(bytes));
    return { own: () => own, take, takeAnswer, set };
  };
}
