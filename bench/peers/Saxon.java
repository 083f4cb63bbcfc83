import java.io.File;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.SaxonApiException;
import net.sf.saxon.s9api.XdmDestination;
import net.sf.saxon.s9api.XdmItem;
import net.sf.saxon.s9api.XdmNode;
import net.sf.saxon.s9api.XPathExecutable;
import net.sf.saxon.s9api.XsltExecutable;

/**
 * Judges UBL by the .xslt files of a folder, run by Saxon-HE itself: no schema. Takes what Phive takes and prints what it
 * prints.
 */
class Saxon {
  private static final String BREACHES =
      "//*:failed-assert[not(@flag = 'warning')]/@id | //*:successful-report[not(@flag = 'warning')]/@id";

  private final Processor processor = new Processor(false);
  private final List<XsltExecutable> stylesheets = new ArrayList<>();
  private final XPathExecutable breaches;

  Saxon(String rules) throws SaxonApiException {
    breaches = processor.newXPathCompiler().compile(BREACHES);
    File[] files = new File(rules).listFiles((place, name) -> name.endsWith(".xslt"));
    Arrays.sort(files);
    for (File file : files) stylesheets.add(processor.newXsltCompiler().compile(new StreamSource(file)));
  }

  TreeSet<String> judge(String text) throws SaxonApiException {
    XdmNode document = processor.newDocumentBuilder().build(new StreamSource(new StringReader(text)));
    var rules = new TreeSet<String>();
    for (XsltExecutable stylesheet : stylesheets) {
      var report = new XdmDestination();
      var transformer = stylesheet.load30();
      transformer.setErrorReporter(error -> {});
      transformer.applyTemplates(document, report);
      var selector = breaches.load();
      selector.setContextItem(report.getXdmNode());
      for (XdmItem rule : selector) rules.add(rule.getStringValue());
    }
    return rules;
  }

  public static void main(String[] given) throws Exception {
    List<Path> paths;
    try (Stream<Path> listed = Files.list(Path.of(given[2]))) {
      paths = listed.sorted().toList();
    }
    String first = Files.readString(paths.get(0));
    var saxon = new Saxon(given[0]);
    saxon.judge(first);
    double cold = Figures.sinceStart();
    for (Path path : paths) {
      String rules;
      try {
        rules = String.join(" ", saxon.judge(Files.readString(path)));
      } catch (SaxonApiException error) {
        rules = "stopped";
      }
      System.out.println(path.getFileName() + " " + rules);
    }
    Figures.print(cold, Double.parseDouble(given[1]), () -> saxon.judge(first));
  }
}
