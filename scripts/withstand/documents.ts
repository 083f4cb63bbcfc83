import { validateDocument } from '../../src/api/validate-document.ts';
import { attacks } from './attacks.ts';
import type { Figures } from './printed.ts';

/** Judges each of the attacks, and reports the result; returns the milliseconds of each. */
export function attackJudging(): Figures {
  const figures: Record<string, number> = {};
  console.log('| attack | characters | what happened | milliseconds | characters of the answer |');
  console.log('| --- | ---: | --- | ---: | ---: |');
  for (const [name, make] of Object.entries(attacks)) {
    const text = make();
    const start = process.cpuUsage();
    const { result } = validateDocument(text);
    const milliseconds = Math.round(process.cpuUsage(start).user / 1000);
    figures[name] = milliseconds;
    const [first] = result.issues;
    const answer = JSON.stringify(result).length;
    console.log(
      `| ${name} | ${text.length} | ${result.outcome}: \`${first?.rule ?? '–'}\` | ${milliseconds} | ${answer} |`,
    );
  }
  console.log(`\nat most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
  return figures;
}
