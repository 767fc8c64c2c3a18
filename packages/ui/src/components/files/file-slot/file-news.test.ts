import { describe, expect, it } from 'vitest';
import { fileNews } from './file-news.js';
import type { SlotFile } from './slot-file.js';

const file = (id: string, status?: SlotFile['status']): SlotFile => ({
  id,
  name: `${id}.pdf`,
  size: 1,
  status,
});
const say = ({ status = 'ready' }: SlotFile) => status;
const count = (files: string, fact: string) => `${files} ${fact}`;

describe('fileNews', () => {
  it('counts what is new, arrived or failed', () => {
    const before = [file('a', 'uploading'), file('b', 'uploading')];
    const after = [file('a', 'done'), file('b', 'failed'), file('c'), file('d')];
    expect(fileNews(before, after, say, count)).toBe('1 done. 1 failed. 2 ready');
  });

  it('says nothing while files stay, move on or go', () => {
    const before = [file('a', 'done'), file('b'), file('c')];
    expect(fileNews(before, [file('a', 'done'), file('b', 'uploading')], say, count)).toBe('');
  });

  it('takes a missing status for ready', () => {
    expect(fileNews([file('a')], [file('a', 'ready')], say, count)).toBe('');
  });
});
