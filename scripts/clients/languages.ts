/** A language, for which openapi-generator makes a client that a program uses. */
export interface ClientLanguage {
  readonly name: string;
  /** Options of the generator; the client is in the folder `client`. */
  readonly options: string;
  /** Files beside the client or in it: a file of the project, or its text. */
  readonly files: Readonly<Record<string, string>>;
  /** Lines for a shell, with every warning of the compiler. */
  readonly compile: string;
  /** The command of the program, to which files are added. */
  readonly start: string;
}

const json = '/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll';
const references = [
  'System.Net.Http',
  'System.Runtime.Serialization',
  'System.ComponentModel.DataAnnotations',
  'System.Web',
];

/** Names that Json.NET has since its version 9, and Debian's for Mono has not: only those that the client uses. */
const namingStrategy = ['Client', 'Model'].map(
  (name) => `namespace PintAe.${name}
{
    class NamingStrategy { public bool OverrideSpecifiedNames { get; set; } }
    class CamelCaseNamingStrategy : NamingStrategy { }
    class DefaultContractResolver : Newtonsoft.Json.Serialization.DefaultContractResolver
    {
        public NamingStrategy NamingStrategy { get; set; }
    }
}
`,
);

export const languages: readonly ClientLanguage[] = [
  {
    name: 'java',
    options:
      '-g java --additional-properties=invokerPackage=com.example.pintae.client,apiPackage=com.example.pintae.api,modelPackage=com.example.pintae.model,hideGenerationTimestamp=true',
    files: { 'Client.java': 'examples/clients/Client.java' },
    compile: `(cd client && mvn --quiet --batch-mode compile dependency:build-classpath -Dmdep.outputFile=classpath)
javac -Xlint:all -Werror -d . -cp "client/target/classes:$(cat client/classpath)" Client.java`,
    start: 'java -cp ".:client/target/classes:$(cat client/classpath)" Client',
  },
  {
    name: 'csharp',
    options:
      '-g csharp --library httpclient --additional-properties=packageName=PintAe,targetFramework=net47,nullableReferenceTypes=false,supportsRetry=false',
    files: {
      'Client.cs': 'examples/clients/Client.cs',
      'NamingStrategy.cs': namingStrategy.join(''),
    },
    // The code of the generator has a variable that it does not use (CS0219).
    compile: `cp ${json} .
mcs -langversion:experimental -warn:4 -nowarn:219 -out:Client.exe -r:Newtonsoft.Json.dll ${references.map((name) => `-r:${name}.dll`).join(' ')} *.cs $(find client/src/PintAe -name '*.cs')`,
    start: 'mono Client.exe',
  },
  {
    name: 'go',
    options:
      '-g go --git-host example.com --git-user-id "" --git-repo-id pintae --type-mappings number=Amount --parameter-name-mappings type=kind --model-name-mappings type=kind --additional-properties=packageName=pintae,withGoMod=false',
    files: {
      'main.go': 'examples/clients/client.go',
      'client/amount.go': 'examples/clients/amount.go',
    },
    compile: `rm -rf client/test
go mod init example 2>/dev/null
(cd client && go mod init example.com/pintae 2>/dev/null && go mod tidy 2>/dev/null && go vet ./...)
go mod edit -require example.com/pintae@v0.0.0 -replace example.com/pintae=./client
go mod tidy 2>/dev/null
go vet . && go build -o program .`,
    start: './program',
  },
  {
    name: 'php',
    options: '-g php --invoker-package PintAe',
    files: {
      'client.php': 'examples/clients/client.php',
      // What Composer writes, with Guzzle of Debian.
      'vendor/autoload.php': `<?php
require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class) {
    $file = __DIR__ . '/../client/lib/' . str_replace(['PintAe\\\\', '\\\\'], ['', '/'], $class) . '.php';
    if (str_starts_with($class, 'PintAe\\\\') && is_file($file)) require $file;
});
`,
    },
    compile: `find client/lib client.php -name '*.php' -print0 | xargs -0 -n1 php -d error_reporting=-1 -d display_errors=stderr -l >/dev/null`,
    start: 'php -d error_reporting=-1 -d display_errors=stderr client.php',
  },
  {
    name: 'python',
    options:
      '-g python --package-name pint_ae_client --name-mappings from=from_ --model-name-mappings from=Source',
    files: { 'client.py': 'examples/clients/client.py' },
    compile: `python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check ./client
venv/bin/python -W error -m compileall -q -f client/pint_ae_client`,
    start: 'venv/bin/python -W error client.py',
  },
];
