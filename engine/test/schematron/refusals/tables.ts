import { compileSchematron } from '../../../src/index.ts';
import { expectedIn } from '../../xpath/conformance/answers.ts';
import { assertOf, patternOf, ruleOn, schema } from '../schema-text.ts';

/** Names that expressions of the tables may have. */
const declared = `<xsl:key name="by" match="b" use="@c"/><let name="nodes" value="//b"/><let name="attributes" value="//@c"/><let name="text" value="'2'"/><let name="tree"><b xmlns=""/></let><let name="other" value="document('other.xml')"/>`;
const documents = { 'other.xml': '<b/>' };

/** Tests that are refused, one a line, each with the reason and the part of it that is meant. */
const tests = `
element(b, xs:date) => no element has the type xs:date, because no schema is known; leave it out (at ")")
schema-element(b) => schema-element() asks what a schema declares, and none is known; write element() or attribute() (at "schema-element(b)")
compare('a', 'b', 'urn:german') = 0 => the collation urn:german is not supported, only that of codepoints: leave it out (at "'urn:german') = 0")
(b => expected ), found the end of the expression (at its end)
b + ) => expected an expression, found ) (at ")")
b ) => unexpected ) (at ")")
b = 'c => the text that begins with ' is not closed (at "'c")
nott(b) => there is no function nott(); write not() (at "nott(b)")
b ~ c => unexpected character "~" (at "~ c")
map { 1: b } => unexpected character "{"; maps, arrays and functions as values are not supported (at "{ 1: b }")
a + c:b => prefix c is not declared; declare its namespace (sch:ns in a schema) (at "c:b")
b (: c => the comment is not closed; end it with :) (at "(: c")
c:b => prefix c is not declared; declare its namespace (sch:ns in a schema) (at "c:b")
sibling::b => there is no axis sibling; write one of child, descendant, attribute, self, descendant-or-self, following-sibling, following, namespace, parent, ancestor, preceding-sibling, preceding, ancestor-or-self (at "b")
child::attribute(b) => attribute(b) is not supported here: a name may stand in element(), in attribute() after @, and in processing-instruction() (at ")")
@text() => text() is not a test of attributes; after @ write a name, * or attribute() (at ")")
b instance of xs:dat => there is no type xs:dat in XPath 2.0; write one that there is, such as xs:string or element() (at "b instance of xs:dat")
b instance of text(c) => named text() types are not supported; leave the name out (at "c)")
b cast as xs:dat => there is no cast to xs:dat; write a type such as xs:string or xs:decimal (at "b cast as xs:dat")
b treat as xs:date => cannot tell whether this is xs:date before there is a document; convert it with xs:date(…) (at "b treat as xs:date")
(1, b)[2] treat as element() => cannot tell whether this is element() before there is a document; write item()* as its type (at "(1, b)[2] treat as element()")
$w => $w is not declared; declare it with let, or give it as a param of the abstract pattern (at "$w")
unparsed-text('b') => function unparsed-text() is not supported, only those of XPath 2.0, and some of XPath 3.1, that read nothing from outside; declare one with xsl:function that gives the same (at "unparsed-text('b')")
f:g(1) => function f:g() with 1 argument is not declared; declare it as xsl:function (at "f:g(1)")
not(1, 2) => not() does not take 2 arguments (at "not(1, 2)")
xs:date(1, 2) => a constructor function takes one argument (at "xs:date(1, 2)")
name(1) => name() requires a node (at "name(1)")
avg(true()) => xs:boolean cannot be averaged (at "avg(true())")
last() = 1 => last() is not known here, because a schema does not say which nodes its rules visit together; count siblings instead, as in count(preceding-sibling::*) + 1 (at "last() = 1")
path(@b) => path() is supported only for elements; give it the element (at "path(@b)")
key(b, 'v') => the name of a key must be a literal (at "key(b, 'v')")
key('k', 'v') => the key k is not declared; declare it as xsl:key (at "key('k', 'v')")
(1, 2)[b] => the context item is not a node (at "b]")
(1, 2)/b => a step from a value that is not a node (at "b")
b/string()/c => only the last step may give values that are not nodes (at "string()/c")
(1 union b) => union of values that are not nodes (at "1 union b)")
1 is b => only nodes can be compared with is; compare values with eq, lt or gt (at "1 is b")
document(b)/c => document() takes the name of a registered document, as a literal (at "document(b)/c")
document('b.xml')/c => document() reads no file and no address: register the document b.xml by this name (option documents, --document NAME=FILE) (at "document('b.xml')/c")
'2' + 1 => xs:string where a number is required (at "'2' + 1")
xs:date('2026-01-01') * xs:date('2026-01-01') => xs:date * xs:date is not defined (at "xs:date('2026-01-01') * xs:date('2026-01")
'x' = 1 => xs:string cannot be compared with xs:integer (at "'x' = 1")
xs:date('2026-01-01') => xs:date has no effective boolean value (at "xs:date('2026-01-01')")
xs:date('2026-01-01') cast as xs:integer => xs:date cannot be cast to xs:integer (at "xs:date('2026-01-01') cast as xs:integer")
sum(true()) => xs:boolean cannot be summed (at "sum(true())")
key('by', 'v', 'b') => key() looks in an element or a document of the document that is judged; give it one as its third argument (at "key('by', 'v', 'b')")
$tree/b/(/) => the root of the tree in a variable is not supported; start at the variable (at "/)")
key('by', 'v', @a) => key() looks in an element or a document of the document that is judged; give it one as its third argument (at "key('by', 'v', @a)")
document('other.xml')/b[. = current-date()] => current-date() inside a path in another document is not supported; use a variable (at "current-date()]")
(1, document('other.xml')/b)[1] => nodes of another document can be tested and compared only, and kept in a variable without a type; here document() would give its nodes (at "document('other.xml')/b)[1]")
document('other.xml')/b[$nodes instance of xs:date] => only the text of these nodes is known here, so xs:date cannot be asked of them; ask it in a variable (at "$nodes instance of xs:date]")
$tree/b[/c] => the root of the tree in a variable is not supported; start at the variable (at "/c]")
doc('https://example.org/a.xml')/a => doc() reads no file and no address: register the document https://example.org/a.xml by this name (option documents, --document NAME=FILE) (at "doc('https://example.org/a.xml')/a")
document('')/schema => document() reads no file and no address: register the document  by this name (option documents, --document NAME=FILE) (at "document('')/schema")
document(('other.xml', 'b.xml'))/a => document() takes the name of a registered document, as a literal (at "document(('other.xml', 'b.xml'))/a")
document('other.xml', /)/a => document() takes the name of a registered document, as a literal (at "document('other.xml', /)/a")
for $each in $other//b return name($each) => nodes of another document can be tested and compared only, and kept in a variable without a type; here $other would give its nodes (at "$other//b return name($each)")
deep-equal($other, .) => nodes of another document can be tested and compared only, and kept in a variable without a type; here $other would give its nodes (at "$other, .)")
$other//b | . => nodes of another document can be tested and compared only, and kept in a variable without a type; here $other would give its nodes (at "$other//b | .")
document('other.xml')/b/(c | d) | . => nodes of another document can be tested and compared only, and kept in a variable without a type; here document() would give its nodes (at "document('other.xml')/b/(c | d) | .")
$other//b[current() instance of element()] => only the text of these nodes is known here, so element cannot be asked of them; ask it in a variable (at "current() instance of element()]")
$other//b[deep-equal(., current())] => only the text of these nodes is known here, so deep-equal() cannot be asked of them; ask it in a variable (at "deep-equal(., current())]")
document('other.xml')//b[some $each in ('r', 'g') satisfies $each = current()/of[. = $each]] => a step from a value that is not a node (at "of[. = $each]]")
('1', '9')[key('by', .)] => the context item is not a node (at "key('by', .)]")
exists($text ! key('by', .)) => the context item is not a node (at "key('by', .))")
format-integer(1, '1') => function format-integer() is not supported, only those of XPath 2.0, and some of XPath 3.1, that read nothing from outside; declare one with xsl:function that gives the same (at "format-integer(1, '1')")
format-date(xs:date('2024-02-11'), '[D] [w]') => format-date() does not support "[w]" (at "format-date(xs:date('2024-02-11'), '[D] ")
format-time(xs:time('10:00:00'), '[Y]') => format-time() does not support "[Y]" (at "format-time(xs:time('10:00:00'), '[Y]')")
format-dateTime(xs:dateTime('2024-02-11T10:00:00'), '[MNn]', 'de', (), ()) => format-dateTime() does not support "de" (at "format-dateTime(xs:dateTime('2024-02-11T")
exists('x' | b) => union of values that are not nodes (at "'x' | b)")
not(b | (1, 2)) => union of values that are not nodes (at "b | (1, 2))")
(b | count(b)) = 1 => union of values that are not nodes (at "b | count(b)) = 1")
some $x in (b union 'x') satisfies $x = 'x' => union of values that are not nodes (at "b union 'x') satisfies $x = 'x'")
count(b) = 4/2 => a step from a value that is not a node (at "2")
exists(sum(b)/2) => a step from a value that is not a node (at "2)")
exists(b/string()/string()) => only the last step may give values that are not nodes (at "string()/string())")
contains(1, '1') => xs:integer where xs:string is required (at "contains(1, '1')")
matches('a', '(') => "(" is not a valid regular expression (at "'(')")
b cast as xs:NOTATION => there is no cast to xs:NOTATION; write a type such as xs:string or xs:decimal (at "b cast as xs:NOTATION")
() instance of xs:strin => there is no type xs:strin in XPath 2.0; write one that there is, such as xs:string or element() (at "() instance of xs:strin")
1 instance of xs:strin => there is no type xs:strin in XPath 2.0; write one that there is, such as xs:string or element() (at "1 instance of xs:strin")
(1, b) instance of xs:strin => there is no type xs:strin in XPath 2.0; write one that there is, such as xs:string or element() (at "(1, b) instance of xs:strin")
(1, 'a')[1] instance of xs:anyURI => cannot tell whether this is xs:anyURI before there is a document; convert it with xs:anyURI(…) (at "(1, 'a')[1] instance of xs:anyURI")
'a' treat as xs:anyURI => cannot tell whether this is xs:anyURI before there is a document; convert it with xs:anyURI(…) (at "'a' treat as xs:anyURI")
b instance of elment() => there is no type elment() in XPath 2.0; write one that there is, such as xs:string or element() (at "elment()")
b treat as elment() => there is no type elment() in XPath 2.0; write one that there is, such as xs:string or element() (at "elment()")
[1, 2] => unexpected character "["; maps, arrays and functions as values are not supported (at "[1, 2]")
b?a => unexpected character "?"; maps, arrays and functions as values are not supported (at "?a")
b[?a = 1] => unexpected character "?"; maps, arrays and functions as values are not supported (at "?a = 1]")
Q{urn:own}call(1) => function Q{urn:own}call() with 1 argument is not declared; declare it as xsl:function (at "Q{urn:own}call(1)")
`;

