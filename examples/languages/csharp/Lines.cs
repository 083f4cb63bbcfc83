// The verdict of the command on each document, a line of JSON each: dotnet run Lines.cs invoices/*.json
using System.Diagnostics;
using System.Text.Json;

var run = Process.Start(new ProcessStartInfo("pint-ae", "batch --filter")
{
    RedirectStandardInput = true,
    RedirectStandardOutput = true,
})!;
var verdicts = run.StandardOutput.ReadToEndAsync();
foreach (var file in args) // A document without its line breaks is a line; no number in it is written anew.
    run.StandardInput.WriteLine(File.ReadAllText(file).Replace('\n', ' '));
run.StandardInput.Close();
foreach (var line in (await verdicts).Split('\n', StringSplitOptions.RemoveEmptyEntries))
{
    var verdict = JsonDocument.Parse(line).RootElement;
    Console.WriteLine(verdict.GetProperty("outcome"));
    foreach (var issue in verdict.GetProperty("issues").EnumerateArray())
        Console.WriteLine($"{issue.GetProperty("path")} ({issue.GetProperty("rule")})\n{issue.GetProperty("message")}\n{issue.GetProperty("hint")}");
}
await run.WaitForExitAsync();
return run.ExitCode;
