import { barChart, escaped, logChart } from './chart.ts';
import type { Results } from './results.ts';

/** The results as one self-contained HTML page with charts. */
export function page(results: Results): string {
  const { machine, pipeline, ubl, scaling } = results;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>pint-ae: how fast</title>
<style>${style}</style>
</head>
<body>
<h1>pint-ae: how fast</h1>
<p>${escaped(`${machine.node}, ${machine.cores} cores, ${machine.processor}`)}. All ways ran in one process, in turn.</p>
<div class="facts">
${fact(count(pipeline.compiledPerSecond), 'documents a second on one core, JSON text to verdict and UBL text')}
${fact(`${pipeline.ratio} ×`, 'as many as the same rules run by SaxonJS')}
${fact(`${pipeline.floorRatio} ×`, 'the time of JSON.parse and serialise alone')}
${fact(`${ubl.ratio} ×`, 'SaxonJS from UBL text to verdict')}
${fact(String(scaling.exponent), 'exponent of the cost in the number of lines')}
</div>
${charts(results)}
</body>
</html>
`;
}

function charts({ pipeline, ubl, steps, scaling, memory, mix, batch }: Results): string {
  const perSecond = (label: string, value: number) => ({ label, value, text: count(value) });
  const atHundred = scaling.points.find(({ lines }) => lines === 100) ?? { lines: 1, milliseconds: 1 };
  return [
    figure(
      `JSON text to verdict and UBL text, ${pipeline.lines} lines`,
      'Documents a second, one core.',
      barChart('Documents a second by engine', [
        perSecond('compiled rules', pipeline.compiledPerSecond),
        perSecond('compiled, verdict only', pipeline.validatePerSecond),
        perSecond('SaxonJS', pipeline.saxonPerSecond),
      ]),
    ),
    figure(
      `UBL text to verdict, ${ubl.documents} invoices of 1 to 30 lines`,
      'Documents a second, one core.',
      barChart('Documents a second from UBL', [
        perSecond('compiled rules', ubl.compiledPerSecond),
        perSecond('compiled rules and checks', ubl.checkedPerSecond),
        perSecond('SaxonJS', ubl.saxonPerSecond),
      ]),
    ),
    figure(
      'Where the time goes',
      `Microseconds a step, ${pipeline.lines} lines.`,
      barChart(
        'Microseconds by step',
        steps.map(({ name, microseconds, share }) => ({
          label: name,
          value: microseconds,
          text: `${count(microseconds)} (${Math.round(share * 100)} %)`,
        })),
      ),
    ),
    figure(
      'Longer documents',
      `Dashed: the cost per line at 100 lines. ${count(memory.lines)} lines in a fresh process: ${memory.seconds} s, ${memory.peakMebibytes} MiB at most.`,
      logChart(
        'Milliseconds by number of lines',
        { x: 'lines', y: 'milliseconds' },
        scaling.points.map(({ lines, milliseconds }) => ({ x: lines, y: milliseconds })),
        { x: atHundred.lines, y: atHundred.milliseconds },
      ),
    ),
    figure(
      'A mix of documents',
      `Milliseconds from a text to its result, one core: ${mix.different} documents of 1 to 500 lines, JSON and UBL, ${mix.invalid} of them not valid. ${count(mix.perSecond)} documents a second.`,
      barChart(
        'Milliseconds by share of the documents',
        [
          { label: 'half within', value: mix.median },
          { label: '99 % within', value: mix.p99 },
        ].map((bar) => ({ ...bar, text: `${count(bar.value)} ms` })),
      ),
    ),
    figure(
      'Batches',
      'Documents a second by worker threads, from the start of the threads to the last verdict.',
      barChart(
        'Documents a second by workers',
        batch.map((run) =>
          perSecond(`${run.of}, ${run.threads} ${run.threads === 1 ? 'worker' : 'workers'}`, run.perSecond),
        ),
      ),
    ),
  ].join('\n');
}

function figure(title: string, caption: string, chart: string): string {
  return `<figure>\n<h2>${escaped(title)}</h2>\n<figcaption>${escaped(caption)}</figcaption>\n${chart}\n</figure>`;
}

function fact(value: string, text: string): string {
  return `<p><strong>${escaped(value)}</strong> ${escaped(text)}</p>`;
}

function count(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 4 });
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1b1f24, #e6e9ee); --bar: light-dark(#1f6feb, #6aa9ff); --faint: light-dark(#57606a, #9aa4af); }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#fff, #14171b); max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; margin: 0; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 1rem; }
.facts p { margin: 0; color: var(--faint); } .facts strong { display: block; font-size: 1.7rem; color: var(--ink); }
figure { margin: 2.5rem 0; } figcaption { color: var(--faint); margin-bottom: .75rem; }
svg { width: 100%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: var(--ink); } svg .label { fill: var(--faint); }
svg rect, svg circle { fill: var(--bar); } svg .line { stroke: var(--bar); stroke-width: 2; fill: none; } svg .reference { stroke: var(--faint); stroke-dasharray: 5 4; fill: none; }
`;
