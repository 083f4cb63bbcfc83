import { type UblElement } from '../../core/xml/element.ts';
/**
 * Gives the same as `locationOf`, without counting the siblings of an element again for each of many
 * findings.
 */
export declare function createLocator(): (element: UblElement) => string;
//# sourceMappingURL=locator.d.ts.map