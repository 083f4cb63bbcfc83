/** Steps to and from nodes of every kind, with their names and equality. */
export const nodes = `
id('none') => 
id(cbc:ID, /) => 
name(id(())) => xs:string 
cbc:C/text() => node =one | node =two | node =three
cbc:C/node() => node =one | node = split  | node =two | node b=n | node pi=x | node =three
cbc:C/comment() => node = split 
cbc:C/processing-instruction() => node pi=x
cbc:C/processing-instruction('pi') => node pi=x
cbc:C/processing-instruction('other') => 
cbc:C/text()[1]/following-sibling::node() => node = split  | node =two | node b=n | node pi=x | node =three
cbc:C/text()[1]/following-sibling::text() => node =two | node =three
cbc:C/text()[2]/following-sibling::* => node b=n
cbc:C/text()[2]/preceding-sibling::node() => node =one | node = split 
cbc:C/text()[3]/preceding-sibling::* => node b=n
cbc:C/text()[last()]/preceding-sibling::node()[1] => node pi=x
cbc:C/comment()/following-sibling::node()[1] => node =two
cbc:C/comment()/preceding-sibling::node() => node =one
cbc:C/text()[1]/parent::* => node cbc:C=onetwonthree
cbc:C/text()[1]/parent::cbc:C => node cbc:C=onetwonthree
cbc:C/text()[1]/parent::cbc:N => 
cbc:C/text()[1]/.. => node cbc:C=onetwonthree
cbc:C/text()[1]/ancestor-or-self::node()/name() => xs:string  | xs:string Invoice | xs:string cbc:C | xs:string 
cbc:C/text()[last()]/following::node() => node x:O=foreign | node =foreign
cbc:C/text()[last()]/following::* => node x:O=foreign
cbc:C/b/text()/following::text() => node =three | node =foreign
cbc:C/text()[1]/preceding::cbc:ID => node cbc:ID=1 | node cbc:ID=S | node cbc:ID=Z | node cbc:ID=2 | node cbc:ID=S | node cbc:ID=inner
cbc:C/text()[1]/preceding::cbc:ID[1] => node cbc:ID=inner
cbc:C/text()[1]/preceding::text()[1] => node =inner
cbc:C/text()[1]/self::text() => node =one
cbc:C/text()[1]/self::node() => node =one
cbc:C/text()[1]/self::* => 
cbc:C/text()[1]/child::node() => 
cbc:C/text()[1]/descendant-or-self::node() => node =one
cbc:C/text()[1]/@* => 
cbc:N/@a/.. => node cbc:N=5
cbc:N/@a/parent::cbc:N => node cbc:N=5
cbc:N/@a/parent::cbc:S => 
cbc:N/@a/ancestor-or-self::node()/name() => xs:string  | xs:string Invoice | xs:string cbc:N | xs:string a
cbc:N/@a/self::node() => node a=5
cbc:N/@a/following-sibling::node() => 
cbc:N/@a/preceding-sibling::node() => 
cbc:N/@a/following::cbc:S => node cbc:S=abc
cbc:N/@a/following::cbc:ID => node cbc:ID=1 | node cbc:ID=S | node cbc:ID=Z | node cbc:ID=2 | node cbc:ID=S | node cbc:ID=inner
cbc:N/@a/preceding::node()/name() => xs:string  | xs:string  | xs:string 
cbc:N/@a/child::node() => 
cbc:N/@a/descendant-or-self::node() => node a=5
cac:L[2]/cac:T/@*:q => node x:q=1
//@*:scheme => node scheme=s1 | node scheme=s2
//@*[. = 's1']/.. => node cbc:ID=1
//attribute::node() => node a=5 | node scheme=s1 | node scheme=s2 | node x:q=1 | node x:at=v
//@scheme/name() => xs:string scheme | xs:string scheme
//cac:T/@*/local-name() => xs:string q
//cac:T/@*/name() => xs:string x:q
string(//cac:T/@*/namespace-uri()) => xs:string urn:x
/node()/name() => xs:string Invoice
/self::node()/name() => xs:string 
/child::*/name() => xs:string Invoice
/descendant::cbc:Pct => node cbc:Pct=5 | node cbc:Pct=x
/descendant::comment() => node = a comment  | node = split 
/descendant::processing-instruction() => node pi=x
//processing-instruction()/name() => xs:string pi
//comment()/name() => xs:string  | xs:string 
//comment()/local-name() => xs:string  | xs:string 
string(//comment()[1]) => error XPTY0004
string(//processing-instruction()) => xs:string x
name(cbc:C/text()[1]) => xs:string 
local-name(cbc:C/text()[1]) => xs:string 
string(namespace-uri(cbc:C/text()[1])) => xs:string 
local-name(cbc:C/processing-instruction()) => xs:string pi
name(//cac:T/@*) => xs:string x:q
local-name(//cac:T/@*) => xs:string q
string(namespace-uri(//cac:T/@*)) => xs:string urn:x
name(/) => xs:string 
local-name(/) => xs:string 
string(namespace-uri(cbc:N)) => xs:string urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2
string(namespace-uri(/*)) => xs:string urn:oasis:names:specification:ubl:schema:xsd:Invoice-2
local-name(()) => xs:string 
name(()) => xs:string 
//text()[. = 'n']/parent::*/name() => xs:string b
(cbc:C//text())[1] => node =one
(cbc:C//text())[last()] => node =three
cbc:C/descendant::text() => node =one | node =two | node =n | node =three
cbc:C/descendant::node() => node =one | node = split  | node =two | node b=n | node =n | node pi=x | node =three
cbc:C/descendant-or-self::text() => node =one | node =two | node =n | node =three
cac:L/descendant-or-self::cac:T/cbc:ID => node cbc:ID=S | node cbc:ID=Z | node cbc:ID=S | node cbc:ID=inner
cac:L[2]/descendant::cac:T/cbc:ID => node cbc:ID=S | node cbc:ID=inner
cac:L/cac:T/ancestor-or-self::cac:T/cbc:ID => node cbc:ID=S | node cbc:ID=Z | node cbc:ID=S
cac:L[1]/following::cbc:ID => node cbc:ID=2 | node cbc:ID=S | node cbc:ID=inner
cac:L[2]/preceding::cbc:ID => node cbc:ID=1 | node cbc:ID=S | node cbc:ID=Z
cac:L[2]/preceding::*[1]/name() => xs:string cbc:ID
cac:L[2]/preceding-sibling::*[1]/name() => xs:string cac:L
cac:L[1]/following-sibling::*/name() => xs:string cac:L | xs:string cbc:C | xs:string x:O
cbc:N/preceding-sibling::* => 
cbc:N/following-sibling::*[1]/name() => xs:string cbc:S
/following::node() => 
/preceding::node() => 
/following-sibling::node() => 
/preceding-sibling::node() => 
/parent::node() => 
/ancestor::node() => 
/.. => 
cbc:N/parent::node()/name() => xs:string Invoice
cbc:N/parent::cac:L => 
cac:L/cbc:ID/parent::cac:L/cbc:ID => node cbc:ID=1 | node cbc:ID=2
cac:L/*:ID => node cbc:ID=1 | node cbc:ID=2
cac:L/cbc:* => node cbc:ID=1 | node cbc:ID=2
*:N => node cbc:N=5
*:b => 
cbc:C/* => node b=n
cbc:C/b => node b=n
cbc:C/element()/name() => xs:string b
cbc:C/element(b)/name() => xs:string b
//element(cbc:ID) => node cbc:ID=1 | node cbc:ID=S | node cbc:ID=Z | node cbc:ID=2 | node cbc:ID=S | node cbc:ID=inner
/document-node()/name() => 
//node()[self::cbc:E] => node cbc:E=
(cbc:N | cbc:N/@a | cbc:C/text()[1])/name() => xs:string cbc:N | xs:string a | xs:string 
(cbc:C/text()[1] | cbc:N/@a | cbc:N) => node cbc:N=5 | node a=5 | node =one
(cbc:C/node() | cbc:C)[2] => node =one
cbc:N/@a | cbc:N => node cbc:N=5 | node a=5
(cbc:C/text()) intersect (cbc:C/text()[2]) => node =two
(cbc:C/text()) except (cbc:C/text()[2]) => node =one | node =three
(cbc:C/text() | cbc:C/text()) => node =one | node =two | node =three
deep-equal(cac:L[1], cac:L[1]) => xs:boolean true
deep-equal(cac:L[1], cac:L[2]) => xs:boolean false
deep-equal(cac:L[1]/cac:T[1]/cbc:ID, cac:L[2]/cac:T[1]/cbc:ID) => xs:boolean true
deep-equal(cbc:M[1], cbc:M[2]) => xs:boolean false
deep-equal(cbc:N, cbc:M[2]) => xs:boolean false
deep-equal(cbc:N/@a, cbc:N/@a) => xs:boolean true
deep-equal(cac:L[1]/cbc:ID/@scheme, cac:L[2]/cbc:ID/@scheme) => xs:boolean false
deep-equal(cbc:C/text()[1], cbc:C/text()[1]) => xs:boolean true
deep-equal(cbc:C/text()[1], cbc:C/text()[2]) => xs:boolean false
deep-equal(cbc:N, cbc:N/@a) => xs:boolean false
deep-equal(cbc:N, 5) => xs:boolean false
deep-equal(5, cbc:N) => xs:boolean false
deep-equal('5', cbc:N/data(.)) => xs:boolean true
deep-equal((1, 'a'), (1, 'a')) => xs:boolean true
deep-equal((1, 'a'), (1, 'b')) => xs:boolean false
deep-equal(1, ()) => xs:boolean false
deep-equal((), 1) => xs:boolean false
deep-equal((1, 2), 1) => xs:boolean false
deep-equal(true(), 'true') => xs:boolean false
deep-equal(xs:date('2024-01-01'), xs:date('2024-01-01')) => xs:boolean true
deep-equal(xs:date('2024-01-01'), '2024-01-01') => xs:boolean false
deep-equal(cbc:C/processing-instruction(), cbc:C/comment()) => xs:boolean false
deep-equal(cbc:C/comment(), cbc:C/comment()) => xs:boolean true
cbc:N/self::attribute() => 
cbc:N/@a/self::attribute() => node a=5
count(//*[self::attribute()]) => xs:integer 0
count((cbc:N | cbc:N/@a)[not(self::attribute())]) => xs:integer 1
/self::attribute() => 
cbc:N/@a/parent::attribute() => 
cbc:C/text()/parent::attribute() => 
cbc:N/@a/parent::text() => 
cbc:N/ancestor-or-self::attribute() => 
cac:L[2]/cac:T/@*/following::cbc:ID => node cbc:ID=S | node cbc:ID=inner
cac:L[2]/cac:T/@*/following::*[1] => node cbc:ID=S
cac:L[2]/cac:T/@*/preceding::cbc:ID[1] => node cbc:ID=2
data(cbc:C/comment()) => xs:string  split 
cbc:C/comment() instance of comment() => xs:boolean true
cbc:C/comment()/data(.) instance of xs:string => xs:boolean true
cbc:C/processing-instruction() instance of node()+ => xs:boolean true
cbc:C/processing-instruction() instance of text() => xs:boolean false
cbc:C/comment() = ' split ' => xs:boolean true
cbc:C/comment() = 5 => error XPTY0004
for $n in cbc:C/node() return data($n) instance of xs:string => xs:boolean false | xs:boolean true | xs:boolean false | xs:boolean false | xs:boolean true | xs:boolean false
(cbc:C/comment() | cbc:N/@a)/data(.) => xs:untypedAtomic 5 | xs:string  split 
(cbc:N/@a | cbc:N) = 5 => xs:boolean true
(cbc:N/@a | cbc:N)[1] + 1 => xs:double 6
sum(cbc:N/(@a | text())) => xs:double 10
max(cbc:N/(@a | text())) => xs:double 5
distinct-values(cbc:N/(@a | text())) => xs:untypedAtomic 5
string-join(cbc:C/node(), '-') => xs:string one- split -two-n-x-three
count(cbc:C/node()[. = 'one']) => xs:integer 1
(cbc:N/@a | cbc:N/text()) = ('5', 'x') => xs:boolean true
contains((cbc:N/@a | cbc:N/text())[1], '5') => xs:boolean true
cbc:C/comment()/.. /name() => xs:string cbc:C
/comment()/parent::document-node()/name() => 
(cbc:C/comment() | cbc:C/text()[1]) => node =one | node = split 
cbc:N/@a is cbc:N/@a => xs:boolean true
cbc:N/@a is cac:L[1]/cbc:ID/@scheme => xs:boolean false
cbc:N/@a << cbc:S => xs:boolean true
cbc:N << cbc:N/@a => xs:boolean true
cbc:C/text()[1] << cbc:C/text()[2] => xs:boolean true
cbc:C/b >> cbc:C/text()[1] => xs:boolean true
cbc:C/text()[1] is cbc:C/text()[2] => xs:boolean false
cbc:C/comment() << cbc:C/text()[2] => xs:boolean true
(cbc:N, cbc:N/@a)[2] is cbc:N/@a => xs:boolean true
cbc:N/@none is cbc:N => 
cbc:C/text()[. >> ../comment()] => node =two | node =three
deep-equal(xs:double('NaN'), xs:double('NaN')) => xs:boolean true
deep-equal((1, number('x')), (1, number('x'))) => xs:boolean true
deep-equal(number('x'), 1) => xs:boolean false
(1, 2)[//cbc:N] => refused
('a', 'b', 'c')[count(/*/cbc:M)] => refused
//cbc:ID[count(/*/cbc:M)] => 
(//cbc:ID)[count(/*/cbc:M)] => node cbc:ID=S
('a', 'b')[. = /*/cbc:S] => refused
for $x in ('abc', 'b') return /*/cbc:S[. = $x] => node cbc:S=abc
for $uri in namespace-uri() return $uri instance of xs:string => xs:boolean false
let $uri := namespace-uri() return $uri instance of xs:anyURI => xs:boolean true
data(namespace-uri()) instance of xs:string => xs:boolean false
some $uri in //*/namespace-uri() satisfies $uri instance of xs:string => xs:boolean false
distinct-values(//*/namespace-uri()) instance of xs:anyURI+ => xs:boolean true
(//* ! namespace-uri(.))[. instance of xs:string] => 
string(namespace-uri()) instance of xs:string => xs:boolean true
xs:string(namespace-uri()) instance of xs:string => xs:boolean true
concat(namespace-uri(), '') instance of xs:string => xs:boolean true
let $uri := namespace-uri(cbc:C/b) return $uri = '' and $uri eq '' and string-length($uri) = 0 => xs:boolean true
namespace-uri() treat as xs:string => refused
`;
