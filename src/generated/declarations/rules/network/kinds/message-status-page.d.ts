import type { KindPage } from '../../../src/core/specification/kind-page.ts';
/** How a person sees a message level status: what became of a document, and why. */
export declare const messageStatusPage: KindPage;
//# sourceMappingURL=message-status-page.d.ts.map