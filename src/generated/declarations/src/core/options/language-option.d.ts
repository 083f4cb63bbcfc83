import { type Language } from '../messages/language.ts';
import { type OptionKind } from './option-kinds.ts';
/** One of the languages whose texts are in use. */
export declare const languageInUse: OptionKind<Language | undefined>;
//# sourceMappingURL=language-option.d.ts.map