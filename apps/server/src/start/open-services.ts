import { join } from 'node:path';
import type { Logger } from 'pino';
import { createAccountLimits } from '../accounts/account-limits.js';
import { createCampusSignIn } from '../accounts/campus/campus-sign-in.js';
import { createPageTokens } from '../accounts/page-tokens.js';
import { createPasswordWork } from '../accounts/password-work.js';
import { signingSecret } from '../accounts/secret.js';
import { createSignInAttempts } from '../accounts/sign-in-attempts.js';
import { createSignInEvents } from '../accounts/sign-in-events.js';
import { createTokens } from '../accounts/tokens.js';
import { createWriteLimits } from '../accounts/write-limits.js';
import { createSealedCursors } from '../answers/sealed-cursors.js';
import { createSecretTags } from '../answers/secret-tags.js';
import { backupAge } from '../backup/last-backup.js';
import { openLateDatabase } from '../db/open-late-database.js';
import { createCombiner } from '../documents/combiner.js';
import { createCoverMaker } from '../documents/cover-maker.js';
import { createInspector } from '../documents/inspector.js';
import { createMetafileDrawer } from '../documents/metafile-drawer.js';
import { createPageReaders } from '../documents/page-readers.js';
import { createPaperWriter } from '../documents/paper-writer.js';
import { createQuestionReader } from '../documents/question-reader.js';
import { createLightProcess } from '../documents/sandbox/light-process.js';
import { openScanner } from '../documents/scanner.js';
import { createTextReader } from '../documents/text-reader.js';
import type { WordOfficeReport } from '../documents/word-office.js';
import { createContents } from '../files/contents.js';
import { ownDiskStore } from '../files/disk-store-owner.js';
import { createDownloads } from '../files/downloads.js';
import { createFileReads } from '../files/file-reads.js';
import { createUploads } from '../files/uploads.js';
import { createMemoryBudget } from '../limits/memory.js';
import { createMetrics } from '../metrics/metrics.js';
import { createSearches } from '../search/searches.js';
import { createTextQueue } from '../search/text-queue.js';
import { createTextsThread } from '../search/texts-thread.js';
import type { Services } from '../services.js';
import { OwnLists } from '../sets/own-lists.js';
import { PersonalLists } from '../sets/personal-lists.js';
import { createSeenSets } from '../sets/seen-sets.js';
import { setChangesOf } from '../sets/set-changes.js';
import { SetLists } from '../sets/set-lists.js';
import { SetTotals } from '../sets/set-totals.js';
import { visitorOf } from '../sets/set-view.js';
import type { Config } from '../settings/config.js';
import { openFileStore } from '../storage/open-file-store.js';
import { createCommentLimits } from '../talk/comment-limits.js';
import { createMailTransport, mailFailure } from '../talk/mail/mail-transport.js';
import { createMailer } from '../talk/mail/mailer.js';

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
  const logWordOffice = (report: WordOfficeReport) => {
    const isOpen = report.reason !== undefined && config.production;
    log[isOpen ? 'warn' : 'info'](report, 'Word documents');
  };
  const memory = createMemoryBudget();
  const light = createLightProcess(documents);
  const combiner = await createCombiner(
    previews,
    store,
    documents,
    tools,
    logWordOffice,
    memory,
    light,
  );
  const pageReaders = createPageReaders(documents, memory);
  const covers = await createCoverMaker(join(previews, 'covers'), {
    store,
    combiner,
    workers: pageReaders,
  });
  const { scanner, report } = await openScanner(
    tools,
    join(previews, 'pending'),
    documents,
    memory,
  );
  if (tools.ocr) log[scanner ? 'info' : 'warn'](report, 'scans');
  const secret = await signingSecret(config.jwtSecret, config.dataDir);
  const tokens = createTokens(db, secret, config.settings.TOKEN_TTL_S);
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const inspector = createInspector(documents, memory, light);
  const paperWriter = createPaperWriter(documents, memory, (problem) => {
    log.warn({ problem }, 'failed to write paper');
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
    log.error({ err: error }, 'failed to store sign-in event');
  });
  return {
    config,
    log,
    metrics,
    db,
    store,
    contents: createContents(db, store, (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'failed to delete file content');
    }),
    combiner: metrics?.watchCombiner(combiner) ?? combiner,
    inspector: metrics?.watchInspector(inspector) ?? inspector,
    covers,
    questionReader: createQuestionReader(
      documents,
      join(previews, 'pending'),
      memory,
      combiner.hasOffice ? createMetafileDrawer(combiner, pageReaders) : undefined,
    ),
    downloads: createDownloads(db, (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'failed to count download');
    }),
    fileReads: createFileReads(db, visitorOf(config), (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'failed to store file read');
    }),
    seenSets: createSeenSets(db, (error) => {
      metrics?.failed(error);
      log.error({ err: error }, 'failed to store opened set');
    }),
    mailer:
      config.mail &&
      createMailer({
        db,
        transport: createMailTransport(config.mail),
        about: { site: config.site.name, siteUrl: config.mail.siteUrl },
        failed: (error) => {
          metrics?.failed(error);
          log.warn(mailFailure(error), 'failed to send mails');
        },
        tried: (end) => metrics?.mailTried(end),
      }),
    commentLimits: createCommentLimits(db),
    uploads,
    tokens,
    pageTokens: createPageTokens(db, secret),
    accountLimits: createAccountLimits(config.settings),
    writeLimits: createWriteLimits(db, config.settings.WRITES_PER_MINUTE),
    tagOf: createSecretTags(secret),
    cursors: createSealedCursors(secret),
    searches: createSearches(db),
    texts: createTextsThread(),
    textQueue: config.settings.INDEX_FILES
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
          failed: (error) => log.warn({ err: error }, 'failed to read text of file'),
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
