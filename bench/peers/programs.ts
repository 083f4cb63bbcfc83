import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Describes how a peer is installed in a folder; returns the command that takes rules, seconds and a folder of
 * documents.
 */
type Install = (folder: string) => readonly string[];

export interface Peer {
  readonly install: Install;
  /** It runs the XSLT of a release; otherwise it has rules of its own. */
  readonly runsReleases: boolean;
  /** A rule that its own documentation expects to be broken by every document of the UAE. */
  readonly expected?: string;
}

export const peers: Readonly<Record<string, Peer>> = {
  phive: { install: java('Phive'), runsReleases: true },
  saxon: { install: java('Saxon'), runsReleases: true },
  saxonche: { install: python('saxonche==13.1.1'), runsReleases: true },
  'mcp-einvoicing-ae': {
    install: python('mcp-einvoicing-ae[xslt2]==0.3.5'),
    runsReleases: false,
    expected: 'BR-CO-09',
  },
};

function java(name: string): Install {
  return (folder) => {
    const classes = join(folder, 'classes');
    const list = join(folder, 'classpath');
    const pom = `bench/peers/${name.toLowerCase()}.xml`;
    const build = ['dependency:build-classpath', `-Dmdep.outputFile=${list}`];
    execFileSync('mvn', ['-q', '-B', '-f', pom, ...build], { stdio: 'inherit' });
    const path = readFileSync(list, 'utf8').trim();
    const sources = ['Figures', name].map((each) => `bench/peers/${each}.java`);
    execFileSync('javac', ['-cp', path, '-d', classes, ...sources], { stdio: 'inherit' });
    return ['java', '-cp', `${classes}${delimiter}${path}`, name];
  };
}

function python(requirement: string): Install {
  const [name = ''] = requirement.split(/[[=]/);
  return (folder) => {
    const environment = join(folder, 'venv');
    execFileSync('python3', ['-m', 'venv', environment], { stdio: 'inherit' });
    const binary = join(environment, 'bin', 'python');
    const install = ['-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', requirement];
    execFileSync(binary, install, { stdio: 'inherit' });
    return [binary, `bench/peers/${name.replaceAll('-', '_')}_peer.py`];
  };
}
