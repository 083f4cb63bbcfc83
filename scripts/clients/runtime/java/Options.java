import java.util.LinkedHashMap;
import java.util.Map;

/** What a request can say besides what it must. */
abstract class Options {
    final Map<String, Object> query = new LinkedHashMap<>();
    final Map<String, Object> headers = new LinkedHashMap<>();
}
