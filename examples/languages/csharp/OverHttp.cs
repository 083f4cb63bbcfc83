// The verdict of `pint-ae serve` on documents, and the UBL of valid ones: OverHttp invoices/*.json
using System;
using System.IO;
using System.Threading.Tasks;
using PintAe;

static class OverHttp
{
    static void Main(string[] files)
    {
        Print(files).Wait();
        Environment.Exit(0); // Mono may wait a minute for an idle thread when Main returns.
    }

    static async Task Print(string[] files)
    {
        var client = new Client(Environment.GetEnvironmentVariable("PINT_AE_SERVER") ?? "http://127.0.0.1:8080");
        foreach (var file in files)
        {
            var document = DocumentRequest.FromJson(File.ReadAllText(file));
            var verdict = await client.ValidateDocumentAsync(document);
            Console.WriteLine(verdict.Outcome);
            foreach (var issue in verdict.Issues)
                Console.WriteLine($"{issue.Path} ({issue.Rule})\n{issue.Message}\n{issue.Hint}");
            if (verdict.Valid == true) Console.WriteLine(await client.ConvertDocumentAsXmlAsync(document));
        }
    }
}
