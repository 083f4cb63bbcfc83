import java.math.BigDecimal;
import java.nio.file.*;
import java.time.LocalDate;
import java.util.*;
import pintaeservice.*;

/** From an ERP's invoice to a delivered document: java -cp classes Deliver erp-invoice.json company.json */
class Deliver {
    @SuppressWarnings("unchecked")
    public static void main(String[] files) throws Exception {
        // 1. The invoice as the ERP has it, amounts exact; your company; and which tax code of yours is which VAT category.
        var erp = (Map<String, Object>) Json.parse(Files.readString(Path.of(files[0])));
        var company = Party.fromJson(Files.readString(Path.of(files[1])));
        var categories = Map.of("V5", "S", "V0", "Z");
        var rates = Map.of("V5", new BigDecimal(5), "V0", BigDecimal.ZERO);

        // 2. The request: its names in place of the ERP's.
        var customer = (Map<String, Object>) erp.get("customer");
        var lines = new ArrayList<Line>();
        for (var row : (List<Map<String, Object>>) erp.get("rows")) {
            lines.add(new Line()
                .setId(String.valueOf(lines.size() + 1))
                .setDescription((String) row.get("text"))
                .setQuantity((BigDecimal) row.get("pieces"))
                .setUnitCode("EA")
                .setUnitPrice((BigDecimal) row.get("each"))
                .setLineExtensionAmount((BigDecimal) row.get("net"))
                .setVatCategory(categories.get(row.get("tax")))
                .setVatRate(rates.get(row.get("tax"))));
        }
        var net = (BigDecimal) erp.get("net");
        var gross = (BigDecimal) erp.get("gross");
        var number = (String) erp.get("doc");
        var request = new DocumentRequest()
            .setDocumentType("Invoice")
            .setInvoiceNumber(number)
            .setIssueDate((String) erp.get("posted"))
            .setDueDate(null) // The ERP has terms of payment, no day: step 4.
            .setCurrency("AED")
            .setSeller(company)
            .setBuyer(new Party()
                .setName((String) customer.get("name"))
                .setTrn((String) customer.get("vat_no"))
                .setParticipantId((String) customer.get("peppol"))
                .setAddress(new Address()
                    .setLine1((String) customer.get("street"))
                    .setCity((String) customer.get("town"))
                    .setCountrySubentity((String) customer.get("emirate"))
                    .setCountryCode("AE")))
            .setLines(lines)
            .setReferences(new References().setPurchaseOrderId((String) erp.get("order")))
            .setTaxTotal(new TaxTotal().setTaxAmount((BigDecimal) erp.get("vat")))
            .setLegalMonetaryTotal(new LegalMonetaryTotal()
                .setLineExtensionAmount(net)
                .setTaxExclusiveAmount(net)
                .setTaxInclusiveAmount(gross)
                .setPayableAmount(gross))
            .setPaymentMode("30");

        // 3. The service keeps it as a draft and says what is wrong. The number as key: sent twice, it is created once.
        var server = System.getenv().getOrDefault("PINT_AE_SERVER", "http://127.0.0.1:8080");
        var client = new Client(server).apiKey(System.getenv("PINT_AE_KEY"));
        var draft = client.createInvoice(request, new Client.CreateInvoiceOptions().idempotencyKey(number));
        var verdict = client.validateInvoice(draft.getId());
        System.out.printf("%s: %s, valid: %s%n", number, draft.getStatus(), verdict.getValid());
        for (var issue : verdict.getIssues()) System.out.println(issue.getMessage() + " " + issue.getHint());

        // 4. What was missing, from what the ERP knows.
        var days = ((BigDecimal) erp.get("terms_days")).longValueExact();
        request.setDueDate(LocalDate.parse((String) erp.get("posted")).plusDays(days).toString());
        client.replaceInvoice(draft.getId(), request);
        System.out.println("valid: " + client.validateInvoice(draft.getId()).getValid());

        // 5. Submit it, and wait until the buyer's provider and the tax authority have answered.
        client.submitInvoice(draft.getId());
        var onTheWay = Set.of("pending", "sent");
        var document = client.getInvoice(draft.getId());
        for (int tries = 0; tries < 120 && !document.getStatus().equals("DeliveryFailed"); tries++) {
            var exchange = document.getExchange().getStatus();
            var reporting = document.getReporting().getStatus();
            var isAnswered = !onTheWay.contains(exchange) && !onTheWay.contains(reporting);
            if (document.getStatus().equals("Sent") && isAnswered) break;
            Thread.sleep(500);
            document = client.getInvoice(draft.getId());
        }
        var exchange = document.getExchange().getStatus();
        var reporting = document.getReporting().getStatus();
        System.out.printf("%s: %s, %s, %s%n", number, document.getStatus(), exchange, reporting);

        // 6. Keep the XML, which is the invoice, and where it stands.
        Files.writeString(Path.of(number + ".xml"), client.getInvoiceAsXml(draft.getId()));
        var state = Map.of("id", draft.getId(), "exchange", exchange, "reporting", reporting);
        Files.writeString(Path.of(number + ".json"), Json.write(state));
    }
}