/** Contexts that are refused. */
const contexts = `
text()[1]/b => text() selects nothing here; leave it out (at "text()[1]/b")
@b[1] => attributes have no position; leave this condition out (at "1]")
(b | c)[1] => a position among alternatives is not supported; write a rule for each of them (at "1]")
document-node()[b] => a condition on the document is not supported in a pattern; write it on the root element, such as /*[…] (at "document-node()[b]")
1 => not allowed in a pattern; write the path to the nodes, and their conditions in a predicate (at "1")
b/.. => the parent axis is not allowed in a pattern; a pattern goes down by child, attribute and //; test what is elsewhere in a predicate (at "..")
id(@b) => id() in a pattern takes literals and variables; write other values in a predicate (at "id(@b)")
id('b')[1] => a position among the elements of a variable, a key or id() is not supported in a pattern; leave it out (at "1]")
b/$nodes => a variable may only begin a pattern; write the path to the nodes that it holds, and in an abstract pattern give the parameter of this name (at "$nodes")
$attributes => a variable is a pattern only if it certainly holds elements; write the path to the nodes that it holds (at "$attributes")
$text => a variable is a pattern only if it certainly holds elements; write the path to the nodes that it holds (at "$text")
$nodes[2] => a position among the elements of a variable, a key or id() is not supported in a pattern; leave it out (at "2]")
key('by', @id) => key() in a pattern takes literals and variables; write other values in a predicate (at "key('by', @id)")
key('by', '1', /) => key() in a pattern takes literals and variables; write other values in a predicate (at "key('by', '1', /)")
key('by', '1')[2] => a position among the elements of a variable, a key or id() is not supported in a pattern; leave it out (at "2]")
b/key('by', '1') => not allowed in a pattern; write the path to the nodes, and their conditions in a predicate (at "key('by', '1')")
//.. => the parent axis is not allowed in a pattern; a pattern goes down by child, attribute and //; test what is elsewhere in a predicate (at "..")
@a/.. => the parent axis is not allowed in a pattern; a pattern goes down by child, attribute and //; test what is elsewhere in a predicate (at "..")
a/../@b => the parent axis is not allowed in a pattern; a pattern goes down by child, attribute and //; test what is elsewhere in a predicate (at "../@b")
a/self::node() => the self axis is not allowed in a pattern; a pattern goes down by child, attribute and //; test what is elsewhere in a predicate (at "self::node()")
a/following::comment() => the following axis is not allowed in a pattern; a pattern goes down by child, attribute and //; test what is elsewhere in a predicate (at "following::comment()")
a except b => not allowed in a pattern; write the path to the nodes, and their conditions in a predicate (at "a except b")
a/string() => not allowed in a pattern; write the path to the nodes, and their conditions in a predicate (at "string()")
. => not allowed in a pattern; write the path to the nodes, and their conditions in a predicate (at ".")
`;

const schemaOf = (context: string, test: string) =>
  schema(`${declared}${patternOf(ruleOn(context, assertOf(test)))}`);

const casesIn = (table: string, written: (expression: string) => string) =>
  expectedIn(table).map(({ expression, result }): [message: string, refused: () => unknown] => [
    `schema.sch:2: ${result.replace(/ \(at (?=.*$)/, (at) => ` in ${expression}${at}`)}`,
    () => compileSchematron(written(expression), { documents }),
  ]);

/** The rows of the tables, each with the message that it leads to. */
export const refusedExpressions = [
  ...casesIn(tests, (test) => schemaOf('*', test)),
  ...casesIn(contexts, (context) => schemaOf(context, 'true()')),
];
