export const help = `pint-ae: validates UAE e-invoices (PINT-AE 1.0.4) and writes their UBL 2.1 XML

Usage
  pint-ae validate [FILE…]     say whether documents are valid and, if not, what to fix and where
  pint-ae convert  [FILE…]     write the UBL of valid documents
  pint-ae compute  [FILE…]     print line amounts, VAT breakdown and totals as JSON
  pint-ae batch    [IN…]       judge many documents on all processors, a line of JSON for each
  pint-ae explain  RULE…       explain a rule, such as ibr-167-ae
  pint-ae rules [WORD…]        list the official rules that speak of all the words
  pint-ae conformance [FILE]   compare verdicts with those that a file of documents ought to get,
                               by default the documents that come with pint-ae
  pint-ae serve                answer over HTTP: validate, convert, rules, OpenAPI, and a page to try it on
  pint-ae ruleset compile FILE.sch|FILE.xslt…
                               make a rule set of a publisher's Schematron, or of the stylesheets
                               made of it, for validate --ruleset

FILE is a JSON document request, for validate also UBL; globs work ('out/**/*.json'), and - or nothing reads standard input.
IN is also a folder, or lines of documents (.ndjson, .jsonl, standard input); all may be compressed with gzip.

Options
  -f, --format FORMAT          validate: text, json, sarif, junit, svrl or html (text)
  -o, --out PATH               convert: file for the XML, or directory for several documents
                               batch: file for the verdicts (.ndjson or .ndjson.gz), or directory for
                               verdicts.ndjson and summary.json
  -j, --jobs N                 batch, serve: worker threads (as many as there are processors); batch: 0 for none
      --xml                    batch: write the UBL of valid documents to ubl/ in the directory of --out
      --fail-fast              batch: end with the first document that is not valid
      --resume                 batch: go on with the --out of a run that was killed
      --filter                 batch: answer each line of standard input with one line, as the command of
                               Spark, Hadoop streaming or GNU parallel; exits 0 whatever the verdicts
  -s, --strict                 count everything derived, defaulted or left out as an issue
  -l, --lang en|ar             language of messages and hints (en)
      --options FILE           JSON with more options, such as
                               {"defaults": {"seller": {"legalRegistrationNumber": "CN-1", …}},
                                "creditNoteReasonCode": "DL8.61.1.D"}
      --document-type TYPE     override documentType: Invoice, CreditNote,
                               SelfBillingInvoice, SelfBillingCreditNote
      --host, --port           serve: address to listen on (127.0.0.1, 8080)
      --queue N                serve: documents that may wait for a worker; more get 503 and Retry-After
      --max-body BYTES, --time-limit MILLISECONDS
                               serve: the largest body (10485760), and the longest a document may take (10000)
      --drain-delay MILLISECONDS
                               serve: how long to answer on after SIGTERM, while /healthz says 503 (0)
      --log-format json|none   serve: a JSON line a request on standard error, without content (json)
      --ruleset FILE           validate, convert, batch, serve, conformance: judge by this rule set, not
                               by PINT-AE 1.0.4
      --engine compiled|saxon  validate, convert, conformance: run the rules by our compiler, or by
                               SaxonJS as a second opinion (compiled)
      --id, --release, --valid-from, --valid-to
                               ruleset compile: what the rule set is called and when it applies
      --term TERM              rules: of a business term, such as IBT-031
      --topic TOPIC            rules: of a topic, such as payment
  -h, --help                   this text
  -V, --version                the version

Exit code
  0  every document is valid
  1  a document is invalid or malformed
  2  the command could not run
  130, 143  batch: stopped by Ctrl-C or SIGTERM, after what was in flight

Examples
  pint-ae validate invoice.json
  pint-ae validate 'out/*.json' --format json > verdicts.json
  pint-ae validate invoice.xml --format html --lang ar > report.html
  pint-ae convert invoice.json --out invoice.xml
  cat invoice.json | pint-ae convert > invoice.xml
  pint-ae batch invoices/ --out results/ --xml
  zcat invoices.ndjson.gz | pint-ae batch --filter > verdicts.ndjson
  pint-ae serve --port 8080
  pint-ae explain ibr-167-ae --lang ar
  pint-ae rules exemption --lang ar
`;
