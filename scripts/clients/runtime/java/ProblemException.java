import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.OptionalLong;

/** The server refused the request or failed: its problem says why, where it said so. */
public final class ProblemException extends IOException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient Map<String, String> headers;
    private final transient byte[] body;
    private final transient Map<String, Object> problem;

    ProblemException(int status, Map<String, String> headers, byte[] body) {
        this(status, headers, body, problemIn(headers, body));
    }

    private ProblemException(int status, Map<String, String> headers, byte[] body, Map<String, Object> problem) {
        super(told(status, problem));
        this.status = status;
        this.headers = headers;
        this.body = body;
        this.problem = problem;
    }

    public int status() {
        return status;
    }

    /** The headers of the answer, by lower-case name. */
    public Map<String, String> headers() {
        return headers;
    }

    public String body() {
        return new String(body, StandardCharsets.UTF_8);
    }

    /** Seconds after which to try again, where the server named them. */
    public OptionalLong retryAfter() {
        var named = headers.getOrDefault("retry-after", "");
        return named.matches("[0-9]{1,9}") ? OptionalLong.of(Long.parseLong(named)) : OptionalLong.empty();
    }

    /*PROBLEM*/

    private static Map<String, Object> problemIn(Map<String, String> headers, byte[] body) {
        if (!headers.getOrDefault("content-type", "").contains("json")) return null;
        try {
            return Json.members(Json.parse(new String(body, StandardCharsets.UTF_8)));
        } catch (JsonException refused) {
            return null;
        }
    }

    private static String told(int status, Map<String, Object> problem) {
        var told = new StringBuilder().append(status);
        for (var name : new String[] {"title", "detail"})
            if (problem != null && problem.get(name) instanceof String) told.append(' ').append(problem.get(name));
        return told.toString();
    }
}
