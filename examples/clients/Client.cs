// Judges documents and writes the UBL of the valid ones: Client invoice.json …
using System;
using System.IO;
using Newtonsoft.Json;
using PintAe.Api;
using PintAe.Model;

static class Client
{
    static void Main(string[] files)
    {
        var server = Environment.GetEnvironmentVariable("PINT_AE_SERVER") ?? "http://127.0.0.1:8080";
        var documents = new DocumentsApi(server);
        // Amounts are decimal: every digit is kept. Without the setting, a day without a time would become one of your time zone.
        var settings = new JsonSerializerSettings { FloatParseHandling = FloatParseHandling.Decimal };
        foreach (var file in files)
        {
            var request = JsonConvert.DeserializeObject<DocumentRequest>(File.ReadAllText(file), settings);
            var verdict = documents.ValidateDocument(request, lang: "en");
            Console.WriteLine(verdict.Outcome.ToString().ToLowerInvariant());
            foreach (var issue in verdict.Issues)
                Console.WriteLine($"{issue.Path} ({issue.Rule})\n{issue.Message}\n{issue.Hint}");
            if (verdict.Valid) Console.WriteLine(documents.ConvertDocument(request, lang: "en").Xml);
        }
    }
}
