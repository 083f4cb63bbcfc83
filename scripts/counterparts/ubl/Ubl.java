import com.helger.peppol.sbdh.PeppolSBDHDataReadException;
import com.helger.peppol.sbdh.PeppolSBDHDataReader;
import com.helger.peppol.sbdh.PeppolSBDHDataWriter;
import com.helger.peppolid.factory.PeppolIdentifierFactory;
import com.helger.sbdh.SBDMarshaller;
import com.helger.ubl21.UBL21Marshaller;
import com.helger.xml.serialize.read.DOMReader;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Stream;
import org.w3c.dom.*;

/** Reads each envelope of a folder with its document, and writes both anew; names those that do not say the same then. */
class Ubl {
  public static void main(String[] given) throws Exception {
    List<Path> paths;
    try (Stream<Path> listed = Files.list(Path.of(given[0]))) {
      paths = listed.sorted().toList();
    }
    for (Path path : paths) {
      String told = differences(Files.readString(path));
      if (!told.isEmpty()) System.out.println(path.getFileName() + " " + told);
    }
    System.out.println(paths.size() + " read");
  }

  private static String differences(String text) {
    try {
      return differencesOf(text);
    } catch (PeppolSBDHDataReadException refused) {
      return refused.getMessage();
    }
  }

  private static String differencesOf(String text) throws PeppolSBDHDataReadException {
    var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    var data = new PeppolSBDHDataReader(PeppolIdentifierFactory.INSTANCE).extractData(bytes);
    Element document = data.getBusinessMessage();
    var anew = new PeppolSBDHDataWriter().createStandardBusinessDocument(data);
    boolean isAlike = saidBy(DOMReader.readXMLDOM(text).getDocumentElement())
        .equals(saidBy(new SBDMarshaller().getAsDocument(anew).getDocumentElement()));
    Document written = document.getLocalName().equals("Invoice")
        ? UBL21Marshaller.invoice().getAsDocument(UBL21Marshaller.invoice().read(document))
        : UBL21Marshaller.creditNote().getAsDocument(UBL21Marshaller.creditNote().read(document));
    if (written == null) return "is no UBL";
    String rewritten = saidBy(written.getDocumentElement());
    return (isAlike ? "" : "envelope ") + (rewritten.equals(saidBy(document)) ? "" : "document");
  }

  /** The elements, attributes and text of an element, whatever its prefixes and blanks between elements. */
  private static String saidBy(Element element) {
    var said = new StringBuilder("<{" + element.getNamespaceURI() + "}" + element.getLocalName());
    var attributes = new TreeMap<String, String>();
    for (int i = 0; i < element.getAttributes().getLength(); i++) {
      Node each = element.getAttributes().item(i);
      if (!"http://www.w3.org/2000/xmlns/".equals(each.getNamespaceURI()))
        attributes.put(each.getNamespaceURI() + each.getLocalName(), each.getNodeValue());
    }
    said.append(attributes).append('>');
    boolean hasElements = element.getElementsByTagName("*").getLength() > 0;
    for (Node each = element.getFirstChild(); each != null; each = each.getNextSibling())
      if (each instanceof Element) said.append(saidBy((Element) each));
      else if (each instanceof Text && !hasElements) said.append(valueOf(element.getLocalName(), each.getNodeValue()));
    return said.append("</>").toString();
  }

  /** One text of those that are the same value: `1` for true, blanks around it, `.5` for 0.5; each digit after the point stays. */
  private static String valueOf(String name, String text) {
    String value = text.strip();
    if (name.endsWith("Indicator")) return value.equals("1") ? "true" : value.equals("0") ? "false" : value;
    return value.matches("[+-]?(\\d+\\.?\\d*|\\.\\d+)") && !name.endsWith("ID") ? new BigDecimal(value).toPlainString() : value;
  }
}
