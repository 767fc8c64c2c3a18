import { describe, expect, it } from 'vitest';
import { answerOf } from './index.js';

describe('what needs no settings', () => {
  it.each(['version', '--version'])('%s is the number of the release', (name) => {
    expect(answerOf(name)).toMatch(/^\d+\.\d+\.\d+/);
  });

  it.each(['help', '--help'])('%s names every command', (name) => {
    for (const command of ['backup', 'restore', 'create-admin', 'version']) {
      expect(answerOf(name)).toContain(`  ${command} `);
    }
  });

  it('is no command that works on the bank', () => {
    expect(answerOf('backup')).toBeUndefined();
  });
});
