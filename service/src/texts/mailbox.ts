/**
 * One plain e-mail address without name, list, quotation mark, comment or line break, because a mail server could
 * turn these into another receiver or header. Its host is a name with a domain.
 */
export const mailbox =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.){1,8}(?:[A-Za-z]{2,63}|xn--[A-Za-z\d-]{1,59})$/;

/** Tells whether a text is one plain e-mail address. */
export function isMailbox(text: string): boolean {
  return mailbox.test(text);
}
