/** Whether a text has a character that can be seen. */
export function isSeen(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
