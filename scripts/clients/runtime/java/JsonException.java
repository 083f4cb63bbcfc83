/** A text that is not JSON, or a value of another kind than is described. */
public final class JsonException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    JsonException(String message) {
        super(message);
    }
}
