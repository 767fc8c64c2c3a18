/** Counts and prints how checks went; the process fails if one did. */
export function createReport() {
  const count = { passed: 0, failed: 0 };
  return {
    /** @type {(name: string, problems: string[]) => void} */
    check(name, problems) {
      const ok = problems.length === 0;
      count[ok ? 'passed' : 'failed'] += 1;
      console.log(`${ok ? '✓' : '✗'} ${name}`);
      for (const problem of problems.slice(0, 20)) console.log(`    ${problem}`);
      if (problems.length > 20) console.log(`    and ${problems.length - 20} more`);
    },
    end() {
      console.log(`\n${count.passed} passed, ${count.failed} failed`);
      process.exitCode = count.failed > 0 ? 1 : 0;
    },
  };
}

/**
 * Notes what a page complains about: errors, warnings, and answers of 400 and above.
 *
 * @param {import('playwright').Page} page
 * @param {string} where
 * @param {string[]} noise
 */
export function listen(page, where, noise) {
  page.on('pageerror', (error) => noise.push(`${where}: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${where}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${where}: ${response.status()} ${response.url()}`);
  });
}
