/** Characters of the part of an address before the @ that need no quotation marks, and of a host with a domain. */
const local = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
const longest = 254;

/**
 * Tells whether a text is one plain e-mail address: no name, list, comment or line break, of which a mail server could
 * make another receiver or header.
 */
export function isMailbox(text: string): boolean {
  const at = text.lastIndexOf('@');
  return (
    text.length <= longest && local.test(text.slice(0, Math.max(at, 0))) && host.test(text.slice(at + 1))
  );
}
