import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { type SourceElement } from './xml.ts';
/** The kinds of nodes that a mode of a stylesheet visits besides elements. */
export interface Visits {
    readonly attributes: boolean;
    readonly texts: boolean;
    /** Includes processing instructions. */
    readonly comments: boolean;
    /** Count of position(), if all templates of the mode agree. */
    readonly counted: 'elements' | 'attributes and elements' | undefined;
}
/** The nodes that the templates of each mode visit; a mode without templates visits none. */
export declare function visitsByMode(templates: readonly SourceElement[], namespaces: Namespaces): (mode: string) => Visits;
//# sourceMappingURL=xslt-visits.d.ts.map