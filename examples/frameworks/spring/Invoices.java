package com.example.invoices;

import java.util.List;
import java.util.Map;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.client.RestClient;

/** Answers an invoice with its UBL, or with 422 and what is wrong at which field; `pint-ae serve` judges and converts it. */
@SpringBootApplication
@RestController
class Invoices {
    private final RestClient pintAe = RestClient.create(
        System.getenv().getOrDefault("PINT_AE_SERVER", "http://127.0.0.1:8080"));

    record Issue(String path, String message, String hint) {}

    record Verdict(boolean valid, List<Issue> issues) {}

    /** The body stays bytes: amounts keep their digits. */
    @PostMapping(path = "/invoices", consumes = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<?> create(@RequestBody byte[] invoice) {
        var verdict = ask("/v1/validate", invoice, MediaType.APPLICATION_JSON).body(Verdict.class);
        if (!verdict.valid()) return ResponseEntity.unprocessableEntity().contentType(MediaType.APPLICATION_JSON)
            .body(Map.of("errors", verdict.issues()));
        var ubl = ask("/v1/convert", invoice, MediaType.APPLICATION_XML).body(byte[].class);
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_XML).body(ubl);
    }

    private RestClient.ResponseSpec ask(String path, byte[] invoice, MediaType accepted) {
        return pintAe.post().uri(path).contentType(MediaType.APPLICATION_JSON).accept(accepted).body(invoice).retrieve();
    }

    public static void main(String[] arguments) {
        SpringApplication.run(Invoices.class, arguments);
    }
}
