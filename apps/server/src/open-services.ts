import { join } from 'node:path';
import type { Logger } from 'pino';
import { createSealedCursors } from './answers/sealed-cursors.js';
import { createSecretTags } from './answers/secret-tags.js';
import { backupAge } from './backup/last-backup.js';
import type { Config } from './config.js';
import { openLateDatabase } from './db/open-late-database.js';
import { createCombiner } from './documents/combiner.js';
import { createCoverMaker } from './documents/cover-maker.js';
import { createInspector } from './documents/inspector.js';
import { createLightProcess } from './documents/light-process.js';
import { createPageReaders } from './documents/page-readers.js';
import { createPaperWriter } from './documents/paper-writer.js';
import { createQuestionReader } from './documents/question-reader.js';
import { createRoom } from './documents/room.js';
import { openScanner } from './documents/scanner.js';
import { createTextReader } from './documents/text-reader.js';
import type { WordOfficeReport } from './documents/word-office.js';
import { openFileStore } from './files/open-file-store.js';
import { createMetrics } from './metrics/metrics.js';
import { createAccountLimits } from './services/account-limits.js';
import { createContents } from './services/contents.js';
import { ownDiskStore } from './services/disk-store-owner.js';
import { createDownloads } from './services/downloads.js';
import { createFileReads } from './services/file-reads.js';
import { createTextQueue } from './services/file-search/text-queue.js';
import { createTextsThread } from './services/file-search/texts-thread.js';
import { createMailTransport, mailFailure } from './services/mail/mail-transport.js';
import { createMailer } from './services/mail/mailer.js';
import { createSeenSets } from './services/my-page/seen-sets.js';
import { createCampusSignIn } from './services/oidc/campus-sign-in.js';
import { OwnLists } from './services/own-lists.js';
import { createPageTokens } from './services/page-tokens.js';
import { createPasswordWork } from './services/password-work.js';
import { PersonalLists } from './services/personal-lists.js';
import { createSearches } from './services/searches.js';
import { signingSecret } from './services/secret.js';
import type { Services } from './services/services.js';
import { setChangesOf } from './services/set-changes.js';
import { SetLists } from './services/set-lists.js';
import { SetTotals } from './services/set-totals.js';
import { visitorOf } from './services/set-view.js';
import { createSignInAttempts } from './services/sign-in-attempts.js';
import { createSignInEvents } from './services/sign-in-events.js';
import { createCommentLimits } from './services/talk/comment-limits.js';
import { createTokens } from './services/tokens.js';
import { createUploads } from './services/uploads.js';
import { createWriteLimits } from './services/write-limits.js';

/** Opens all that calls are answered with: the database, the files, and what the server keeps in mind. */
export async function openServices(config: Config, log: Logger): Promise<Services> {
  const db = await openLateDatabase(config, log);
  const store = await openFileStore(config);
  await ownDiskStore(db, config).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  await store.tidy();
  const { documents, tools } = config;
  const previews = join(config.dataDir, 'previews');
  const tell = (report: WordOfficeReport) => {
    const isOpen = report.reason !== undefined && config.production;
    log[isOpen ? 'warn' : 'info'](report, 'Word documents');
  };
  const room = createRoom();
  const light = createLightProcess(documents);
  const combiner = await createCombiner(previews, store, documents, tools, tell, room, light);
  const pageReaders = createPageReaders(documents, room);
  const covers = await createCoverMaker(join(previews, 'covers'), {
    store,
    combiner,
    workers: pageReaders,
  });
  const { scanner, report } = await openScanner(tools, join(previews, 'pending'), documents, room);
  if (tools.ocr) log[scanner ? 'info' : 'warn'](report, 'scans');
  const secret = await signingSecret(config.jwtSecret, config.dataDir);
  const tokens = createTokens(db, secret, config.tokenTtlSeconds);
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const inspector = createInspector(documents, room, light);
  const paperWriter = createPaperWriter(documents, room, (problem) => {
    log.warn({ problem }, 'a paper is too much to be written');
  });
  const uploads = createUploads();
  const setList = new SetLists({
    db,
    elsewhere: setChangesOf(db),
    rebuilt: metrics?.listRebuilt,
    visitor: visitorOf(config).level,
  });
  metrics?.watchUploads(uploads.load);
  metrics?.watchBackups(() => backupAge(config.dataDir));
  const signInEvents = createSignInEvents(db, (error) => {
    metrics?.failed(error);
    log.error({ err: error }, 'an event is not written down');
  });
  return {
    config,
    log,
    metrics,
    db,
    store,
    contents: createContents(db, store, (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'bytes stay behind');
    }),
    combiner: metrics?.watchCombiner(combiner) ?? combiner,
    inspector: metrics?.watchInspector(inspector) ?? inspector,
    covers,
    questionReader: createQuestionReader(documents, join(previews, 'pending'), room),
    downloads: createDownloads(db, (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'a download waits');
    }),
    fileReads: createFileReads(db, visitorOf(config), (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'a read is not written down');
    }),
    seenSets: createSeenSets(db, (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'an opened set is not written down');
    }),
    mailer:
      config.mail &&
      createMailer({
        db,
        transport: createMailTransport(config.mail),
        about: { site: config.site.name, siteUrl: config.mail.siteUrl },
        failed: (error) => {
          metrics?.failed(error);
          log.warn(mailFailure(error), 'mails wait');
        },
        tried: (end) => metrics?.mailTried(end),
      }),
    commentLimits: createCommentLimits(db),
    uploads,
    tokens,
    pageTokens: createPageTokens(db, secret),
    accountLimits: createAccountLimits(config.account),
    writeLimits: createWriteLimits(db, config.account.writesPerMinute),
    tagOf: createSecretTags(secret),
    cursors: createSealedCursors(secret),
    searches: createSearches(db),
    texts: createTextsThread(),
    textQueue: config.indexFiles
      ? createTextQueue({
          db,
          reader: createTextReader({
            store,
            combiner,
            workers: pageReaders,
            limits: documents,
            scanner,
          }),
          ended: (how) => metrics?.textRead(how),
          failed: (error) => log.warn({ err: error }, 'a text is read later'),
        })
      : undefined,
    setList,
    personalLists: new PersonalLists(db, setList),
    ownLists: new OwnLists(db),
    paperPress: {
      paperWriter: metrics?.watchPaperWriter(paperWriter) ?? paperWriter,
      pending: join(previews, 'pending'),
    },
    setTotals: new SetTotals(() => setList.version()),
    courseTotals: new SetTotals(() => setList.version()),
    attemptsOf: createSignInAttempts(db),
    passwordWork: createPasswordWork(),
    signInEvents,
    campus:
      config.oidc && createCampusSignIn(config.oidc, secret, { db, log, metrics, signInEvents }),
  };
}
