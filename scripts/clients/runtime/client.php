/** A number of JSON with all its digits: amounts are never binary fractions. */
final class Decimal implements \Stringable
{
    public function __construct(public readonly string $text)
    {
        if (preg_match('/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/D', $text) !== 1) {
            throw new \InvalidArgumentException("$text is not a number");
        }
    }

    public function __toString(): string
    {
        return $this->text;
    }
}

/** JSON, read and written without loss: fractions and large numbers are Decimal, objects are \stdClass. */
final class Json
{
    /** What is neither text nor number passes as it is; every text gets a letter before it, so that none is mistaken for a number. */
    private const TOKENS = '/"(?:[^"\\\\]++|\\\\.)*+"|-?[0-9]++(?:\.[0-9]++)?+(?:[eE][+-]?[0-9]++)?+/s';

    public static function parse(string $text): mixed
    {
        $marked = preg_replace_callback(
            self::TOKENS,
            fn (array $found) => $found[0][0] === '"' ? '"s' . substr($found[0], 1) : '"n' . $found[0] . '"',
            $text,
        );
        if ($marked === null) {
            throw new \JsonException('The JSON cannot be read: ' . preg_last_error_msg());
        }
        return self::unmarked(json_decode($marked, false, 512, JSON_THROW_ON_ERROR));
    }

    private static function unmarked(mixed $value): mixed
    {
        if (is_array($value)) {
            return array_map(self::unmarked(...), $value);
        }
        if ($value instanceof \stdClass) {
            $object = new \stdClass();
            foreach (get_object_vars($value) as $name => $member) {
                if ($name[0] !== 's') {
                    throw new \JsonException('A member of the JSON has a number for its name');
                }
                $object->{substr($name, 1)} = self::unmarked($member);
            }
            return $object;
        }
        if (!is_string($value)) {
            return $value;
        }
        $text = substr($value, 1);
        if ($value[0] === 's') {
            return $text;
        }
        return (string) (int) $text === $text ? (int) $text : self::number($text);
    }

    private static function number(string $text): Decimal
    {
        try {
            return new Decimal($text);
        } catch (\InvalidArgumentException $refused) {
            throw new \JsonException($refused->getMessage());
        }
    }

    public static function write(mixed $value): string
    {
        if ($value instanceof Decimal) {
            return $value->text;
        }
        if ($value instanceof Model) {
            $value = $value->members();
        }
        if (is_float($value)) {
            throw new \TypeError("$value is a binary fraction and may not be the amount that was meant: use Decimal");
        }
        if (is_array($value) && array_is_list($value)) {
            return '[' . implode(',', array_map(self::write(...), $value)) . ']';
        }
        if (is_array($value) || $value instanceof \stdClass) {
            $members = [];
            foreach ((array) $value as $name => $member) {
                $members[] = self::write((string) $name) . ':' . self::write($member);
            }
            return '{' . implode(',', $members) . '}';
        }
        return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    /** A body: text is sent as it is. */
    public static function body(mixed $body): string
    {
        return is_string($body) ? $body : self::write($body);
    }

    /** One line of JSON; a line break in its text stands between values, where a blank says the same. */
    public static function line(mixed $body): string
    {
        return strtr(self::body($body), "\r\n", '  ') . "\n";
    }

    /** Reads a value as a class, or a list of it. */
    public static function read(mixed $value, string|array|null $shape): mixed
    {
        if (is_array($shape) && is_array($value)) {
            return array_map(fn (mixed $entry) => self::read($entry, $shape[0]), $value);
        }
        return is_string($shape) && $value instanceof \stdClass ? $shape::fromObject($value) : $value;
    }
}

/** An object of the interface. Members of its JSON that have no property here are kept in `$extra`. */
abstract class Model
{
    /** For each property the name in JSON, what its value is read as, and whether it is null rather than left out. */
    protected const MEMBERS = [];

    /** @var array<string, mixed> Other members, by their names in JSON. */
    public array $extra = [];

    /** @var array<string, string> The headers of the answer, by lower-case name, where this is one. */
    public array $headers = [];

    /** Reads JSON; its numbers stay exact. */
    public static function fromJson(string $text): static
    {
        $value = Json::parse($text);
        return static::fromObject($value instanceof \stdClass ? $value : throw new \JsonException('not an object'));
    }

    public static function fromObject(\stdClass $data): static
    {
        $model = (new \ReflectionClass(static::class))->newInstanceWithoutConstructor();
        $properties = [];
        foreach (static::MEMBERS as $property => [$name, $shape]) {
            $properties[$name] = [$property, $shape];
        }
        foreach (get_object_vars($data) as $name => $value) {
            if (!isset($properties[$name])) {
                $model->extra[$name] = $value;
                continue;
            }
            [$property, $shape] = $properties[$name];
            try {
                $model->$property = Json::read($value, $shape);
            } catch (\TypeError $refused) {
                if ($value !== null) {
                    throw new \JsonException("$name has another type than is described; send the JSON as text instead");
                }
            }
        }
        return $model;
    }

    /** The members of its JSON; a property that is null is left out, or null where it must be there. */
    public function members(): \stdClass
    {
        $members = new \stdClass();
        foreach (static::MEMBERS as $property => [$name, , $isWritten]) {
            $value = $this->$property ?? null;
            if ($value !== null || $isWritten) {
                $members->$name = $value;
            }
        }
        foreach ($this->extra as $name => $value) {
            $members->$name = $value;
        }
        return $members;
    }

