import { describe, expect, test } from 'vitest';
import { releasesOf } from '../../../src/judge/rule-sets.ts';
import { defaultSpecification } from '../../../src/specification/default.ts';
import { isQuick } from '../../tier.ts';
import { idsOf, judge, wholeRuleSet } from '../judge.ts';
import { officialCorpus } from './corpus.ts';
import { agrees, digestOfCorpus, isUnasked, isValid, officialVerdicts } from './verdicts.ts';

const documents = new Map(officialCorpus().map((document) => [document.id, document]));
const ofWhole = new Map(
  officialVerdicts(wholeRuleSet.version).verdicts.map(({ id, failed }) => [id, failed.join()]),
);

const others = releasesOf(defaultSpecification).filter(({ version }) => version !== wholeRuleSet.version);

for (const { version } of others.filter(isUnasked))
  test.todo(
    `the artefacts of ${version} have not been asked: npm run official-verdicts -- FOLDER ${version} --every 6`,
  );

describe.each(others.filter((each) => !isUnasked(each)))(
  'the verdicts of the artefacts of $version, on each sixth document of the corpus',
  ({ version, engine }) => {
    const { provenance, verdicts } = officialVerdicts(version);

    test('are those of the documents that are kept', () => {
      expect(provenance).toMatchObject({ release: version, documents: digestOfCorpus() });
      expect(verdicts.length).toBeGreaterThan(500);
    });

    test('find many documents valid, and differ from those of the release in schematron/', () => {
      expect(verdicts.filter(isValid).length).toBeGreaterThan(50);
      const differing = verdicts.filter(({ id, failed }) => failed.join() !== ofWhole.get(id));
      expect(differing.length).toBeGreaterThan(50);
    });

    test('are ours, on each of them', () => {
      const otherwise = (isQuick ? verdicts.slice(-100) : verdicts).flatMap((official) => {
        const { profile, xml } = documents.get(official.id) ?? { profile: 'billing', xml: '' };
        const ours = judge(engine, xml, profile);
        return agrees(ours, official) ? [] : [{ official, failed: idsOf(ours.failed) }];
      });
      expect(otherwise).toEqual([]);
    });
  },
);
