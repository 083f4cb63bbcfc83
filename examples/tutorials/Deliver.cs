// From an ERP's invoice to a delivered document: Deliver erp-invoice.json company.json
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using PintAeService;

static class Deliver
{
    static void Main(string[] files)
    {
        Run(files).Wait();
        Environment.Exit(0); // Mono may wait a minute for an idle thread when Main returns.
    }

    static async Task Run(string[] files)
    {
        // 1. The invoice as the ERP has it, amounts exact; your company; and which tax code of yours is which VAT category.
        var erp = (IDictionary<string, object>)Json.Parse(File.ReadAllText(files[0]));
        var company = Party.FromJson(File.ReadAllText(files[1]));
        var categories = new Dictionary<string, string> { ["V5"] = "S", ["V0"] = "Z" };
        var rates = new Dictionary<string, decimal> { ["V5"] = 5, ["V0"] = 0 };

        // 2. The request: its names in place of the ERP's.
        var customer = (IDictionary<string, object>)erp["customer"];
        var rows = ((IEnumerable<object>)erp["rows"]).Cast<IDictionary<string, object>>();
        var number = (string)erp["doc"];
        var request = new DocumentRequest
        {
            DocumentType = "Invoice",
            InvoiceNumber = number,
            IssueDate = (string)erp["posted"],
            DueDate = null, // The ERP has terms of payment, no day: step 4.
            Currency = "AED",
            Seller = company,
            Buyer = new Party
            {
                Name = (string)customer["name"],
                Trn = (string)customer["vat_no"],
                ParticipantId = (string)customer["peppol"],
                Address = new Address
                {
                    Line1 = (string)customer["street"],
                    City = (string)customer["town"],
                    CountrySubentity = (string)customer["emirate"],
                    CountryCode = "AE",
                },
            },
            Lines = rows.Select((row, index) => new Line
            {
                Id = (index + 1).ToString(CultureInfo.InvariantCulture),
                Description = (string)row["text"],
                Quantity = Amount(row["pieces"]),
                UnitCode = "EA",
                UnitPrice = Amount(row["each"]),
                LineExtensionAmount = Amount(row["net"]),
                VatCategory = categories[(string)row["tax"]],
                VatRate = rates[(string)row["tax"]],
            }).ToList(),
            References = new References { PurchaseOrderId = (string)erp["order"] },
            TaxTotal = new TaxTotal { TaxAmount = Amount(erp["vat"]) },
            LegalMonetaryTotal = new LegalMonetaryTotal
            {
                LineExtensionAmount = Amount(erp["net"]),
                TaxExclusiveAmount = Amount(erp["net"]),
                TaxInclusiveAmount = Amount(erp["gross"]),
                PayableAmount = Amount(erp["gross"]),
            },
            PaymentMode = "30",
        };

        // 3. The service keeps it as a draft and says what is wrong. The number as key: sent twice, it is created once.
        var server = Environment.GetEnvironmentVariable("PINT_AE_SERVER") ?? "http://127.0.0.1:8080";
        var client = new Client(server, apiKey: Environment.GetEnvironmentVariable("PINT_AE_KEY"));
        var draft = await client.CreateInvoiceAsync(request, idempotencyKey: number);
        var verdict = await client.ValidateInvoiceAsync(draft.Id);
        Console.WriteLine($"{number}: {draft.Status}, valid: {verdict.Valid}");
        foreach (var issue in verdict.Issues) Console.WriteLine($"{issue.Message} {issue.Hint}");

        // 4. What was missing, from what the ERP knows.
        var posted = DateTime.Parse((string)erp["posted"], CultureInfo.InvariantCulture);
        request.DueDate = posted.AddDays((double)Amount(erp["terms_days"])).ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
        await client.ReplaceInvoiceAsync(draft.Id, request);
        Console.WriteLine($"valid: {(await client.ValidateInvoiceAsync(draft.Id)).Valid}");

        // 5. Submit it, and wait until the buyer's provider and the tax authority have answered.
        await client.SubmitInvoiceAsync(draft.Id);
        var onTheWay = new[] { "pending", "sent" };
        var document = await client.GetInvoiceAsync(draft.Id);
        for (var tries = 0; tries < 120 && document.Status != "DeliveryFailed"; tries++)
        {
            var isAnswered = !onTheWay.Contains(document.Exchange.Status) && !onTheWay.Contains(document.Reporting.Status);
            if (document.Status == "Sent" && isAnswered) break;
            await Task.Delay(500);
            document = await client.GetInvoiceAsync(draft.Id);
        }
        var (exchange, reporting) = (document.Exchange.Status, document.Reporting.Status);
        Console.WriteLine($"{number}: {document.Status}, {exchange}, {reporting}");

        // 6. Keep the XML, which is the invoice, and where it stands.
        File.WriteAllText(number + ".xml", await client.GetInvoiceAsXmlAsync(draft.Id));
        var state = new Dictionary<string, object> { ["id"] = draft.Id, ["exchange"] = exchange, ["reporting"] = reporting };
        File.WriteAllText(number + ".json", Json.Write(state));
    }

    static decimal Amount(object value)
    {
        return decimal.Parse(((JsonNumber)value).Text, CultureInfo.InvariantCulture);
    }
}
