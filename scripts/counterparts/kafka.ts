import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';
import { freePort, shell, withPython } from '../trials.ts';

const documents = 2000;

/** A broker of Apache Kafka loses no verdict while the consumer of the examples is killed twice. */
export const kafka = async (folder: string): Promise<string> => {
  const [broker, controller] = [await freePort(), await freePort()];
  writeFileSync(join(folder, 'server.properties'), settings(broker, controller, join(folder, 'data')));
  mkdirSync(join(folder, 'bin'));
  const command = `#!/bin/sh\nexec ${process.execPath} ${join(projectFolder, 'dist/cli.js')} "$@"\n`;
  writeFileSync(join(folder, 'bin/pint-ae'), command, { mode: 0o755 });
  const pom = join(import.meta.dirname, 'kafka/pom.xml');
  await shell(
    `mvn --quiet --batch-mode -f ${pom} dependency:build-classpath -Dmdep.outputFile=$PWD/classpath
java -cp "$(cat classpath)" kafka.tools.StorageTool format -t AAAAAAAAAAAAAAAAAAAAAA -c server.properties`,
    folder,
  );
  const path = readFileSync(join(folder, 'classpath'), 'utf8').trim();
  const words = ['-Xmx512m', '-cp', path, 'kafka.Kafka', 'server.properties'];
  const running = spawn('java', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(running, 'exit');
  try {
    const files = [
      join(projectFolder, 'examples/cluster/kafka_consumer.py'),
      join(projectFolder, 'examples/standard-invoice.json'),
    ];
    const said = await shell(
      `${withPython('kafka-python==3.0.12')}export PATH="$PWD/bin:$PATH"
until (echo >/dev/tcp/127.0.0.1/${broker}) 2>/dev/null; do kill -0 ${running.pid}; sleep 0.2; done
timeout 300 python ${join(import.meta.dirname, 'kafka/trial.py')} 127.0.0.1:${broker} ${files.join(' ')} ${documents}`,
      folder,
    );
    const [judged, repeated] = said.trim().split(' ').map(Number);
    if (judged !== documents) throw new Error(said);
    return `${judged} messages have their verdict after the consumer was killed twice; ${repeated} have more than one`;
  } finally {
    running.kill('SIGKILL');
    await ended;
  }
};

const settings = (broker: number, controller: number, data: string) => `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
listeners=PLAINTEXT://127.0.0.1:${broker},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=PLAINTEXT://127.0.0.1:${broker}
controller.listener.names=CONTROLLER
log.dirs=${data}
offsets.topic.replication.factor=1
group.initial.rebalance.delay.ms=0
`;
