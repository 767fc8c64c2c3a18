import { NOTICE_KINDS } from '@bank-soal/contract/talk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailBox, startMailBox } from '../../test/mail-box.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { viewersOf, type Who } from '../../test/viewers.js';
import { createMailTransport } from '../mail/mail-transport.js';
import { createMailer } from '../mail/mailer.js';

const SITE_URL = 'https://soal.uji.ac.id';
const PAST = '2020-01-01T00:00:00.000Z';

let server: TestServer;
let box: MailBox;
const { signIn, ask, read } = viewersOf(() => server);

beforeAll(async () => {
  box = await startMailBox();
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${box.port}`,
    MAIL_FROM: 'Bank Soal <bank-soal@uji.ac.id>',
    SITE_URL,
    METRICS_PORT: '0',
  };
  server = await startTestServer({ env });
  await signIn();
});
afterAll(async () => {
  await server.stop();
  await box.stop();
});
beforeEach(async () => {
  box.mails.length = 0;
  box.refuseWith(0);
  const { db } = server.services;
  for (const table of ['notices', 'comments', 'follows', 'account_settings'] as const) {
    await db.deleteFrom(table).execute();
  }
});

const send = (who: Who, method: string, path: string, body?: object) =>
  ask(who, path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });

const wish = (who: Who, mail: object) => send(who, 'PUT', '/me/settings', { mail });
const say = (body: string, kind = 'laporan') =>
  send('student', 'POST', '/questionsets/1/comments', { kind, body });

/** The five minutes are over. */
const timePasses = () =>
  server.services.db
    .updateTable('notices')
    .set({ mail_due: PAST })
    .where('mail_due', 'is not', null)
    .execute();

async function sent() {
  await timePasses();
  await server.services.mailer?.round();
  return box.mails;
}

const queue = () =>
  server.services.db.selectFrom('notices').select(['mail_due', 'mail_tries']).execute();

describe('who wants mails', () => {
  it('says so by kind, and nobody does at first', async () => {
    const none = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, false]));
    expect(await read('owner', '/me/settings')).toEqual({ recordViews: true, mail: none });
    const answer = await wish('owner', { laporan: true, gosip: true });
    expect(await answer.json()).toEqual({ recordViews: true, mail: { ...none, laporan: true } });
    await send('owner', 'PUT', '/me/settings', { recordViews: false });
    await wish('owner', { jawaban: true });
    expect(await read('owner', '/me/settings')).toEqual({
      recordViews: false,
      mail: { ...none, laporan: true, jawaban: true },
    });
    expect((await wish('owner', { laporan: 'ya' })).status).toBe(400);
    await wish('owner', { laporan: false });
    await say('Nomor 3 salah cetak.');
    await say('Terima kasih!', 'komentar');
    expect(await sent()).toEqual([]);
  });

  it('gets one of all that came within five minutes, with a way to it', async () => {
    await wish('owner', { laporan: true });
    await say('Nomor 3 salah cetak – “tabel”.');
    const said = (await (await say('Nomor 4 juga.')).json()) as { id: number };
    await server.services.mailer?.round();
    expect(box.mails).toEqual([]);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['Sari@uji.ac.id']);
    expect(mail?.text).toContain('From: Bank Soal <bank-soal@uji.ac.id>');
    expect(mail?.text).toContain('Nomor 3 salah cetak – “tabel”.');
    expect(mail?.text).toContain('Nomor 4 juga.');
    expect(mail?.text).toContain(`${SITE_URL}/preview/1#komentar-${said.id}`);
    expect(mail?.text).toContain(`${SITE_URL}/data-saya`);
    expect(mail?.text).toContain('Auto-Submitted: auto-generated');
    await server.services.mailer?.round();
    expect(box.mails).toHaveLength(1);
  });

  it('gets what becomes of a paper, and nothing that is said of it', async () => {
    await wish('admin', { dikembalikan: true });
    await wish('owner', { dikembalikan: true });
    const paper = await send('owner', 'POST', '/papers', { title: 'UTS Basis Data' });
    const { id } = (await paper.json()) as { id: number };
    const { id: reviewerId } = await server.services.db
      .selectFrom('users')
      .select('id')
      .where('kind', '=', 'admin')
      .executeTakeFirstOrThrow();
    expect((await send('owner', 'POST', `/papers/${id}/review`, { reviewerId })).status).toBe(200);
    expect(await sent()).toEqual([]);
    const note = { note: 'Nomor 3 menanyakan BCNF.' };
    expect((await send('admin', 'POST', `/papers/${id}/review/return`, note)).status).toBe(200);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['Sari@uji.ac.id']);
    expect(mail?.text).toContain('Naskah dikembalikan: UTS Basis Data');
    expect(mail?.text).toContain(`${SITE_URL}/papers/${id}`);
    expect(mail?.text).not.toContain('BCNF');
  });

  it('gets the reply to what they asked, and nobody gets their own', async () => {
    await wish('student', { jawaban: true });
    await wish('owner', { jawaban: true });
    const asked = (await (await say('Apa syarat BCNF?', 'komentar')).json()) as { id: number };
    const body = { kind: 'komentar', replyTo: asked.id, body: 'Lihat halaman 2.' };
    const answer = await send('owner', 'POST', '/questionsets/1/comments', body);
    const { id } = (await answer.json()) as { id: number };
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['mira@uji.ac.id']);
    expect(mail?.text).toContain('Lihat halaman 2.');
    expect(mail?.text).toContain(`${SITE_URL}/preview/1#komentar-${id}`);
  });

  it('is sent for a set of a followed course without a visit', async () => {
    await wish('student', { paket: true });
    await send('student', 'PUT', '/me/courses/1');
    const body = { title: 'Kuis baru', subject: 'Struktur Data', difficulty: 'Mudah' };
    await send('owner', 'POST', '/questionsets', body);
    await server.services.mailer?.courseNews();
    expect((await sent()).map(({ text }) => text)).toEqual([expect.stringContaining('Kuis baru')]);
  });
});

