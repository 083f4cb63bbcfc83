// The verdict of `pint-ae serve` on a document: dotnet run OverHttp.cs invoice.json
using System.Text;
using System.Text.Json;

var server = args.Length > 1 ? args[1] : "http://127.0.0.1:8080";
var document = new StringContent(File.ReadAllText(args[0]), Encoding.UTF8, "application/json");
var answer = await new HttpClient().PostAsync($"{server}/v1/validate", document);
answer.EnsureSuccessStatusCode(); // A status other than 200 is not a verdict.
var verdict = JsonDocument.Parse(await answer.Content.ReadAsStringAsync()).RootElement;
Console.WriteLine(verdict.GetProperty("outcome"));
foreach (var issue in verdict.GetProperty("issues").EnumerateArray())
    Console.WriteLine($"{issue.GetProperty("path")} ({issue.GetProperty("rule")})\n{issue.GetProperty("message")}\n{issue.GetProperty("hint")}");
