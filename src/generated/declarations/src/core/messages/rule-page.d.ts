import type { Language } from './language.ts';
/** The address of a rule's page in the documentation that is served at `docsUrl`. */
export declare function rulePage(docsUrl: string, rule: string, language: Language): string;
//# sourceMappingURL=rule-page.d.ts.map