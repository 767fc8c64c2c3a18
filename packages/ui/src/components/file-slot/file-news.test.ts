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

describe('fileNews', () => {
  it('names what is new, arrived or failed', () => {
    const before = [file('a', 'uploading'), file('b', 'uploading')];
    const after = [file('a', 'done'), file('b', 'failed'), file('c')];
    expect(fileNews(before, after, say)).toBe('a.pdf: done. b.pdf: failed. c.pdf: ready');
  });

  it('says nothing while files stay, move on or go', () => {
    const before = [file('a', 'done'), file('b'), file('c')];
    expect(fileNews(before, [file('a', 'done'), file('b', 'uploading')], say)).toBe('');
  });

  it('takes a missing status for ready', () => {
    expect(fileNews([file('a')], [file('a', 'ready')], say)).toBe('');
  });
});
