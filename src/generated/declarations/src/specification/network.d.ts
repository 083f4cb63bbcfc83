import { messageStatusFacts } from '../../rules/network/message-status/document.ts';
import { type Messages } from '../core/messages/message.ts';
export { messageStatusFacts };
/** The codes of a status, and what each means. */
export declare const statusCodeNames: {
    readonly responses: {
        readonly confirmed: 'AP';
        readonly unconfirmed: 'AB';
        readonly rejected: 'RE';
        readonly names: {
            AP: {
                en: string;
                ar: string;
            };
            AB: {
                en: string;
                ar: string;
            };
            RE: {
                en: string;
                ar: string;
            };
        };
    };
    readonly reasons: {
        readonly structure: 'SV';
        readonly rule: 'BV';
        readonly warning: 'BW';
        readonly delivery: 'FD';
        readonly names: {
            SV: {
                en: string;
                ar: string;
            };
            BV: {
                en: string;
                ar: string;
            };
            BW: {
                en: string;
                ar: string;
            };
            FD: {
                en: string;
                ar: string;
            };
        };
    };
};
/** The texts of all findings, also of those on what is sent after a document. */
export declare const networkMessages: Messages;
//# sourceMappingURL=network.d.ts.map