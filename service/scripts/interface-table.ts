import type { Reporter, TestModule } from 'vitest/node';

/**
 * Prints a table of what each statement of the interface's specification says, what was tried, and what the result
 * was.
 */
export default class InterfaceTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const rows = tests.flatMap((test) => {
      const { statement } = test.meta();
      if (statement === undefined) return [];
      const holds = test.result().state === 'passed' ? 'yes' : 'NO';
      return [[statement.section, statement.says, statement.tried, statement.came, holds]];
    });
    const failed = rows.filter(([, , , , holds]) => holds === 'NO').length;
    process.stdout.write(
      [
        ...[
          ['section', 'statement', 'tried', 'came', 'holds'],
          ['---', '---', '---', '---', '---'],
          ...rows,
        ].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
        `\n${rows.length} statements, ${failed} do not hold.\n`,
      ].join('\n'),
    );
  }
}
