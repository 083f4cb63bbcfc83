    using System;
    using System.Collections;
    using System.Collections.Generic;
    using System.Globalization;
    using System.Linq;
    using System.Net.Http;
    using System.Net.Http.Headers;
    using System.Text;
    using System.Text.RegularExpressions;
    using System.Threading;
    using System.Threading.Tasks;

    /// <summary>A text that is not JSON, or a value of another kind than is described.</summary>
    public sealed class JsonException : Exception
    {
        internal JsonException(string message) : base(message) { }
    }

    /// <summary>The server refused the request or failed: its problem says why, where it said so.</summary>
    public sealed class ProblemException : Exception
    {
        private readonly IDictionary<string, object> problem;

        internal ProblemException(int status, IReadOnlyDictionary<string, string> headers, byte[] body)
            : this(status, headers, body, ProblemIn(headers, body)) { }

        private ProblemException(int status, IReadOnlyDictionary<string, string> headers, byte[] body, IDictionary<string, object> problem)
            : base(Told(status, problem))
        {
            Status = status;
            Headers = headers;
            Body = Encoding.UTF8.GetString(body);
            this.problem = problem;
        }

        public int Status { get; }

        /// <summary>The headers of the answer, by lower-case name.</summary>
        public IReadOnlyDictionary<string, string> Headers { get; }

        public string Body { get; }

        /// <summary>The time after which to try again, where the server named it.</summary>
        public TimeSpan? RetryAfter
        {
            get
            {
                if (!Headers.TryGetValue("retry-after", out var named)) return null;
                var isSeconds = int.TryParse(named, NumberStyles.None, CultureInfo.InvariantCulture, out var seconds);
                return isSeconds ? TimeSpan.FromSeconds(seconds) : (TimeSpan?)null;
            }
        }

        /*PROBLEM*/

        private static IDictionary<string, object> ProblemIn(IReadOnlyDictionary<string, string> headers, byte[] body)
        {
            if (!headers.TryGetValue("content-type", out var type) || !type.Contains("json")) return null;
            try
            {
                return Json.Members(Json.Parse(Encoding.UTF8.GetString(body)));
            }
            catch (JsonException)
            {
                return null;
            }
        }

        private static string Told(int status, IDictionary<string, object> problem)
        {
            var told = status.ToString(CultureInfo.InvariantCulture);
            foreach (var name in new[] { "title", "detail" })
                if (problem != null && problem.TryGetValue(name, out var text) && text is string) told += " " + text;
            return told;
        }
    }

    /// <summary>A number of JSON with all its digits, also those that a decimal has no room for.</summary>
    public sealed class JsonNumber
    {
        private static readonly Regex Shape = new Regex(@"\A-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?\z", RegexOptions.CultureInvariant);

        public JsonNumber(string text)
        {
            if (!Shape.IsMatch(text)) throw new JsonException(text + " is not a number");
            Text = text;
        }

        public string Text { get; }

        public override string ToString()
        {
            return Text;
        }

        internal decimal ToDecimal()
        {
            var digits = Regex.Replace(Text, @"[eE].*|[-.]", "").TrimStart('0');
            if (digits.Length > 28) throw new OverflowException(Text + " has more digits than a decimal: read its text");
            return decimal.Parse(Text, NumberStyles.Float, CultureInfo.InvariantCulture);
        }
    }

    /// <summary>JSON read without loss: an object is a dictionary, a list is a List, a number is a JsonNumber.</summary>
    public sealed class Json
    {
        private const int Deepest = 500;

        private readonly string text;
        private int at;

        private Json(string text)
        {
            this.text = text;
        }

        /// <summary>Reads JSON.</summary>
        public static object Parse(string text)
        {
            var json = new Json(text);
            var value = json.Value(0);
            json.Blanks();
            if (json.at < text.Length) throw json.Refused("there is more after the end");
            return value;
        }

        /// <summary>Writes what Parse gives, models, decimals and whole numbers.</summary>
        public static string Write(object value)
        {
            var written = new StringBuilder();
            Write(value, written);
            return written.ToString();
        }

        internal static string Text(object value)
        {
            return Expected<string>(value, "text");
        }

        internal static decimal? Decimal(object value)
        {
            return Expected<JsonNumber>(value, "number")?.ToDecimal();
        }

        internal static long? Integer(object value)
        {
            var number = Decimal(value);
            if (number % 1 != 0) throw new JsonException(number + " is not a whole number");
            return (long?)number;
        }

        internal static bool? Bool(object value)
        {
            if (value == null || value is bool) return (bool?)value;
            throw new JsonException("not true or false: " + Write(value));
        }

        internal static T Object<T>(object value, Func<IDictionary<string, object>, T> model) where T : Model
        {
            return value == null ? null : model(Members(value));
        }

        internal static IReadOnlyList<T> List<T>(object value, Func<object, T> entry)
        {
            return Expected<List<object>>(value, "list")?.Select(entry).ToList();
        }

        internal static IDictionary<string, object> Members(object value)
        {
            return Expected<IDictionary<string, object>>(value, "object");
        }

        private static T Expected<T>(object value, string name) where T : class
        {
            if (value == null || value is T) return (T)value;
            throw new JsonException("not a " + name + ": " + Write(value));
        }

        /// <summary>A value as Parse would give it.</summary>
        internal static object Plain(object value)
        {
            if (value is Model model) return model.Members;
            if (value is decimal number) return new JsonNumber(number.ToString(CultureInfo.InvariantCulture));
            if (value is int || value is long) return new JsonNumber(System.Convert.ToString(value, CultureInfo.InvariantCulture));
            if (value == null || value is string || value is bool || value is JsonNumber || value is IDictionary<string, object>) return value;
            if (value is IEnumerable entries) return entries.Cast<object>().Select(Plain).ToList();
            throw new JsonException(value + " may not be the amount that was meant: use decimal");
        }

        private static void Write(object given, StringBuilder to)
        {
            var value = Plain(given);
            if (value is IDictionary<string, object> members)
            {
                var separator = "{";
                foreach (var member in members)
                {
                    Quote(member.Key, to.Append(separator));
                    Write(member.Value, to.Append(':'));
                    separator = ",";
                }
                to.Append(separator == "{" ? "{}" : "}");
            }
            else if (value is List<object> entries)
            {
                var separator = "[";
                foreach (var entry in entries)
                {
                    Write(entry, to.Append(separator));
                    separator = ",";
                }
                to.Append(separator == "[" ? "[]" : "]");
            }
            else if (value is string text) Quote(text, to);
            else if (value is bool) to.Append((bool)value ? "true" : "false");
            else to.Append(value ?? "null");
        }

        private static void Quote(string text, StringBuilder to)
        {
            to.Append('"');
            foreach (var character in text)
            {
                if (character == '"' || character == '\\') to.Append('\\').Append(character);
                else if (character < ' ' || char.IsSurrogate(character)) to.Append("\\u").Append(((int)character).ToString("x4", CultureInfo.InvariantCulture));
                else to.Append(character);
            }
            to.Append('"');
        }

        private object Value(int depth)
        {
            if (depth > Deepest) throw Refused("it is nested too deeply");
            Blanks();
            switch (at < text.Length ? text[at] : ' ')
            {
                case '{': return Object(depth);
                case '[': return List(depth);
                case '"': return String();
                case 't': return Word("true", true);
                case 'f': return Word("false", false);
                case 'n': return Word("null", null);
                default: return Number();
            }
        }

        private IDictionary<string, object> Object(int depth)
        {
            var members = new OrderedMembers();
            at++;
            if (Comes('}')) return members;
            do
            {
                Blanks();
                var name = String();
                Needs(':');
                if (members.ContainsKey(name)) throw Refused("two members of an object are called " + name);
                members[name] = Value(depth + 1);
            }
            while (Comes(','));
            Needs('}');
            return members;
        }

        private List<object> List(int depth)
        {
            var entries = new List<object>();
            at++;
            if (Comes(']')) return entries;
            do entries.Add(Value(depth + 1));
            while (Comes(','));
            Needs(']');
            return entries;
        }

        private object Word(string word, object value)
        {
            if (string.CompareOrdinal(text, at, word, 0, word.Length) != 0) throw Refused("a value is missing");
            at += word.Length;
            return value;
        }

        private JsonNumber Number()
        {
            var start = at;
            while (at < text.Length && "+-.0123456789eE".IndexOf(text[at]) >= 0) at++;
            if (at == start) throw Refused("a value is missing");
            return new JsonNumber(text.Substring(start, at - start));
        }

        private string String()
        {
            if (at == text.Length || text[at] != '"') throw Refused("a text is missing");
            var read = new StringBuilder();
            for (at++; at < text.Length && text[at] != '"'; at++)
            {
                if (text[at] < ' ') throw Refused("a text has a line break or another control character");
                read.Append(text[at] == '\\' ? Escaped() : text[at]);
            }
            if (at == text.Length) throw Refused("a text does not end");
            at++;
            return read.ToString();
        }

        private char Escaped()
        {
            at++;
            var character = at < text.Length ? text[at] : ' ';
            var place = "\"\\/bfnrt".IndexOf(character);
            if (place >= 0) return "\"\\/\b\f\n\r\t"[place];
            var code = character == 'u' && at + 4 < text.Length ? text.Substring(at + 1, 4) : "";
            if (!ushort.TryParse(code, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out var read)) throw Refused("a text has an escape that JSON has not");
            at += 4;
            return (char)read;
        }

        private void Blanks()
        {
            while (at < text.Length && " \t\n\r".IndexOf(text[at]) >= 0) at++;
        }

        private bool Comes(char character)
        {
            Blanks();
            if (at == text.Length || text[at] != character) return false;
            at++;
            return true;
        }

        private void Needs(char character)
        {
            if (!Comes(character)) throw Refused("a " + character + " is missing");
        }

        private JsonException Refused(string why)
        {
            return new JsonException("Not JSON at character " + at + ": " + why);
        }
    }

    /// <summary>The members of an object, in their order.</summary>
    internal sealed class OrderedMembers : IDictionary<string, object>
    {
        private readonly List<string> names = new List<string>();
        private readonly Dictionary<string, object> values = new Dictionary<string, object>();

        public object this[string name]
        {
            get { return values[name]; }
            set
            {
                if (!values.ContainsKey(name)) names.Add(name);
                values[name] = value;
            }
        }

        public ICollection<string> Keys { get { return names; } }
        public ICollection<object> Values { get { return names.Select(name => values[name]).ToList(); } }
        public int Count { get { return names.Count; } }
        public bool IsReadOnly { get { return false; } }
        public bool ContainsKey(string name) { return values.ContainsKey(name); }
        public bool TryGetValue(string name, out object value) { return values.TryGetValue(name, out value); }
        public void Add(string name, object value) { values.Add(name, value); names.Add(name); }
        public void Add(KeyValuePair<string, object> member) { Add(member.Key, member.Value); }
        public bool Remove(string name) { names.Remove(name); return values.Remove(name); }
        public bool Remove(KeyValuePair<string, object> member) { return Contains(member) && Remove(member.Key); }
        public bool Contains(KeyValuePair<string, object> member) { return values.Contains(member); }
        public void Clear() { names.Clear(); values.Clear(); }
        public void CopyTo(KeyValuePair<string, object>[] to, int index) { foreach (var member in this) to[index++] = member; }
        public IEnumerator<KeyValuePair<string, object>> GetEnumerator() { return names.Select(name => new KeyValuePair<string, object>(name, values[name])).GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
    }

    /// <summary>An object of the interface: named properties of what is in its JSON, which keeps all other members too.</summary>
    public abstract class Model
    {
        internal Model(IDictionary<string, object> members)
        {
            Members = members;
            Headers = new Dictionary<string, string>();
        }

        /// <summary>The members of its JSON, those without a property too.</summary>
        public IDictionary<string, object> Members { get; }

        /// <summary>The headers of the answer, by lower-case name, where this is one.</summary>
        public IReadOnlyDictionary<string, string> Headers { get; internal set; }

        /// <summary>Its JSON; numbers have the digits that they were given.</summary>
        public string ToJson()
        {
            return Json.Write(this);
        }

        internal object Get(string name)
        {
            return Members.TryGetValue(name, out var value) ? value : null;
        }

        /// <summary>A member that is null is left out, or null where it must be there.</summary>
        internal void Put(string name, object value, bool isWritten)
        {
            if (value == null && !isWritten) Members.Remove(name);
            else Members[name] = Json.Plain(value);
        }
    }

    /// <summary>A request that is being put together.</summary>
    internal sealed class Exchange
    {
        private readonly HttpMethod method;
        private readonly string path;
        private readonly List<string> query = new List<string>();
        private readonly Dictionary<string, string> headers = new Dictionary<string, string>();
        private byte[] body;
        private string bodyType;

        internal Exchange(string method, string path)
        {
            this.method = new HttpMethod(method);
            this.path = path;
        }

        internal Exchange Query(string name, object value)
        {
            if (value is IEnumerable && !(value is string)) foreach (var one in (IEnumerable)value) Query(name, one);
            else if (value != null) query.Add(Uri.EscapeDataString(name) + "=" + Uri.EscapeDataString(Text(value)));
            return this;
        }

        internal Exchange Header(string name, object value)
        {
            if (value != null) headers[name] = Joined(value);
            return this;
        }

        /// <summary>A key that is made anew where none is given.</summary>
        internal Exchange Fresh(string name, string given)
        {
            return Header(name, given ?? Guid.NewGuid().ToString());
        }

        internal Exchange Body(string mediaType, byte[] content)
        {
            body = content;
            bodyType = mediaType;
            return this;
        }

        internal HttpRequestMessage ToMessage(string baseUrl, string accept)
        {
            var message = new HttpRequestMessage(method, baseUrl + path + (query.Count == 0 ? "" : "?" + string.Join("&", query)));
            message.Headers.TryAddWithoutValidation("Accept", accept);
            foreach (var header in headers)
                if (!message.Headers.TryAddWithoutValidation(header.Key, header.Value)) throw new ArgumentException(header.Key + " cannot be sent");
            if (body == null) return message;
            message.Content = new ByteArrayContent(body);
            message.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(bodyType);
            return message;
        }

        internal static byte[] JsonOf(object value)
        {
            return Encoding.UTF8.GetBytes(Json.Write(value));
        }

        internal static byte[] LinesOf(IEnumerable values)
        {
            return Encoding.UTF8.GetBytes(string.Concat(values.Cast<object>().Select(value => Json.Write(value) + "\n")));
        }

        /// <summary>A value in a path.</summary>
        internal static string Segment(object value)
        {
            return Uri.EscapeDataString(Joined(value));
        }

        internal static string Joined(object value)
        {
            if (value == null) return null;
            return value is IEnumerable && !(value is string) ? string.Join(",", ((IEnumerable)value).Cast<object>().Select(Text)) : Text(value);
        }

        private static string Text(object value)
        {
            return value is bool ? ((bool)value ? "true" : "false") : System.Convert.ToString(value, CultureInfo.InvariantCulture);
        }
    }

    /// <summary>Sends requests and reads answers.</summary>
    public abstract class Caller
    {
        // A key is sent to the server that was named, and to no other: no redirect is followed.
        private static readonly HttpClient Shared = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false }) { Timeout = TimeSpan.FromMinutes(1) };

        private readonly string baseUrl;
        private readonly HttpClient http;

        internal Caller(string baseUrl, HttpClient http)
        {
            this.baseUrl = baseUrl.TrimEnd('/');
            this.http = http ?? Shared;
        }

        private async Task<KeyValuePair<byte[], IReadOnlyDictionary<string, string>>> AnswerAsync(Exchange exchange, string accept, CancellationToken cancellation)
        {
            using (var message = exchange.ToMessage(baseUrl, accept))
            using (var answer = await http.SendAsync(message, cancellation).ConfigureAwait(false))
            {
                var body = await answer.Content.ReadAsByteArrayAsync().ConfigureAwait(false);
                var headers = answer.Headers.Concat(answer.Content.Headers).ToDictionary(header => header.Key.ToLowerInvariant(), header => string.Join(", ", header.Value));
                if (!answer.IsSuccessStatusCode) throw new ProblemException((int)answer.StatusCode, headers, body);
                return new KeyValuePair<byte[], IReadOnlyDictionary<string, string>>(body, headers);
            }
        }

        internal async Task<byte[]> BytesAsync(Exchange exchange, string accept, CancellationToken cancellation)
        {
            return (await AnswerAsync(exchange, accept, cancellation).ConfigureAwait(false)).Key;
        }

        internal async Task<string> TextAsync(Exchange exchange, string accept, CancellationToken cancellation)
        {
            return Encoding.UTF8.GetString(await BytesAsync(exchange, accept, cancellation).ConfigureAwait(false));
        }

        internal async Task<T> JsonAsync<T>(Exchange exchange, string accept, Func<object, T> read, CancellationToken cancellation)
        {
            var answer = await AnswerAsync(exchange, accept, cancellation).ConfigureAwait(false);
            var value = read(Json.Parse(Encoding.UTF8.GetString(answer.Key)));
            if ((object)value is Model model) model.Headers = answer.Value;
            return value;
        }

        internal async Task<IReadOnlyList<T>> LinesAsync<T>(Exchange exchange, string accept, Func<object, T> read, CancellationToken cancellation)
        {
            var text = await TextAsync(exchange, accept, cancellation).ConfigureAwait(false);
            return text.Split('\n').Where(line => line.Trim() != "").Select(line => read(Json.Parse(line))).ToList();
        }
    }
