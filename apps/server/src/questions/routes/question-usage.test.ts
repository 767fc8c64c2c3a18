import type { QuestionAnswer, QuestionUse } from '@bank-soal/contract/questions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Caller,
  type QuestionServer,
  startQuestionServer,
} from '../../test/question-server.js';

let server: QuestionServer;
let question: QuestionAnswer;
let other: QuestionAnswer;

beforeAll(async () => {
  server = await startQuestionServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  const shared = { visibility: 'lecturers', subject: 'Uji pemakaian' };
  question = await server.ask('sari', shared);
  other = await server.ask('tono', shared);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.services.db.deleteFrom('papers').execute();
  await server.services.db.updateTable('questions').set({ withdrawn_at: 'x' }).execute();
});

const FUTURE = '2999-01-01T02:00:00.000Z';

const read = async <T>(who: Caller, path: string) =>
  (await (await server.by(who, 'GET', path)).json()) as T;

const lastUsed = async (who: Caller, { id } = question) =>
  (await read<QuestionAnswer>(who, `/questions/${id}`)).lastUsed;

const usage = (who: Caller) => read<QuestionUse[]>(who, `/questions/${question.id}/usage`);

const listed = async (who: Caller, query: string) => {
  const found = await read<QuestionAnswer[]>(who, `/questions?courseTag=Uji${query}`);
  return found.map(({ id }) => id);
};

describe('the use of a question', () => {
  it('is that of the latest used paper that has it, drafts left out, the title for its owner', async () => {
    const questions = [question.id];
    await server.usePaper({
      owner: 'sari',
      questions,
      usedOn: '2025-10-20T02:00:00.000Z',
      term: 'Gasal',
    });
    await server.usePaper({
      owner: 'tono',
      questions,
      usedOn: '2026-03-09T02:00:00.000Z',
      title: 'UAS',
    });
    await server.usePaper({
      owner: 'tono',
      questions,
      usedOn: '2026-04-01T02:00:00.000Z',
      status: 'draf',
    });
    const uses = (who: Caller) => [
      { paperTitle: who === 'tono' ? 'UAS' : null, usedOn: '2026-03-09T02:00:00.000Z', term: null },
      {
        paperTitle: who === 'sari' ? 'UTS' : null,
        usedOn: '2025-10-20T02:00:00.000Z',
        term: 'Gasal',
      },
    ];
    for (const who of ['sari', 'tono', 'kepala'] as const) {
      expect(await usage(who)).toEqual(uses(who));
      expect(await lastUsed(who)).toEqual(uses(who)[0]);
      expect((await read<QuestionAnswer[]>(who, `/questions?q=tumpukan`))[1]?.lastUsed).toEqual(
        uses(who)[0],
      );
    }
  });

  it('counts for its owner at once, for others when its day has come', async () => {
    await server.usePaper({ owner: 'sari', questions: [question.id, question.id], usedOn: FUTURE });
    const own = { paperTitle: 'UTS', usedOn: FUTURE, term: null };
    expect([await usage('sari'), await lastUsed('sari')]).toEqual([[own], own]);
    for (const who of ['tono', 'kepala'] as const) {
      expect([await usage(who), await lastUsed(who)]).toEqual([[], null]);
      expect(await listed(who, '&notUsedFor=1')).toContain(question.id);
    }
    expect(await listed('sari', '&notUsedFor=1')).toEqual([other.id]);
  });

  it('stays without a title when the account is gone', async () => {
    const usedOn = '2026-03-09T02:00:00.000Z';
    await server.usePaper({ owner: null, questions: [question.id], usedOn, title: '' });
    expect(await lastUsed('tono')).toEqual({ paperTitle: null, usedOn, term: null });
  });

  it('is nothing that students learn of, by no way', async () => {
    const mine = await server.ask('mira', { subject: 'Uji pemakaian' });
    const later = await server.ask('mira', { subject: 'Uji pemakaian' });
    const whole = () =>
      Promise.all(
        ['', '&notUsedFor=20', '&sort=lastUsed'].map(async (query) => {
          const answer = await server.by('mira', 'GET', `/questions?courseTag=Uji${query}`);
          return [answer.headers.get('x-total-count'), await answer.text()];
        }),
      );
    const before = await whole();
    const questions = [later.id];
    await server.usePaper({ owner: 'sari', questions, usedOn: '2026-03-09T02:00:00.000Z' });
    await server.usePaper({ owner: 'mira', questions, usedOn: '2026-03-10T02:00:00.000Z' });
    expect(await whole()).toEqual(before);
    expect(await lastUsed('mira', later)).toBeNull();
    expect(await read('mira', `/questions/${later.id}/usage`)).toEqual([]);
    expect(await listed('mira', '&sort=lastUsed')).toEqual([later.id, mine.id]);
  });

  it('puts those first that were never used, then those that rested longest', async () => {
    const third = await server.ask('sari', { subject: 'Uji pemakaian' });
    const usedOn = (day: string) => `2026-${day}T02:00:00.000Z`;
    await server.usePaper({ owner: 'sari', questions: [question.id], usedOn: usedOn('05-02') });
    await server.usePaper({
      owner: 'sari',
      questions: [other.id, question.id],
      usedOn: usedOn('03-02'),
    });
    expect(await listed('sari', '&sort=lastUsed')).toEqual([third.id, other.id, question.id]);
    const first = await server.by('sari', 'GET', '/questions?courseTag=Uji&sort=lastUsed&limit=2');
    const cursor = first.headers.get('x-next-cursor');
    expect(await listed('sari', `&sort=lastUsed&cursor=${cursor}`)).toEqual([question.id]);
  });

  it.each([
    // Gasal begins at midnight in Jakarta, which is 17.00 UTC of the day before.
    ['2026-07-31T16:59:59.999Z', '2026-08-20T00:00:00.000Z', 1, true],
    ['2026-07-31T17:00:00.000Z', '2026-08-20T00:00:00.000Z', 1, false],
    ['2026-07-31T16:59:59.999Z', '2026-08-20T00:00:00.000Z', 2, false],
    ['2026-01-31T16:59:59.999Z', '2026-08-20T00:00:00.000Z', 2, true],
    // In January the term is still Gasal of the year before.
    ['2025-08-01T00:00:00.000Z', '2026-01-15T00:00:00.000Z', 1, false],
  ] as const)(
    'of %s, seen from %s over %i terms: free is %s',
    async (usedOn, now, terms, isFree) => {
      await server.usePaper({ owner: 'tono', questions: [question.id], usedOn });
      vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
      const found = await listed('sari', `&notUsedFor=${terms}`);
      expect(found.includes(question.id)).toBe(isFree);
      expect(found).toContain(other.id);
    },
  );
});
