import com.example.pintae.api.DocumentsApi;
import com.example.pintae.client.ApiClient;
import com.example.pintae.client.JSON;
import com.example.pintae.model.DocumentRequest;
import java.nio.file.Files;
import java.nio.file.Path;

/** Judges documents and writes the UBL of the valid ones: java Client invoice.json … */
class Client {
    public static void main(String[] files) throws Exception {
        var server = System.getenv().getOrDefault("PINT_AE_SERVER", "http://127.0.0.1:8080");
        var documents = new DocumentsApi(new ApiClient().setBasePath(server));
        // A document says null where it has no value: what is left out is told as missing.
        JSON.setGson(JSON.getGson().newBuilder().serializeNulls().create());
        for (var file : files) {
            // Amounts are BigDecimal: every digit is kept.
            var request = DocumentRequest.fromJson(Files.readString(Path.of(file)));
            var verdict = documents.validateDocument(request, null, "en", null);
            System.out.println(verdict.getOutcome().getValue());
            for (var issue : verdict.getIssues()) {
                System.out.println(issue.getPath() + " (" + issue.getRule() + ")");
                System.out.println(issue.getMessage() + "\n" + issue.getHint());
            }
            if (verdict.getValid()) {
                System.out.println(documents.convertDocument(request, null, "en", null).getXml());
            }
        }
        System.exit(0); // The connections that are kept open would hold the program for a minute.
    }
}
