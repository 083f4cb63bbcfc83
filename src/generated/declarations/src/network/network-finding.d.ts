import type { Finding, Severity, Values } from '../core/findings/finding.ts';
/** A finding on what is sent after a document. */
export declare function networkFinding(rule: string, values?: Values, severity?: Severity): Finding;
//# sourceMappingURL=network-finding.d.ts.map