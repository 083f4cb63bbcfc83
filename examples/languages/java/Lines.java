import java.nio.file.*;
import pintae.DocumentResult;

/** The verdict of the command on each document, a line of JSON each: java -cp classes Lines invoices/*.json */
class Lines {
    public static void main(String[] files) throws Exception {
        var lines = Files.createTempFile("documents", ".ndjson");
        for (var file : files) // A document without its line breaks is a line; no number in it is written anew.
            Files.writeString(lines, Files.readString(Path.of(file)).replace('\n', ' ') + "\n", StandardOpenOption.APPEND);
        var run = new ProcessBuilder("pint-ae", "batch", "--filter")
            .redirectInput(lines.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        for (var line : (Iterable<String>) run.inputReader().lines()::iterator) {
            var verdict = DocumentResult.fromJson(line);
            System.out.println(verdict.getOutcome());
            for (var issue : verdict.getIssues())
                System.out.printf("%s (%s)%n%s%n%s%n", issue.getPath(), issue.getRule(), issue.getMessage(), issue.getHint());
        }
        System.exit(run.waitFor());
    }
}
