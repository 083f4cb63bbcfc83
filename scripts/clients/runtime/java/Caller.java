import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;

/** Sends requests and reads answers. */
abstract class Caller {
    // A key is sent to the server that was named, and to no other: no redirect is followed.
    private final HttpClient http = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .followRedirects(HttpClient.Redirect.NEVER)
        .build();
    private final String baseUrl;
    private Duration timeout = Duration.ofSeconds(60);
    final Map<String, String> keys = new LinkedHashMap<>();

    Caller(String baseUrl) {
        this.baseUrl = baseUrl.replaceAll("/+$", "");
    }

    final void timeout(Duration of) {
        timeout = of;
    }

    /** A request that is being put together. */
    final class Exchange {
        private final String method;
        private final String path;
        private final List<String> query = new ArrayList<>();
        private final Map<String, String> headers = new LinkedHashMap<>();
        private byte[] body;

        Exchange(String method, String path, Options options) {
            this.method = method;
            this.path = path;
            if (options == null) return;
            options.query.forEach(this::query);
            options.headers.forEach(this::header);
        }

        Exchange query(String name, Object value) {
            if (value instanceof List) for (var one : (List<?>) value) query(name, one);
            else if (value != null) query.add(encoded(name) + "=" + encoded(String.valueOf(value)));
            return this;
        }

        Exchange header(String name, Object value) {
            if (value != null) headers.put(name, joined(value));
            return this;
        }

        /** A key that is made anew where none was given. */
        Exchange fresh(String name) {
            headers.putIfAbsent(name, UUID.randomUUID().toString());
            return this;
        }

        Exchange key(String header) {
            return header(header, keys.get(header));
        }

        Exchange body(String mediaType, byte[] content) {
            body = content;
            return header("Content-Type", mediaType);
        }

        byte[] bytes(String accept) throws IOException, InterruptedException {
            return answer(accept).body();
        }

        String text(String accept) throws IOException, InterruptedException {
            return new String(bytes(accept), StandardCharsets.UTF_8);
        }

        <T> T json(String accept, Function<Object, T> read) throws IOException, InterruptedException {
            var answer = answer(accept);
            var value = read.apply(Json.parse(new String(answer.body(), StandardCharsets.UTF_8)));
            if (value instanceof Model) ((Model) value).answered(headersOf(answer));
            return value;
        }

        <T> List<T> lines(String accept, Function<Object, T> read) throws IOException, InterruptedException {
            var lines = new ArrayList<T>();
            for (var line : text(accept).split("\n")) if (!line.isBlank()) lines.add(read.apply(Json.parse(line)));
            return lines;
        }

        private HttpResponse<byte[]> answer(String accept) throws IOException, InterruptedException {
            var content = body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofByteArray(body);
            var uri = URI.create(baseUrl + path + (query.isEmpty() ? "" : "?" + String.join("&", query)));
            var request = HttpRequest.newBuilder(uri).timeout(timeout).method(method, content).header("Accept", accept);
            headers.forEach(request::setHeader);
            var answer = http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            if (answer.statusCode() / 100 == 2) return answer;
            throw new ProblemException(answer.statusCode(), headersOf(answer), answer.body());
        }
    }

    static byte[] json(Object body) {
        return Json.write(body).getBytes(StandardCharsets.UTF_8);
    }

    static byte[] jsonLines(List<?> bodies) {
        var lines = new StringBuilder();
        for (var body : bodies) lines.append(Json.write(body)).append('\n');
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** A value in a path. */
    static String segment(Object value) {
        return encoded(joined(value));
    }

    static String joined(Object value) {
        if (!(value instanceof List)) return value == null ? null : String.valueOf(value);
        var texts = new ArrayList<String>();
        for (var one : (List<?>) value) texts.add(String.valueOf(one));
        return String.join(",", texts);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static Map<String, String> headersOf(HttpResponse<?> answer) {
        var headers = new TreeMap<String, String>();
        answer.headers().map().forEach((name, values) -> headers.put(name.toLowerCase(java.util.Locale.ROOT), String.join(", ", values)));
        return headers;
    }
}
