import java.util.Map;

/** An object of the interface: named getters and setters of what is in its JSON, which keeps all other members too. */
public abstract class Model {
    private final Map<String, Object> members;
    private Map<String, String> headers = Map.of();

    Model(Map<String, Object> members) {
        this.members = members;
    }

    /** The members of its JSON, those without a getter too. */
    public final Map<String, Object> members() {
        return members;
    }

    /** The headers of the answer, by lower-case name, where this is one. */
    public final Map<String, String> headers() {
        return headers;
    }

    /** Its JSON; numbers have the digits that they were given. */
    public final String toJson() {
        return Json.write(this);
    }

    @Override
    public final String toString() {
        return toJson();
    }

    final void answered(Map<String, String> with) {
        headers = with;
    }

    final Object get(String name) {
        return members.get(name);
    }

    /** A member that is null is left out, or null where it must be there. */
    final void put(String name, Object value, boolean isWritten) {
        if (value == null && !isWritten) members.remove(name);
        else members.put(name, Json.plain(value));
    }
}
