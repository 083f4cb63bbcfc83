import { validateDocument } from '../../src/api/validate-document.ts';
import { attacks } from './attacks.ts';

/** Judges each of the attacks, and reports the result. */
export function attackJudging(): void {
  console.log('| attack | characters | what happened | milliseconds | characters of the answer |');
  console.log('| --- | ---: | --- | ---: | ---: |');
  for (const [name, make] of Object.entries(attacks)) {
    const text = make();
    const start = process.cpuUsage();
    const { result } = validateDocument(text);
    const milliseconds = Math.round(process.cpuUsage(start).user / 1000);
    const [first] = result.issues;
    const answer = JSON.stringify(result).length;
    console.log(
      `| ${name} | ${text.length} | ${result.outcome}: \`${first?.rule ?? '–'}\` | ${milliseconds} | ${answer} |`,
    );
  }
  console.log(`\nat most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
}
