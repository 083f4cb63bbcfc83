import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * JSON, which the library of Java does not read. An object is a Map in the order of its members, a list is a List, and
 * a number is a BigDecimal with all its digits.
 */
public final class Json {
    private static final int DEEPEST = 500;

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** Reads JSON. */
    public static Object parse(String text) {
        var json = new Json(text);
        var value = json.value(0);
        json.blanks();
        if (json.at < text.length()) throw json.refused("there is more after the end");
        return value;
    }

    /** Writes what parse gives, models and all numbers but binary fractions. */
    public static String write(Object value) {
        var written = new StringBuilder();
        write(plain(value), written);
        return written.toString();
    }

    static String text(Object value) {
        return expected(value, String.class, "text");
    }

    static BigDecimal decimal(Object value) {
        return expected(value, BigDecimal.class, "number");
    }

    static Long integer(Object value) {
        var number = decimal(value);
        try {
            return number == null ? null : number.longValueExact();
        } catch (ArithmeticException refused) {
            throw new JsonException(number + " is not a whole number of 64 bits");
        }
    }

    static Boolean bool(Object value) {
        return expected(value, Boolean.class, "true or false");
    }

    static <T> T object(Object value, Function<Map<String, Object>, T> model) {
        return value == null ? null : model.apply(members(value));
    }

    static <T> List<T> list(Object value, Function<Object, T> entry) {
        var entries = expected(value, List.class, "list");
        if (entries == null) return null;
        var read = new ArrayList<T>();
        for (Object one : entries) read.add(entry.apply(one));
        return java.util.Collections.unmodifiableList(read);
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> members(Object value) {
        return expected(value, Map.class, "object");
    }

    private static <T> T expected(Object value, Class<T> kind, String name) {
        if (value == null || kind.isInstance(value)) return kind.cast(value);
        throw new JsonException("not a " + name + ": " + write(value));
    }

    /** A value as parse would give it. */
    static Object plain(Object value) {
        if (value instanceof Model) return ((Model) value).members();
        if (value instanceof Long || value instanceof Integer) return BigDecimal.valueOf(((Number) value).longValue());
        if (value instanceof java.math.BigInteger) return new BigDecimal((java.math.BigInteger) value);
        if (value instanceof List) {
            var entries = new ArrayList<Object>();
            for (Object one : (List<?>) value) entries.add(plain(one));
            return entries;
        }
        if (value instanceof Map || value == null || value instanceof String || value instanceof BigDecimal || value instanceof Boolean)
            return value;
        throw new JsonException(value + " may not be the amount that was meant: use BigDecimal");
    }

    private static void write(Object value, StringBuilder to) {
        if (value instanceof Map) {
            var separator = "{";
            for (var member : ((Map<?, ?>) value).entrySet()) {
                quote(String.valueOf(member.getKey()), to.append(separator));
                write(plain(member.getValue()), to.append(':'));
                separator = ",";
            }
            to.append(separator.equals("{") ? "{}" : "}");
        } else if (value instanceof List) {
            var separator = "[";
            for (var one : (List<?>) value) {
                write(plain(one), to.append(separator));
                separator = ",";
            }
            to.append(separator.equals("[") ? "[]" : "]");
        } else if (value instanceof String) quote((String) value, to);
        else to.append(value);
    }

    private static void quote(String text, StringBuilder to) {
        to.append('"');
        for (var index = 0; index < text.length(); index++) {
            var character = text.charAt(index);
            if (character == '"' || character == '\\') to.append('\\').append(character);
            else if (character < ' ' || Character.isSurrogate(character)) to.append(String.format("\\u%04x", (int) character));
            else to.append(character);
        }
        to.append('"');
    }

    private Object value(int depth) {
        if (depth > DEEPEST) throw refused("it is nested too deeply");
        blanks();
        switch (at < text.length() ? text.charAt(at) : ' ') {
            case '{': return object(depth);
            case '[': return list(depth);
            case '"': return string();
            case 't': return word("true", Boolean.TRUE);
            case 'f': return word("false", Boolean.FALSE);
            case 'n': return word("null", null);
            default: return number();
        }
    }

    private Map<String, Object> object(int depth) {
        var members = new LinkedHashMap<String, Object>();
        at++;
        if (comes('}')) return members;
        do {
            blanks();
            var name = string();
            needs(':');
            if (members.containsKey(name)) throw refused("two members of an object are called " + name);
            members.put(name, value(depth + 1));
        } while (comes(','));
        needs('}');
        return members;
    }

    private List<Object> list(int depth) {
        var entries = new ArrayList<Object>();
        at++;
        if (comes(']')) return entries;
        do entries.add(value(depth + 1));
        while (comes(','));
        needs(']');
        return entries;
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw refused("a value is missing");
        at += word.length();
        return value;
    }

    private BigDecimal number() {
        var start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at++;
        var number = text.substring(start, at);
        if (!number.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1,9})?")) throw refused("a value is missing");
        return new BigDecimal(number);
    }

    private String string() {
        if (at == text.length() || text.charAt(at) != '"') throw refused("a text is missing");
        var read = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
            var character = text.charAt(at);
            if (character < ' ') throw refused("a text has a line break or another control character");
            read.append(character == '\\' ? escaped() : character);
        }
        if (at == text.length()) throw refused("a text does not end");
        at++;
        return read.toString();
    }

    private char escaped() {
        at++;
        var character = at < text.length() ? text.charAt(at) : ' ';
        var place = "\"\\/bfnrt".indexOf(character);
        if (place >= 0) return "\"\\/\b\f\n\r\t".charAt(place);
        var code = character == 'u' && at + 4 < text.length() ? text.substring(at + 1, at + 5) : "";
        if (!code.matches("[0-9a-fA-F]{4}")) throw refused("a text has an escape that JSON has not");
        at += 4;
        return (char) Integer.parseInt(code, 16);
    }

    private void blanks() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at++;
    }

    private boolean comes(char character) {
        blanks();
        if (at == text.length() || text.charAt(at) != character) return false;
        at++;
        return true;
    }

    private void needs(char character) {
        if (!comes(character)) throw refused("a " + character + " is missing");
    }

    private JsonException refused(String why) {
        return new JsonException("Not JSON at character " + at + ": " + why);
    }
}
