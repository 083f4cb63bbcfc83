import type { KindPage } from '../core/specification/kind-page.ts';
import { type UblElement } from '../core/xml/element.ts';
import { type ShownVerdict } from './sections/verdict.ts';
import { type Paper } from './style.ts';
import { type RenderLanguage, type Words } from './words.ts';
/** Dependencies of a document's page. */
export interface KindRendering {
    readonly words: Words;
    readonly language: RenderLanguage;
    readonly verdict: ShownVerdict;
    readonly paper: Paper;
}
/** The page of a document that is not an invoice: the facts that its kind shows, under headings. */
export declare function renderKind(root: UblElement, { title, statement, sections }: KindPage, { words, language, verdict, paper }: KindRendering): string;
//# sourceMappingURL=render-kind.d.ts.map