import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.DocumentBuilder;
import net.sf.saxon.s9api.ItemType;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.SaxonApiException;
import net.sf.saxon.s9api.XPathCompiler;
import net.sf.saxon.s9api.XPathSelector;
import net.sf.saxon.s9api.XdmAtomicValue;
import net.sf.saxon.s9api.XdmItem;
import net.sf.saxon.s9api.XdmNode;

/**
 * Evaluates the expressions that it reads, one a line, on the root element of a document: writes for each the items as
 * `type value`, or the error. Arguments: the document, and prefixes with their namespaces as `prefix=uri`.
 */
public final class Expressions {
  public static void main(String[] arguments) throws Exception {
    Processor processor = new Processor(false);
    DocumentBuilder builder = processor.newDocumentBuilder();
    XdmNode document = builder.build(new StreamSource(new ByteArrayInputStream(Files.readAllBytes(Path.of(arguments[0])))));
    XdmNode root = document.children().iterator().next();
    XPathCompiler compiler = processor.newXPathCompiler();
    for (int at = 1; at < arguments.length; at++) {
      int sign = arguments[at].indexOf('=');
      compiler.declareNamespace(arguments[at].substring(0, sign), arguments[at].substring(sign + 1));
    }
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = input.readLine(); line != null; line = input.readLine()) output.println(result(compiler, line, root));
  }

  private static String result(XPathCompiler compiler, String expression, XdmNode root) {
    try {
      XPathSelector selector = compiler.compile(expression).load();
      selector.setContextItem(root);
      List<String> items = new ArrayList<>();
      for (XdmItem item : selector.evaluate()) items.add(described(item));
      return String.join(" | ", items).replace("\n", "&#10;");
    } catch (SaxonApiException error) {
      return "error " + (error.getErrorCode() == null ? "" : error.getErrorCode().getLocalName());
    } catch (RuntimeException | AssertionError error) {
      // Saxon-HE's own: it folds constants without a timezone.
      return "error " + error.getClass().getSimpleName();
    }
  }

  private static String described(XdmItem item) {
    if (item instanceof XdmNode) {
      XdmNode node = (XdmNode) item;
      return "node " + (node.getNodeName() == null ? "" : name(node)) + "=" + node.getStringValue();
    }
    if (item instanceof XdmAtomicValue) return "xs:" + ((XdmAtomicValue) item).getPrimitiveTypeName().getLocalName() + " " + item.getStringValue();
    return "function";
  }

  /** The name with its prefix, as name() gives it. */
  private static String name(XdmNode node) {
    String prefix = node.getUnderlyingNode().getPrefix();
    return prefix.isEmpty() ? node.getNodeName().getLocalName() : prefix + ":" + node.getNodeName().getLocalName();
  }
}
