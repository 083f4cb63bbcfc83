/**
 * Facts about a fault that may be logged: its kind and where it occurred. Messages are left out because they can
 * quote the document, as those of JSON.parse do.
 */
export declare function faultOf(error: unknown): {
    readonly reason: string;
    readonly at: string | null;
};
//# sourceMappingURL=fault.d.ts.map