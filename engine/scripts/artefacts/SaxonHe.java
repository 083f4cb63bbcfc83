import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.SaxonApiException;
import net.sf.saxon.s9api.Serializer;
import net.sf.saxon.s9api.StaticError;
import net.sf.saxon.s9api.XsltCompiler;
import net.sf.saxon.s9api.XsltExecutable;
import net.sf.saxon.s9api.XsltTransformer;

/**
 * Runs a stylesheet on the documents 0.xml, 1.xml, … of a folder in one process: writes the result of N.xml to N.out, or what
 * went wrong to N.error. For each number of milliseconds that it then reads it runs them over and over, and prints how many
 * milliseconds of processor time a document takes, from its text to the text of the result.
 */
public final class SaxonHe {
  /** The exit code where the stylesheet does not compile. */
  private static final int REFUSED = 3;

  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[1]);
    Processor processor = new Processor(false);
    XsltCompiler compiler = processor.newXsltCompiler();
    List<StaticError> errors = new ArrayList<>();
    compiler.setErrorList(errors);
    XsltExecutable stylesheet;
    try {
      stylesheet = compiler.compile(new StreamSource(new File(arguments[0])));
    } catch (SaxonApiException error) {
      for (StaticError each : errors) System.err.println(each.getLineNumber() + ": " + each.getMessage());
      System.exit(REFUSED);
      return;
    }
    List<byte[]> documents = new ArrayList<>();
    while (Files.exists(folder.resolve(documents.size() + ".xml")))
      documents.add(Files.readAllBytes(folder.resolve(documents.size() + ".xml")));
    for (int number = 0; number < documents.size(); number++) write(folder, number, processor, stylesheet, documents);
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    for (String line = input.readLine(); line != null; line = input.readLine())
      System.out.println(millisecondsOfEach(Long.parseLong(line), processor, stylesheet, documents));
  }

  private static void write(
      Path folder, int number, Processor processor, XsltExecutable stylesheet, List<byte[]> documents) throws Exception {
    try {
      Files.writeString(folder.resolve(number + ".out"), result(processor, stylesheet, documents.get(number)));
    } catch (SaxonApiException error) {
      Files.writeString(folder.resolve(number + ".error"), String.valueOf(error.getMessage()));
    }
  }

  private static String result(Processor processor, XsltExecutable stylesheet, byte[] document) throws SaxonApiException {
    StringWriter text = new StringWriter();
    Serializer serializer = processor.newSerializer(text);
    serializer.setOutputProperty(Serializer.Property.INDENT, "no");
    XsltTransformer transformer = stylesheet.load();
    transformer.setErrorListener(new Silence());
    transformer.setMessageListener((content, terminate, locator) -> {});
    transformer.setSource(new StreamSource(new ByteArrayInputStream(document)));
    transformer.setDestination(serializer);
    transformer.transform();
    return text.toString();
  }

  private static double millisecondsOfEach(long wanted, Processor processor, XsltExecutable stylesheet, List<byte[]> documents) {
    long start = processorTime();
    long judged = 0;
    while (processorTime() - start < wanted * 1_000_000L) {
      for (byte[] document : documents) {
        try {
          result(processor, stylesheet, document);
        } catch (SaxonApiException error) {
          // What is judged is told once, by write.
        }
      }
      judged += documents.size();
    }
    return (processorTime() - start) / 1e6 / judged;
  }

  private static long processorTime() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
  }

  private static final class Silence implements javax.xml.transform.ErrorListener {
    public void warning(javax.xml.transform.TransformerException warning) {}

    public void error(javax.xml.transform.TransformerException error) {}

    public void fatalError(javax.xml.transform.TransformerException error) {}
  }
}
