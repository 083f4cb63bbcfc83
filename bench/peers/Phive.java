import com.helger.diagnostics.error.IError;
import com.helger.io.resource.FileSystemResource;
import com.helger.phive.api.execute.ValidationExecutionManager;
import com.helger.phive.api.executor.IValidationExecutor;
import com.helger.phive.api.executorset.ValidationExecutorSetRegistry;
import com.helger.phive.api.result.ValidationResultList;
import com.helger.phive.api.validity.IValidityDeterminator;
import com.helger.phive.peppol.PeppolValidationPintAE;
import com.helger.phive.xml.schematron.ValidationExecutorSchematron;
import com.helger.phive.xml.source.IValidationSourceXML;
import com.helger.phive.xml.source.ValidationSourceXML;
import com.helger.xml.serialize.read.DOMReader;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Judges UBL by phive as an access point in Java does: by the schema of UBL, then by both files of PINT-AE, those that
 * phive brings (-) or the .xslt files of a folder. Takes that, how many seconds it measures, and a folder of documents.
 * Prints the rules that each document breaks, with its name before them, and last the figures as JSON.
 */
class Phive {
  private final ValidationExecutionManager<IValidationSourceXML> manager =
      new ValidationExecutionManager<>(IValidityDeterminator.createDefault());

  Phive(String rules, boolean isCreditNote) {
    var registry = new ValidationExecutorSetRegistry<IValidationSourceXML>();
    PeppolValidationPintAE.init(registry);
    var brought = registry.getOfID(isCreditNote
        ? PeppolValidationPintAE.VID_OPENPEPPOL_AE_PINT_CREDIT_NOTE_2025_11
        : PeppolValidationPintAE.VID_OPENPEPPOL_AE_PINT_INVOICE_2025_11);
    boolean isOwn = rules.equals("-");
    for (IValidationExecutor<IValidationSourceXML> each : brought.executors())
      if (isOwn || !(each instanceof ValidationExecutorSchematron)) manager.addExecutor(each);
    if (isOwn) return;
    File[] files = new File(rules).listFiles((place, name) -> name.endsWith(".xslt"));
    Arrays.sort(files);
    for (File file : files)
      manager.addExecutor(ValidationExecutorSchematron.createXSLT(new FileSystemResource(file), null));
  }

  /** Reads the text anew, as a server does that is sent it. */
  ValidationResultList judge(String text) {
    return manager.executeValidation(ValidationSourceXML.create("document.xml", DOMReader.readXMLDOM(text)));
  }

  public static void main(String[] given) throws Exception {
    List<Path> paths;
    try (Stream<Path> listed = Files.list(Path.of(given[2]))) {
      paths = listed.sorted().toList();
    }
    String first = Files.readString(paths.get(0));
    var invoices = new Phive(given[0], false);
    var creditNotes = new Phive(given[0], true);
    invoices.judge(first);
    double cold = Figures.sinceStart();
    for (Path path : paths) {
      String text = Files.readString(path);
      var rules = new TreeSet<String>();
      (text.contains("CreditNote-2") ? creditNotes : invoices).judge(text).forEachFlattened(
          IError::isError, error -> rules.add(error.hasErrorID() ? error.getErrorID() : "stopped"));
      System.out.println(path.getFileName() + " " + String.join(" ", rules));
    }
    Figures.print(cold, Double.parseDouble(given[1]), () -> invoices.judge(first));
  }
}
