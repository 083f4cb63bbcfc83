import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.xml.transform.ErrorListener;
import javax.xml.transform.Source;
import javax.xml.transform.TransformerException;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.SaxonApiException;
import net.sf.saxon.s9api.Serializer;
import net.sf.saxon.s9api.XPathCompiler;
import net.sf.saxon.s9api.XPathSelector;
import net.sf.saxon.s9api.XdmAtomicValue;
import net.sf.saxon.s9api.XdmItem;
import net.sf.saxon.s9api.XdmNode;
import net.sf.saxon.s9api.XsltCompiler;
import net.sf.saxon.s9api.XsltExecutable;
import net.sf.saxon.s9api.XsltTransformer;

/**
 * Asks Saxon-HE, in one process:
 *
 * `stylesheet FILE FOLDER` runs a stylesheet on the documents 0.xml, 1.xml, … of a folder: writes the result of N.xml to N.out,
 * or what went wrong to N.error. For each number of milliseconds that it then reads it runs them over and over, and prints how
 * many milliseconds of processor time a document takes, from its text to the text of the result.
 *
 * `schemas FOLDER [STYLESHEET]` does the same for the stylesheets 0.rules, 1.rules, … and the documents N.0.xml, N.1.xml, … of
 * each; one that does not compile has N.refused. With a stylesheet that makes stylesheets of schemas, N.rules are schemas.
 *
 * `expressions FILE PREFIX=URI …` evaluates the expressions that it reads, one a line, on the root element of a document: writes
 * for each the items as `type value`, or the error.
 */
public final class SaxonHe {
  /** The exit code where the stylesheet does not compile. */
  private static final int REFUSED = 3;

  private static final Processor processor = new Processor(false);

  public static void main(String[] arguments) throws Exception {
    switch (arguments[0]) {
      case "stylesheet" -> stylesheet(arguments[1], Path.of(arguments[2]));
      case "schemas" -> schemas(Path.of(arguments[1]), arguments.length < 3 ? null : arguments[2]);
      default -> expressions(arguments[1], Arrays.copyOfRange(arguments, 2, arguments.length));
    }
  }

  private static void stylesheet(String file, Path folder) throws Exception {
    XsltExecutable stylesheet;
    try {
      stylesheet = compiled(new StreamSource(new File(file)));
    } catch (SaxonApiException error) {
      System.err.println(error.getMessage());
      System.exit(REFUSED);
      return;
    }
    List<byte[]> documents = run(stylesheet, folder, "");
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    for (String line = input.readLine(); line != null; line = input.readLine())
      System.out.println(millisecondsOfEach(Long.parseLong(line), stylesheet, documents));
  }

  private static void schemas(Path folder, String transpilerFile) throws Exception {
    XsltExecutable transpiler = transpilerFile == null ? null : compiled(new StreamSource(new File(transpilerFile)));
    for (int at = 0; Files.exists(folder.resolve(at + ".rules")); at++) {
      try {
        String rules = Files.readString(folder.resolve(at + ".rules"));
        String text = transpiler == null ? rules : result(transpiler, rules.getBytes(StandardCharsets.UTF_8));
        run(compiled(new StreamSource(new StringReader(text))), folder, at + ".");
      } catch (SaxonApiException | IllegalStateException error) {
        // Saxon-HE 13.1 fails in its own optimizer on some stylesheets.
        Files.writeString(folder.resolve(at + ".refused"), String.valueOf(error.getMessage()));
      }
    }
  }

  /** Fails with every error and its line, if the compiler told any. */
  private static XsltExecutable compiled(Source source) throws SaxonApiException {
    XsltCompiler compiler = processor.newXsltCompiler();
    Errors errors = new Errors();
    compiler.setErrorListener(errors);
    try {
      return compiler.compile(source);
    } catch (SaxonApiException error) {
      if (errors.told.isEmpty()) throw error;
      throw new SaxonApiException(String.join("\n", errors.told));
    }
  }

