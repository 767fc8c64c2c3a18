import {
  CASE_NOW,
  CASE_READERS,
  type CaseReader,
  RELEASE_CASES,
} from '@bank-soal/contract/test/release-cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBank, sampleFile, sampleSet } from '../test/sample-bank.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';
import { countShownSets, shownSetsAfter, shownSetsOf } from './set-queries.js';
import type { SetView } from './set-view.js';

const files = [
  sampleFile('questions', 'soal.txt', 'soal'),
  sampleFile('answers', 'kunci.txt', 'kunci'),
  sampleFile('testCases', 'uji.txt', 'uji'),
];

/** Creator of the sets of the cases. */
const SARI = { id: 2, name: 'Sari Wulandari' };

let server: TestServer;

beforeAll(async () => {
  const sets = RELEASE_CASES.map(({ what }) => sampleSet({ title: what, files }));
  server = await startTestServer({ bank: sampleBank(sets) });
  for (const [index, { release }] of RELEASE_CASES.entries()) {
    await server.services.db
      .updateTable('question_sets')
      .set({
        visibility: release.visibility,
        available_from: release.availableFrom,
        key_visibility: release.keyVisibility,
        key_from: release.keyFrom,
      })
      .where('id', '=', index + 1)
      .execute();
  }
});
afterAll(() => server.stop());

function viewOf(viewer: CaseReader): SetView {
  const now = new Date(CASE_NOW);
  return viewer === 'owner'
    ? { level: 'user', account: SARI, now }
    : { level: viewer, account: { id: 9, name: 'Orang lain' }, now };
}

const titled = (holds: (one: (typeof RELEASE_CASES)[number]) => boolean) =>
  RELEASE_CASES.filter(holds).map(({ what }) => what);

describe.each(CASE_READERS)('of the cases of release, as %s', (viewer) => {
  it('the database shows those that the rule shows', async () => {
    const { db } = server.services;
    const view = viewOf(viewer);
    const expected = titled(({ sees }) => sees.includes(viewer));
    const all = await shownSetsAfter(db, view, 0, 100);
    expect(all.map(({ title }) => title)).toEqual(expected);
    const ids = RELEASE_CASES.map((_, index) => index + 1);
    expect(await shownSetsOf(db, view, ids)).toEqual(all);
    expect(await countShownSets(db, view)).toBe(expected.length);
  });

  it('an answer has the files that the rule opens, and tells when the others open', async () => {
    const sets = await shownSetsAfter(server.services.db, viewOf(viewer), 0, 100);
    const open = sets.filter((set) => set.files.length === files.length);
    expect(open.map(({ title }) => title)).toEqual(titled(({ opens }) => opens.includes(viewer)));
    for (const set of sets) {
      const known = RELEASE_CASES.find(({ what }) => what === set.title);
      expect(set).toMatchObject({ hasAnswerKey: true, hasTestCases: true, questionCount: 1 });
      expect(set.files.map(({ filecategory }) => filecategory)).toContain('questions');
      const keyFrom = known?.announcedTo.includes(viewer) ? known.release.keyFrom : null;
      expect([set.title, set.keyFrom]).toEqual([set.title, keyFrom]);
      const isAbove = viewer === 'owner' || viewer === 'administrator';
      expect(set.release).toEqual(isAbove ? known?.release : undefined);
    }
  });
});
