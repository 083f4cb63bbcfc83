import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert, type DocumentRequest, validate } from 'pint-ae';
import { ownDescriptions } from '../clients/descriptions.ts';
import { projectFolder } from '../project-folder.ts';
import { type Counterpart, shell } from './run.ts';
import { withServer } from './servers.ts';

const module = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';

/** Amounts that a binary fraction would change, with every digit that is written. */
const amounts = '{"prepaidAmount":12345678901234.10,"payableRoundingAmount":0.10}';

/** Reads a request and writes it, by either client. */
const echo = `package main

import (
	"encoding/json"
	"example/pintae"
	"example/pintaeservice"
	"fmt"
)

func main() {
	amounts := []byte(\`${amounts}\`)
	var one pintae.DocumentRequest
	var other pintaeservice.DocumentRequest
	fmt.Println(json.Unmarshal(amounts, &one), json.Unmarshal(amounts, &other))
	first, _ := json.Marshal(one)
	second, _ := json.Marshal(other)
	fmt.Println(string(first))
	fmt.Println(string(second))
}
`;

/** oapi-codegen makes clients of both descriptions, which compile, keep digits and talk to the server. */
export const goClient: Counterpart = async (folder) => {
  cpSync(join(projectFolder, 'examples/languages/go'), folder, { recursive: true });
  for (const [name, { description }] of Object.entries(await ownDescriptions()))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(description));
  writeFileSync(join(folder, 'echo.go'), echo);
  const made = await shell(
    `go mod init example 2>/dev/null
mkdir pintae pintaeservice
sed 's/pintae/pintaeservice/' pintae.yaml >pintaeservice.yaml
go run ${module} -config pintae.yaml serve.json
go run ${module} -config pintaeservice.yaml service.json
go mod tidy 2>/dev/null
go vet ./pintae ./pintaeservice
go run echo.go`,
    folder,
  );
  const [unread = '', ...written] = made.trim().split('\n');
  const digits =
    /"prepaidAmount":12345678901234\.10\b.*"payableRoundingAmount":0\.10\b|"payableRoundingAmount":0\.10\b.*"prepaidAmount":12345678901234\.10\b/;
  if (unread !== '<nil> <nil>' || written.length !== 2 || !written.every((each) => digits.test(each)))
    throw new Error(`amounts of ${amounts} became\n${made}`);
  const documents = ['broken/usd-without-rate', 'standard-invoice'];
  const files = documents.map((name) => join(projectFolder, `examples/${name}.json`));
  const printed = await withServer([], ({ address }) =>
    shell(`go run over_http.go ${files.join(' ')}`, folder, { PINT_AE_SERVER: address }),
  );
  const expected = files.map(printedOf).join('');
  if (printed !== expected) throw new Error(`expected\n${expected}\nprinted\n${printed}`);
  return 'two clients that compile, keep digits and ask for a verdict and UBL';
};

/** The outcome of a document, its issues, and its UBL if it is valid. */
function printedOf(file: string): string {
  const document: DocumentRequest = JSON.parse(readFileSync(file, 'utf8'));
  const { outcome, issues, valid } = validate(document);
  const told = issues.map(({ path, rule, message, hint }) => `${path} (${rule})\n${message}\n${hint}\n`);
  return `${outcome}\n${told.join('')}${valid ? `${convert(document).xml}\n` : ''}`;
}
