import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';
import { shell, withPython } from '../trials.ts';

/** pre-commit installs the hooks from a clone: a commit without fault passes, and a broken one is refused. */
export const preCommit = async (folder: string): Promise<string> => {
  const examples = join(projectFolder, 'examples');
  const said = await shell(
    `${withPython('pre-commit')}export PRE_COMMIT_HOME="$PWD/cache"
git clone --quiet ${projectFolder} clone
git init --quiet repository
cd repository
git config user.email a@b.example && git config user.name a
cat >.pre-commit-config.yaml <<END
repos:
  - repo: $PWD/../clone
    rev: $(git -C ../clone rev-parse HEAD)
    hooks: [{ id: pint-ae }]
END
pre-commit install >/dev/null
mkdir invoices
cp ${examples}/standard-invoice.json invoices/
git add . && git commit --quiet --message valid && echo committed
cp ${examples}/broken/usd-without-rate.json invoices/
git add . && ! git commit --quiet --message broken >refusal 2>&1
grep --only-matching --max-count 1 'ibr-[a-z0-9-]*' refusal
git rev-list --count HEAD`,
    folder,
  );
  if (!/^committed\nibr-[\w-]+\n1\n$/.test(said)) throw new Error(said);
  return 'the hook lets a valid invoice pass and refuses a broken one';
};
