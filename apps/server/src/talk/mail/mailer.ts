import type { NoticeAnswer } from '@bank-soal/contract/talk';
import { rolesOf } from '../../accounts/accounts.js';
import type { Db, UserRow } from '../../db/schema.js';
import type { MailEnd } from '../../metrics/metrics.js';
import { viewerOf, viewOf } from '../../sets/set-view.js';
import { noteCourseNews } from '../course-news.js';
import { noticesOf } from '../notice-list.js';
import { accountsWithMail, delayMail, settleMail, type TakenMail, takeMail } from './mail-queue.js';
import { mailText } from './mail-text.js';
import { isRefusedForGood, type MailTransport } from './mail-transport.js';
import { kindsIn, wishedKinds } from './mail-wishes.js';

const LOOK_MS = 20_000;
const COURSE_NEWS_MS = 10 * 60_000;

/** Older notices are not sent, such as after a backup was restored. */
const OLD_MS = 3 * 86_400_000;

/** Sends notices as mails. */
export interface Mailer {
  /** Looks at once, and waits until all due mails were tried. */
  round: () => Promise<void>;
  /** Finds out which sets of followed courses came, for who wants to be written to. */
  courseNews: () => Promise<void>;
  /** Waits for what is running, and sends nothing more. */
  stop: () => Promise<void>;
}

interface MailerTools {
  db: Db;
  transport: MailTransport;
  /** Name and address of the site. */
  about: { site: string; siteUrl: string };
  failed: (error: unknown) => void;
  /** Called for each mail with its result. */
  tried?: (end: MailEnd) => void;
}

type Addressee = Pick<UserRow, 'id' | 'name' | 'email' | 'kind'>;

const viewOfUser = ({ id, name, kind }: Addressee) =>
  viewOf(viewerOf({ id, name, roles: rolesOf(kind) }));

/** The queue is in the database alone: whatever ends a server, the next one goes on. */
export function createMailer({
  db,
  transport,
  about,
  failed,
  tried = () => undefined,
}: MailerTools): Mailer {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  const active = () =>
    db
      .selectFrom('users')
      .select(['users.id', 'users.name', 'users.email', 'users.kind'])
      .where('users.status', '=', 'Aktif');

  /** Notices that are still to be sent: unread, wanted, not old, and open to the recipient at this moment. */
  async function sayable(user: Addressee, { ids }: TakenMail): Promise<NoticeAnswer[]> {
    const kinds = await wishedKinds(db, user.id);
    const since = new Date(Date.now() - OLD_MS).toISOString();
    const notices = await noticesOf(db, viewOfUser(user), user.id, true);
    return notices.filter(
      ({ id, kind, at }) => ids.includes(id) && kinds.includes(kind) && at > since,
    );
  }

  /** @throws Error when the server of mails is away: the others can wait as well */
  async function write(account: number): Promise<void> {
    const taken = await takeMail(db, account, new Date());
    if (taken.ids.length === 0) return;
    const user = await active().where('users.id', '=', account).executeTakeFirst();
    const notices = user === undefined ? [] : await sayable(user, taken);
    if (user === undefined || notices.length === 0) return settleMail(db, taken);
    const { name, email: address } = user;
    const id = `pemberitahuan-${notices.map((notice) => notice.id).join('-')}`.slice(0, 200);
    try {
      await transport.send({ ...mailText(notices, { name, ...about }), to: { name, address }, id });
    } catch (error) {
      if (isRefusedForGood(error)) {
        failed(error);
        tried('refused');
        return settleMail(db, taken);
      }
      tried('delayed');
      await delayMail(db, taken, new Date());
      throw error;
    }
    tried('sent');
    await settleMail(db, taken);
  }

  async function writeAll(): Promise<void> {
    for (const account of await accountsWithMail(db, new Date())) {
      if (isStopped) return;
      await write(account);
    }
  }

  async function findNews(): Promise<void> {
    const users = await active()
      .innerJoin('account_settings', 'account_settings.user_id', 'users.id')
      .select('account_settings.mail_kinds')
      .where('account_settings.mail_kinds', 'like', '%paket%')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('follows')
            .select('follows.id')
            .whereRef('follows.user_id', '=', 'users.id'),
        ),
      )
      .execute();
    for (const user of users) {
      if (isStopped) return;
      if (kindsIn(user.mail_kinds).includes('paket')) {
        await noteCourseNews(db, viewOfUser(user), user.id);
      }
    }
  }

  const run = (work: () => Promise<void>) => {
    running = running.then(() => (isStopped ? undefined : work())).catch(failed);
    return running;
  };
  const timers = [
    setInterval(() => void run(writeAll), LOOK_MS).unref(),
    setInterval(() => void run(findNews), COURSE_NEWS_MS).unref(),
  ];
  return {
    round: () => run(writeAll),
    courseNews: () => run(findNews),
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      return running;
    },
  };
}