    /** Its JSON; a Decimal is written with the digits that it has. */
    public function toJson(): string
    {
        return Json::write($this);
    }
}

/** The server was not reached, or gave no whole answer. */
final class NotReached extends \RuntimeException
{
}

/** The server refused the request or failed: `$problem` says why, where it said so. */
final class ProblemError extends \RuntimeException
{
    /** @param array<string, string> $headers */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
        public readonly ?Model $problem,
    ) {
        parent::__construct(trim(implode(' ', [$status, $problem->title ?? '', $problem->detail ?? ''])), $status);
    }

    /** Seconds after which to try again, where the server named them. */
    public function retryAfter(): ?int
    {
        $named = $this->headers['retry-after'] ?? '';
        return ctype_digit($named) ? (int) $named : null;
    }
}

/** Sends requests and reads answers. */
abstract class Caller
{
    /** What a problem is read as. */
    protected const PROBLEM = null;

    /** @param array<string, ?string> $keys */
    protected function __construct(private string $baseUrl, private array $keys, private float $timeout)
    {
        $this->baseUrl = rtrim($baseUrl, '/');
    }

    protected function call(
        string $method,
        string $path,
        array $query,
        array $headers,
        array $keys,
        ?string $body,
        string $accept,
        string $read,
        string|array|null $shape = null,
    ): mixed {
        $asked = [];
        foreach ($query as $name => $value) {
            foreach ($value === null ? [] : (is_array($value) ? $value : [$value]) as $one) {
                $asked[] = rawurlencode($name) . '=' . rawurlencode(self::text($one));
            }
        }
        $lines = ["Accept: $accept"];
        foreach ($headers + array_intersect_key($this->keys, array_flip($keys)) as $name => $value) {
            if ($value !== null) {
                $text = self::joined($value);
                if (strpbrk($text, "\r\n") !== false) {
                    throw new \InvalidArgumentException("$name has a line break");
                }
                $lines[] = "$name: $text";
            }
        }
        // A key is sent to the server that was named, and to no other: no redirect is followed.
        $context = stream_context_create(['http' => [
            'method' => $method,
            'header' => $lines,
            'content' => $body ?? '',
            'ignore_errors' => true,
            'follow_location' => 0,
            'timeout' => $this->timeout,
            // PHP does not tell that the last chunk is missing.
            'auto_decode' => false,
        ]]);
        $url = $this->baseUrl . $path . ($asked === [] ? '' : '?' . implode('&', $asked));
        $stream = @fopen($url, 'r', false, $context);
        if ($stream === false) {
            throw new NotReached(error_get_last()['message'] ?? "$url was not reached");
        }
        $content = stream_get_contents($stream);
        ['wrapper_data' => $head, 'timed_out' => $isLate] = stream_get_meta_data($stream);
        [$status, $got] = self::head($head);
        if (strtolower($got['transfer-encoding'] ?? '') === 'chunked') {
            $content = self::joinedChunks($content);
        }
        if ($isLate || $content === null || strlen($content) < (int) ($got['content-length'] ?? 0)) {
            throw new NotReached("The answer of $url was cut off");
        }
        if ($status < 200 || $status > 299) {
            throw new ProblemError($status, $got, $content, self::problem($got, $content));
        }
        return self::answer($content, $got, $read, $shape);
    }

    /** The content of chunks, each after its length; null if the last, which is empty, is missing. */
    private static function joinedChunks(string $chunks): ?string
    {
        $content = '';
        for ($at = 0; preg_match('/\G([0-9a-f]+)[^\r\n]*\r?\n/i', $chunks, $found, 0, $at) === 1; $at += $length + 2) {
            $at += strlen($found[0]);
            $length = hexdec($found[1]);
            if ($length === 0) {
                return $content;
            }
            if ($length > strlen($chunks) - $at) {
                return null;
            }
            $content .= substr($chunks, $at, $length);
        }
        return null;
    }

    private static function answer(string $content, array $headers, string $read, string|array|null $shape): mixed
    {
        if ($read === 'lines') {
            $lines = array_filter(explode("\n", $content), fn (string $line) => trim($line) !== '');
            return array_map(fn (string $line) => Json::read(Json::parse($line), $shape), array_values($lines));
        }
        if ($read !== 'json') {
            return $content;
        }
        $answer = Json::read(Json::parse($content), $shape);
        if ($answer instanceof Model) {
            $answer->headers = $headers;
        }
        return $answer;
    }

    private static function problem(array $headers, string $content): ?Model
    {
        if (static::PROBLEM === null || !str_contains($headers['content-type'] ?? '', 'json')) {
            return null;
        }
        try {
            return (static::PROBLEM)::fromJson($content);
        } catch (\JsonException) {
            return null;
        }
    }

    /** The status and headers of the last answer. */
    private static function head(array $lines): array
    {
        $status = 0;
        $headers = [];
        foreach ($lines as $line) {
            if (preg_match('/^HTTP\/\S+ (\d+)/', $line, $found) === 1) {
                [$status, $headers] = [(int) $found[1], []];
            } elseif (str_contains($line, ':')) {
                [$name, $value] = explode(':', $line, 2);
                $headers[strtolower($name)] = trim($value);
            }
        }
        return [$status, $headers];
    }

    private static function text(mixed $value): string
    {
        return is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
    }

    protected static function joined(mixed $value): string
    {
        return is_array($value) ? implode(',', array_map(self::text(...), $value)) : self::text($value);
    }

    /** A random UUID. */
    protected static function uuid(): string
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
        $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }
}
