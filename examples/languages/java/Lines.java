import java.nio.file.*;

/** The verdict of the command on each document, a line of JSON each: java Lines.java invoices/*.json */
class Lines {
    public static void main(String[] args) throws Exception {
        var lines = Files.createTempFile("documents", ".ndjson");
        for (var file : args) // A document without its line breaks is a line; no number in it is written anew.
            Files.writeString(lines, Files.readString(Path.of(file)).replace('\n', ' ') + "\n", StandardOpenOption.APPEND);
        var run = new ProcessBuilder("pint-ae", "batch", "--filter")
            .redirectInput(lines.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        run.inputReader().lines().forEach(System.out::println);
        System.exit(run.waitFor());
    }
}
