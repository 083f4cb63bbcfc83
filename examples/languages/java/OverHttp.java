import java.net.URI;
import java.net.http.*;
import java.nio.file.Path;

/** The verdict of `pint-ae serve` on a document, as JSON: java OverHttp.java invoice.json */
class OverHttp {
    public static void main(String[] args) throws Exception {
        var server = args.length > 1 ? args[1] : "http://127.0.0.1:8080";
        var request = HttpRequest.newBuilder(URI.create(server + "/v1/validate"))
            .header("content-type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofFile(Path.of(args[0]))).build();
        var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(answer.body());
        if (answer.statusCode() != 200) System.exit(2); // Not a verdict: the body is a problem.
    }
}
