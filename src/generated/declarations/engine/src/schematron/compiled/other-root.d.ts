import type { XmlElement } from '../../xml/element.ts';
import type { NamedElements } from './compiled-rules.ts';
/** Whether contexts begin with other root elements than this one, which none of them mentions. */
export declare function isOtherRoot({ namespace, localName }: Pick<XmlElement, 'namespace' | 'localName'>, { roots, mentioned }?: NamedElements): boolean;
//# sourceMappingURL=other-root.d.ts.map