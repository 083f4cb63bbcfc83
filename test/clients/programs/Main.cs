using System;
using System.Threading.Tasks;
using Odd;

static class Program
{
    static void Main(string[] operands)
    {
        Run(operands[0], operands[1]).Wait();
        Environment.Exit(0); // Mono may wait a minute for an idle thread when Main returns.
    }

    static async Task Run(string document, string address)
    {
        Console.WriteLine(Object_.FromJson(document).ToJson());
        var client = new Client(address, apiKey: "secret", token: "other");
        foreach (var name in new[] { "a/b c", "redirect", "cut", "torn" })
        {
            try
            {
                await client.ClassAsync(name, "d", new[] { "a,b", "ü&" }, import: new long?[] { 1, 2 }, listId: true, xTraceId: "t");
            }
            catch (ProblemException refused)
            {
                var after = refused.RetryAfter == null ? "None" : refused.RetryAfter.Value.TotalSeconds.ToString();
                Console.WriteLine($"{refused.Status} {after} {refused.Problem?.Title ?? "None"}");
            }
            catch (Exception failed)
            {
                Console.WriteLine($"{name} {failed.GetType().Name}");
            }
        }
    }
}
