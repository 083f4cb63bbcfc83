// The verdict of the command on each document, a line of JSON each: Lines invoices/*.json
using System;
using System.Diagnostics;
using System.IO;
using PintAe;

static class Lines
{
    static void Main(string[] files)
    {
        var command = new ProcessStartInfo("pint-ae", "batch --filter")
        {
            RedirectStandardInput = true, RedirectStandardOutput = true, UseShellExecute = false,
        };
        var run = Process.Start(command);
        var verdicts = run.StandardOutput.ReadToEndAsync();
        foreach (var file in files) // A document without its line breaks is a line; no number in it is written anew.
            run.StandardInput.WriteLine(File.ReadAllText(file).Replace('\n', ' '));
        run.StandardInput.Close();
        foreach (var line in verdicts.Result.Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries))
        {
            var verdict = DocumentResult.FromJson(line);
            Console.WriteLine(verdict.Outcome);
            foreach (var issue in verdict.Issues)
                Console.WriteLine($"{issue.Path} ({issue.Rule})\n{issue.Message}\n{issue.Hint}");
        }
        run.WaitForExit();
        Environment.Exit(run.ExitCode); // Mono may wait a minute for an idle thread when Main returns.
    }
}
