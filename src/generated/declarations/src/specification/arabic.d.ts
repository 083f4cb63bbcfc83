import type { LanguageTexts } from '../core/messages/texts-in-use.ts';
/**
 * The Arabic texts of the rules.
 *
 * @since 0.1.0
 */
export declare const arabic: LanguageTexts;
//# sourceMappingURL=arabic.d.ts.map