import type { KindPage } from '../../../src/core/specification/kind-page.ts';
/** How a person sees a tax data document: who reports what to the tax authority. */
export declare const taxDataPage: KindPage;
//# sourceMappingURL=tax-data-page.d.ts.map