/** A recipe in a real framework: how it is installed, and the command that serves it on 127.0.0.1. */
export interface Framework {
  readonly name: string;
  /** Its folder in `examples/frameworks/`, which is copied. */
  readonly folder: string;
  /** Lines for a shell, in the copy: `$PYTHON` is that of an environment with the package of Python. */
  readonly install: string;
  readonly start: (port: number) => string;
}

const debian = (program: string, packages: string) =>
  `${program} >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}; } >/dev/null`;

export const frameworks: readonly Framework[] = [
  {
    name: 'Flask',
    folder: 'flask',
    install: '$PYTHON -m pip install --quiet flask',
    start: (port) => `$PYTHON -m flask --app invoices run --port ${port}`,
  },
  {
    name: 'Django',
    folder: 'django',
    install: '$PYTHON -m pip install --quiet django',
    start: (port) => `SECRET_KEY=of-a-test $PYTHON invoices.py runserver --noreload ${port}`,
  },
  {
    name: 'Laravel',
    folder: 'laravel',
    install: `${debian('php -r "require \'Illuminate/autoload.php\';"', 'php-cli php-laravel-framework')}
mkdir -p config bootstrap/cache storage/logs
echo "<?php return ['env' => 'production', 'timezone' => 'UTC', 'locale' => 'en', 'providers' => []];" > config/app.php`,
    start: (port) => `php -S 127.0.0.1:${port} application.php`,
  },
  {
    name: 'Spring Boot',
    folder: 'spring',
    install: `${debian('mvn --version', 'maven')}
mvn --quiet --batch-mode package`,
    start: (port) => `java -jar target/invoices-1.jar --server.port=${port}`,
  },
];
