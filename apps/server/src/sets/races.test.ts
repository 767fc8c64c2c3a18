import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../test/admin-calls.js';
import { uploaded } from '../test/upload.js';
import { misindexedSets } from './set-search-texts.js';

const TURNS = 6;
let server: AdminServer;
let sari: string;

beforeAll(async () => {
  server = await startAdminServer();
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
});
afterAll(() => server.stop());

/** Makes all calls at once; returns their statuses, none of which may be a failure of the server. */
async function together(...calls: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const answers = await Promise.all(calls.map((call) => call()));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  return statuses;
}

const newTag = async (kind: 'course' | 'material', name: string) =>
  (await server.call('POST', `/${kind}-tags`, { name })).body.id;

const many = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));

const setBody = (title: string, topics = '') => ({
  title,
  subject: 'Balapan',
  difficulty: 'Mudah',
  topics,
});

describe('calls at the same moment', () => {
  it('of one name make one tag', async () => {
    const create = () => server.call('POST', '/course-tags', { name: 'Kembar' });
    const statuses = await together(...many(8, () => create));
    expect(statuses.toSorted()).toEqual([201, ...many(7, () => 409)]);
  });

  it('assign a tag to one course', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const tag = await newTag('material', `Rebutan ${turn}`);
      const courses = await Promise.all(many(4, (index) => newTag('course', `R ${turn} ${index}`)));
      const statuses = await together(
        ...courses.map(
          (course_tag_id) => () =>
            server.call('PUT', `/material-tags/${tag}/assign-course`, { course_tag_id }),
        ),
      );
      expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    }
  });

  it('leave no material and no tag with a course that goes', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const courseId = await newTag('course', `Pergi ${turn}`);
      const tag = await newTag('material', `Ikut ${turn}`);
      await together(
        ...many(3, (index) => () => {
          const materialName = `M ${index}`;
          return server.call('POST', '/course-materials', { courseId, materialName });
        }),
        () =>
          server.call('PUT', `/material-tags/${tag}/assign-course`, { course_tag_id: courseId }),
        () => server.call('DELETE', `/course-tags/${courseId}`),
      );
      const { db } = server.services;
      const query = db.selectFrom('course_materials').select('id');
      expect(await query.where('course_tag_id', '=', courseId).execute()).toEqual([]);
    }
  });

  it('delete a thing once', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const id = await newTag('course', `Sekali ${turn}`);
      const remove = () => server.call('DELETE', `/course-tags/${id}`);
      expect((await together(remove, remove, remove)).toSorted()).toEqual([200, 404, 404]);
    }
  });

  it('give every file of a set a place of its own', async () => {
    const files = await Promise.all(
      many(9, (index) =>
        uploaded(server, { setId: 1, category: 'answers', bytes: `isi ${index}`, token: sari }),
      ),
    );
    expect(new Set(files.map(({ id }) => id)).size).toBe(9);
    const rows = await server.services.db
      .selectFrom('files')
      .select('position')
      .where('question_set_id', '=', 1)
      .execute();
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  });

  it('count every download', async () => {
    const downloads = async () => {
      const answer = await server.get('/api/questionsets/1');
      return ((await answer.json()) as { downloads: number }).downloads;
    };
    const before = await downloads();
    await together(...many(40, () => () => server.get('/api/files/download/3')));
    expect(await downloads()).toBe(before + 40);
  });

  it('lose no change of a set when its topic is renamed, or its creator', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const tag = await newTag('material', `Lama ${turn}`);
      const topics = `Lama ${turn}, Tetap`;
      const sets = await Promise.all(
        many(3, async (index) => {
          const sent = setBody(`Set ${turn} ${index}`, topics);
          const answer = await server.send('POST', '/api/questionsets', sent, sari);
          return ((await answer.json()) as { questionSet: { id: number } }).questionSet.id;
        }),
      );
      const { db } = server.services;
      const { id: lecturer } = await db
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', 'sari@uji.ac.id')
        .executeTakeFirstOrThrow();
      await together(
        () => server.call('PUT', `/material-tags/${tag}`, { name: `Baru ${turn}` }),
        () =>
          server.call('PUT', `/admin/dosen/${lecturer}`, {
            nama: `Sari ${turn}`,
            email: 'sari@uji.ac.id',
          }),
        ...sets.map((id, index) => () => {
          const title = `Diubah ${turn} ${index}`;
          return server.call('PUT', `/questionsets/${id}`, setBody(title, `${topics}, Lain`));
        }),
        () => server.send('POST', '/api/questionsets', setBody(`Baru ${turn}`), sari),
      );
      expect(await misindexedSets(db)).toEqual([]);
      const rows = await db
        .selectFrom('question_sets')
        .select(['title', 'topics'])
        .where('id', 'in', sets)
        .execute();
      for (const row of rows) {
        expect(row.title).toMatch(/^Diubah/);
        expect(row.topics).toMatch(/^(Lama|Baru) \d+, Tetap, Lain$/);
      }
    }
  });

  it('keep a creator’s sets when the account goes', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const person = { nama: `Dosen ${turn}`, email: `d${turn}@uji.ac.id`, password: 'rahasia' };
      const { body } = await server.call('POST', '/admin/dosen', person);
      const token = await server.tokenOf(person.email, person.password);
      const create = (index: number) => () =>
        server.send('POST', '/api/questionsets', setBody(`Milik ${turn} ${index}`), token);
      const statuses = await together(
        create(0),
        create(1),
        () => server.call('DELETE', `/admin/dosen/${body.id}`),
        create(2),
        create(3),
      );
      expect(statuses.filter((status) => ![200, 201, 401].includes(status))).toEqual([]);
      const { db } = server.services;
      const rows = await db
        .selectFrom('question_sets')
        .select(['creator_id', 'lecturer'])
        .where(
          'title',
          'in',
          many(4, (index) => `Milik ${turn} ${index}`),
        )
        .execute();
      expect(rows).toHaveLength(statuses.filter((status) => status === 201).length);
      for (const row of rows) expect(row).toEqual({ creator_id: null, lecturer: person.nama });
      expect(await misindexedSets(db)).toEqual([]);
    }
  });
});
