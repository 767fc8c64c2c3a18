import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { findBrowser, launchArguments } from '../../../../scripts/browser.mjs';

/** Starts the browser that the tests drive. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: launchArguments });
}

/** One person at one browser, with everything that went wrong in their pages. */
export interface Visit {
  context: BrowserContext;
  /** Opens a tab. */
  open: (path: string) => Promise<Page>;
  /** Errors of scripts and of the console, refused resources and policy violations included. */
  errors: string[];
}

/** Begins a visit: nothing is stored yet. */
export async function begin(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  context.setDefaultTimeout(20_000);
  const errors: string[] = [];
  const open = async (path: string) => {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(`${error}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text().slice(0, 300));
    });
    await page.goto(path);
    return page;
  };
  return { context, open, errors };
}

/** A demo account: a lecturer. */
export const LECTURER = { email: 'ratna.wulandari@contoh.ac.id', password: 'dosen12345' };

/** Fills the form of the login page and sends it. */
export async function signIn(page: Page, { email, password } = LECTURER): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}
