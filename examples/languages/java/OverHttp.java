import java.nio.file.*;
import pintae.*;

/** The verdict of `pint-ae serve` on documents, and the UBL of valid ones: java -cp classes OverHttp invoices/*.json */
class OverHttp {
    public static void main(String[] files) throws Exception {
        var client = new Client(System.getenv().getOrDefault("PINT_AE_SERVER", "http://127.0.0.1:8080"));
        for (var file : files) {
            var document = DocumentRequest.fromJson(Files.readString(Path.of(file)));
            var verdict = client.validateDocument(document);
            System.out.println(verdict.getOutcome());
            for (var issue : verdict.getIssues())
                System.out.printf("%s (%s)%n%s%n%s%n", issue.getPath(), issue.getRule(), issue.getMessage(), issue.getHint());
            if (verdict.getValid()) System.out.println(client.convertDocumentAsXml(document));
        }
    }
}
