/** The place of a server behind other servers. */
export interface Mounting {
  /**
   * Takes scheme and host from `X-Forwarded-Proto` and `X-Forwarded-Host`. Set it only behind a proxy that
   * sets them.
   */
  readonly trustProxy?: boolean;
}
