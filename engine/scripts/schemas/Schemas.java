import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.SaxonApiException;
import net.sf.saxon.s9api.Serializer;
import net.sf.saxon.s9api.StaticError;
import net.sf.saxon.s9api.XsltCompiler;
import net.sf.saxon.s9api.XsltExecutable;
import net.sf.saxon.s9api.XsltTransformer;

/**
 * Runs the stylesheets 0.rules, 1.rules, … of a folder in one process, each on its documents N.0.xml, N.1.xml, …: writes the
 * result to N.M.out, or what went wrong to N.M.error; for a stylesheet that does not compile to N.refused. With a second
 * argument, a stylesheet that makes stylesheets of schemas, N.rules are schemas.
 */
public final class Schemas {
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Processor processor = new Processor(false);
    XsltExecutable transpiler =
        arguments.length < 2 ? null : compiled(processor, new StreamSource(new File(arguments[1])));
    for (int at = 0; Files.exists(folder.resolve(at + ".rules")); at++) {
      try {
        String rules = Files.readString(folder.resolve(at + ".rules"));
        String text = transpiler == null ? rules : result(processor, transpiler, rules.getBytes("UTF-8"));
        run(folder, at, processor, compiled(processor, new StreamSource(new StringReader(text))));
      } catch (SaxonApiException error) {
        Files.writeString(folder.resolve(at + ".refused"), String.valueOf(error.getMessage()));
      }
    }
  }

  private static XsltExecutable compiled(Processor processor, Source source) throws SaxonApiException {
    XsltCompiler compiler = processor.newXsltCompiler();
    ArrayList<StaticError> errors = new ArrayList<>();
    compiler.setErrorList(errors);
    try {
      return compiler.compile(source);
    } catch (SaxonApiException error) {
      throw new SaxonApiException(errors.isEmpty() ? error.getMessage() : errors.get(0).getMessage());
    }
  }

  private static void run(Path folder, int at, Processor processor, XsltExecutable rules) throws Exception {
    for (int number = 0; Files.exists(folder.resolve(at + "." + number + ".xml")); number++) {
      byte[] document = Files.readAllBytes(folder.resolve(at + "." + number + ".xml"));
      try {
        Files.writeString(folder.resolve(at + "." + number + ".out"), result(processor, rules, document));
      } catch (SaxonApiException error) {
        Files.writeString(folder.resolve(at + "." + number + ".error"), String.valueOf(error.getMessage()));
      }
    }
  }

  private static String result(Processor processor, XsltExecutable stylesheet, byte[] document) throws SaxonApiException {
    StringWriter text = new StringWriter();
    Serializer serializer = processor.newSerializer(text);
    serializer.setOutputProperty(Serializer.Property.INDENT, "no");
    XsltTransformer transformer = stylesheet.load();
    transformer.setMessageListener((content, terminate, locator) -> {});
    transformer.setSource(new StreamSource(new ByteArrayInputStream(document)));
    transformer.setDestination(serializer);
    transformer.transform();
    return text.toString();
  }
}
