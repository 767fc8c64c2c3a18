import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, launchArguments } from './scripts/shared/browser.mjs';
import { storyDependencies } from './scripts/storybook/story-dependencies.mjs';
import { testsOfNoDatabase } from './scripts/tests/database-tests.mjs';
import { LongestFirst } from './scripts/tests/longest-first.mjs';
import { compileTexts } from './scripts/texts/compile.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const conditions = ['@bank-soal/source'];
// Shared build machines stall now and then: there, and only there, what waits for a browser, a
// process or a clock may try again, and `npm test` names it.
const retry = process.env.CI ? 1 : 0;
// What comes by itself may come late where other work wants the processor.
const patient = { poll: { timeout: 15_000 } };
// One worker takes file after file: reading the same modules anew for each took a third of the time.
// What mocks a module begins with `vi.resetModules`, so that those that have read it do so again.
const isolate = false;
const server = {
  environment: 'node' as const,
  include: ['apps/server/src/**/*.test.ts'],
  // Its processes and threads run what is built: a loader for TypeScript took half a second of each.
  globalSetup: 'scripts/tests/built-programs.mjs',
  env: { BUILT_PROGRAMS: join(root, 'apps/server/dist') },
  // Long enough for a storm of password hashes on a machine that others use.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: patient,
  retry,
  isolate,
};

compileTexts();

export default defineConfig({
  root,
  resolve: { conditions },
  // What is ours is read from its source, also where a run is set up: that has an environment of its own.
  environments: { __vitest__: { resolve: { conditions, noExternal: [/^@bank-soal\//] } } },
  ssr: { resolve: { conditions } },
  test: {
    sequence: { sequencer: LongestFirst },
    // What went wrong is said whole: of a test that passes at its second try nothing else is left.
    chaiConfig: { truncateThreshold: 1000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/tokens/*.test.ts',
            'apps/site/src/**/*.test.ts',
            'demo/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate,
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          // What only a database with a server of its own has.
          exclude: ['**/node_modules/**', 'apps/server/src/test/postgres/**'],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server-postgres',
          // What no database changes has run by then.
          exclude: ['**/node_modules/**', ...testsOfNoDatabase(root)],
          globalSetup: [server.globalSetup, 'apps/server/src/test/postgres/global-setup.ts'],
        },
      },
      {
        extends: true,
        optimizeDeps: { include: storyDependencies() },
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        test: {
          name: 'stories',
          retry,
          isolate,
          // One page is one renderer, which one core carries.
          maxWorkers: 2,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: launchArguments },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          retry,
          environment: 'node',
          include: ['apps/site/journeys/*.test.ts'],
          globalSetup: 'apps/site/journeys/support/demo-folder.ts',
          isolate,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each has a server and a browser of its own: more at once would only wait for each other.
          maxWorkers: 2,
          expect: patient,
        },
      },
    ],
  },
});
