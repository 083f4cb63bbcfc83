import type { Finding } from '../core/findings/finding.ts';
/** Whose identifier it is, as a word of the messages. */
export type ProviderRole = 'mlsSender' | 'mlsReceiver' | 'taxAuthority' | 'representative';
/** The identifier of a service provider without its scheme; `001147` and `0242:001147` are the same. */
export declare function bareProviderId(text: string, scheme: string): string;
/** Checks the identifier of a service provider; most mistakes are the address of a company. */
export declare function providerFindings(text: string, role: ProviderRole, scheme: string): Finding[];
//# sourceMappingURL=provider-id.d.ts.map