import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Flags for a Chromium that runs as root, in containers, and asks nobody on the network. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
];

const KNOWN = [
  // Chromium without windows: the same pages for a fifth less of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that the tests drive: CHROMIUM_PATH, a known place, or Playwright's own.
 *
 * @returns {string | undefined} its path; undefined when there is none
 */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, ...KNOWN, ...playwrightBrowsers()].find(runnable);
}

/** @returns {string[]} */
function playwrightBrowsers() {
  const home =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library/Caches/ms-playwright'),
      win32: join(homedir(), 'AppData/Local/ms-playwright'),
    }[/** @type {string} */ (process.platform)] ??
    join(homedir(), '.cache/ms-playwright');
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  return list(home)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => inside.map((path) => join(home, name, path)));
}

/** @type {(folder: string) => string[]} */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @type {(path: string | undefined) => boolean} */
function runnable(path) {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
