/** The part of autocannon that `scripts/load.ts` uses. */
declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      readonly url: string;
      readonly method: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
      readonly connections: number;
      readonly duration: number;
      readonly timeout: number;
      readonly overallRate?: number;
      readonly verifyBody?: (body: string) => boolean;
    }

    interface Result {
      readonly requests: { readonly average: number };
      readonly latency: { readonly p50: number; readonly p99: number };
      readonly non2xx: number;
      readonly errors: number;
      readonly timeouts: number;
      readonly mismatches: number;
    }
  }

  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}