describe('no mail', () => {
  beforeEach(() => wish('owner', { laporan: true, jawaban: true }));

  it('names what is closed by now, was read, or was removed', async () => {
    await wish('student', { jawaban: true });
    await say('Sudah dibaca.');
    const [notice] = await read<{ id: number }[]>('owner', '/notices');
    await send('owner', 'POST', '/notices/read', { ids: [notice?.id] });
    const removed = (await (await say('Dihapus.')).json()) as { id: number };
    await send('student', 'DELETE', `/comments/${removed.id}`);
    const answered = (await (await say('Dijawab.')).json()) as { id: number };
    await send('owner', 'PUT', `/comments/${answered.id}/resolve`, { answer: 'Betul.' });
    const { db } = server.services;
    await db
      .updateTable('question_sets')
      .set({ visibility: 'owner' })
      .where('id', '=', 1)
      .execute();
    try {
      const mails = await sent();
      expect(mails.map(({ to }) => to)).toEqual([['Sari@uji.ac.id']]);
      expect(mails[0]?.text).not.toContain('Sudah dibaca.');
      expect(mails[0]?.text).not.toContain('Dihapus.');
    } finally {
      await db
        .updateTable('question_sets')
        .set({ visibility: 'public' })
        .where('id', '=', 1)
        .execute();
    }
  });

  it('goes to a disabled account, or out after three days', async () => {
    await say('Lama.');
    const { db } = server.services;
    await db
      .updateTable('notices')
      .set({ at: new Date(Date.now() - 4 * 86_400_000).toISOString() } as never)
      .execute();
    expect(await sent()).toEqual([]);
    await say('Baru.');
    await db.updateTable('users').set({ status: 'Nonaktif' }).where('id', '=', 2).execute();
    expect(await sent()).toEqual([]);
    await db.updateTable('users').set({ status: 'Aktif' }).where('id', '=', 2).execute();
    expect((await queue()).every(({ mail_due }) => mail_due === null)).toBe(true);
  });
});

describe('a server of mails', () => {
  beforeEach(() => wish('owner', { laporan: true }));

  it('that is away keeps nobody from anything, and gets the mail later', async () => {
    await box.stop();
    await say('Nomor 5.');
    expect(await sent()).toEqual([]);
    expect(await queue()).toEqual([{ mail_due: expect.any(String), mail_tries: 1 }]);
    expect(await read('owner', '/notices')).toHaveLength(1);
    box = await startMailBox(box.port);
    expect(await sent()).toHaveLength(1);
  });

  it('is asked again when it says later, and so often only', async () => {
    await say('Nomor 6.');
    box.refuseWith(451);
    for (let turn = 1; turn <= 9; turn += 1) await sent();
    expect(await queue()).toEqual([{ mail_due: null, mail_tries: 8 }]);
  });

  it('that refuses an address for good is asked once', async () => {
    await say('Nomor 7.');
    box.refuseWith(550);
    await sent();
    expect(await queue()).toEqual([{ mail_due: null, mail_tries: 1 }]);
  });

  it('is counted by what came of each mail', async () => {
    const counted = async () => {
      const text = await (await fetch(server.metricsUrl ?? '')).text();
      return (end: string) =>
        Number(new RegExp(`^bank_soal_mails_total\\{end="${end}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
    };
    const before = await counted();
    await say('Terkirim.');
    await sent();
    box.refuseWith(451);
    await say('Ditunda.');
    await sent();
    box.refuseWith(550);
    await sent();
    const now = await counted();
    for (const end of ['sent', 'delayed', 'refused']) expect(now(end) - before(end)).toBe(1);
  });

  it('gets each mail once from two servers of a bank, and again from one that was killed', async () => {
    await say('Nomor 8.');
    await timePasses();
    const { db, mailer, config } = server.services;
    if (config.mail === undefined) throw new Error('No mails');
    const transport = createMailTransport(config.mail);
    const about = { site: 'Bank', siteUrl: SITE_URL };
    const second = createMailer({ db, transport, about, failed: () => undefined });
    await Promise.all([mailer?.round(), second.round()]);
    expect(box.mails).toHaveLength(1);

    await say('Nomor 9.');
    await timePasses();
    const dying = { send: () => new Promise<never>(() => undefined) };
    const killed = createMailer({ db, transport: dying, about, failed: () => undefined });
    void killed.round();
    const isTaken = async () =>
      (await queue()).some(({ mail_due, mail_tries }) => mail_due !== null && mail_tries === 1);
    await expect.poll(isTaken).toBe(true);
    await second.round();
    await second.stop();
    expect(box.mails).toHaveLength(1);
    // Its time is over.
    expect(await sent()).toHaveLength(2);
  });
});
