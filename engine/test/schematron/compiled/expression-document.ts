import { namespaces } from '../../ubl.ts';

/** A small document with what expressions can meet: repeated, nested, empty, split and foreign elements. */
export const document = `<Invoice xmlns="${namespaces.invoice}" xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}" xmlns:x="urn:x">
  <!-- a comment -->
<cbc:N a="5">5</cbc:N><cbc:S>abc</cbc:S><cbc:B>true</cbc:B><cbc:D>2024-02-29</cbc:D><cbc:E/><cbc:M>1</cbc:M><cbc:M>5</cbc:M><cbc:P> 2.50 </cbc:P><cbc:W>  a  b
 </cbc:W><cac:L><cbc:ID scheme="s1">1</cbc:ID><cac:T><cbc:ID>S</cbc:ID><cbc:Pct>5</cbc:Pct></cac:T><cac:T><cbc:ID>Z</cbc:ID></cac:T></cac:L>
<cac:L><cbc:ID scheme="s2">2</cbc:ID><cac:T x:q="1"><cbc:ID>S</cbc:ID><cbc:Pct>x</cbc:Pct><cac:T><cbc:ID>inner</cbc:ID></cac:T></cac:T></cac:L><cbc:C>one<!-- split -->two<b xmlns="">n</b><?pi x?>three</cbc:C><x:O x:at="v">foreign</x:O></Invoice>`;