  /** Runs a stylesheet on the documents whose names begin so, and returns these. */
  private static List<byte[]> run(XsltExecutable stylesheet, Path folder, String prefix) throws Exception {
    List<byte[]> documents = new ArrayList<>();
    for (int number = 0; Files.exists(folder.resolve(prefix + number + ".xml")); number++) {
      byte[] document = Files.readAllBytes(folder.resolve(prefix + number + ".xml"));
      documents.add(document);
      try {
        Files.writeString(folder.resolve(prefix + number + ".out"), result(stylesheet, document));
      } catch (SaxonApiException error) {
        Files.writeString(folder.resolve(prefix + number + ".error"), String.valueOf(error.getMessage()));
      }
    }
    return documents;
  }

  private static String result(XsltExecutable stylesheet, byte[] document) throws SaxonApiException {
    StringWriter text = new StringWriter();
    Serializer serializer = processor.newSerializer(text);
    serializer.setOutputProperty(Serializer.Property.INDENT, "no");
    XsltTransformer transformer = stylesheet.load();
    transformer.setErrorListener(new Errors());
    silence(transformer);
    transformer.setSource(new StreamSource(new ByteArrayInputStream(document)));
    transformer.setDestination(serializer);
    transformer.transform();
    return text.toString();
  }

  private static double millisecondsOfEach(long wanted, XsltExecutable stylesheet, List<byte[]> documents) {
    long start = processorTime();
    long judged = 0;
    while (processorTime() - start < wanted * 1_000_000L) {
      for (byte[] document : documents) {
        try {
          result(stylesheet, document);
        } catch (SaxonApiException error) {
          // What is judged is told once, by run.
        }
      }
      judged += documents.size();
    }
    return (processorTime() - start) / 1e6 / judged;
  }

  private static long processorTime() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
  }

  private static void expressions(String file, String[] prefixes) throws Exception {
    byte[] document = Files.readAllBytes(Path.of(file));
    XdmNode root =
        processor.newDocumentBuilder().build(new StreamSource(new ByteArrayInputStream(document))).children().iterator().next();
    XPathCompiler compiler = processor.newXPathCompiler();
    for (String prefix : prefixes) {
      int sign = prefix.indexOf('=');
      compiler.declareNamespace(prefix.substring(0, sign), prefix.substring(sign + 1));
    }
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = input.readLine(); line != null; line = input.readLine()) output.println(itemsOf(compiler, line, root));
  }

  private static String itemsOf(XPathCompiler compiler, String expression, XdmNode root) {
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
    if (item instanceof XdmNode node)
      return "node " + (node.getNodeName() == null ? "" : name(node)) + "=" + node.getStringValue();
    if (item instanceof XdmAtomicValue value)
      return "xs:" + value.getPrimitiveTypeName().getLocalName() + " " + value.getStringValue();
    return "function";
  }

  /** The name with its prefix, as name() gives it. */
  private static String name(XdmNode node) {
    String prefix = node.getUnderlyingNode().getPrefix();
    return prefix.isEmpty() ? node.getNodeName().getLocalName() : prefix + ":" + node.getNodeName().getLocalName();
  }

  /** Discards the output of xsl:message. Saxon 9 has another interface for its listener than later versions. */
  private static void silence(XsltTransformer transformer) {
    try {
      for (Method method : XsltTransformer.class.getMethods())
        if (method.getName().equals("setMessageListener"))
          method.invoke(
              transformer,
              Proxy.newProxyInstance(
                  SaxonHe.class.getClassLoader(), method.getParameterTypes(), (proxy, called, values) -> null));
    } catch (ReflectiveOperationException error) {
      throw new IllegalStateException(error);
    }
  }

  /** Every error, with its line. */
  private static final class Errors implements ErrorListener {
    final List<String> told = new ArrayList<>();

    public void warning(TransformerException warning) {}

    public void error(TransformerException error) {
      told.add((error.getLocator() == null ? -1 : error.getLocator().getLineNumber()) + ": " + error.getMessage());
    }

    public void fatalError(TransformerException error) {
      error(error);
    }
  }
}
