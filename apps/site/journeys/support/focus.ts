import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** A key per press would take minutes on a page that never gets there. */
const MOST_PRESSES = 150;

/** Whether a control has the focus. */
export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Waits until a control has the focus: after a dialog closed, or a page came. */
export async function expectFocus(control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' });
  await expect.poll(() => hasFocus(control), { timeout: 15_000 }).toBe(true);
}

/** Waits until a question is asked and its safe button has the focus: before that it hears no key. */
export async function asked(page: Page): Promise<Locator> {
  const question = page.getByRole('alertdialog');
  await expectFocus(question.getByRole('button', { name: 'Batal' }));
  return question;
}

/** Waits until the title of the page has the focus, as it does after each way to another page. */
export async function expectTitle(page: Page, name: string): Promise<void> {
  await expectFocus(page.getByRole('heading', { level: 1, name, exact: true }));
}

/** Presses Tab until a control has the focus, and looks whether one sees that. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor({ state: 'attached' });
  const path: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasFocus(control)) {
      expect(await focusShown(page), `${control} has a mark of its focus`).toBe(true);
      return;
    }
    await page.keyboard.press(key);
    path.push(await page.evaluate(() => document.activeElement?.textContent?.slice(0, 20) ?? ''));
  }
  throw new Error(`${key} never reached ${control}; it passed ${path.slice(-20).join(' | ')}`);
}

/** Goes to a control and presses Enter there. */
export async function pressOn(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Whether what has the focus, what is drawn for it, or the box around it shows a ring. */
function focusShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.matches(':focus-visible')) return false;
    const ringed = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
    let element: Element | null = focused;
    for (let level = 0; element && level < 4; level += 1) {
      if (ringed(getComputedStyle(element))) return true;
      if (ringed(getComputedStyle(element, '::after'))) return true;
      if (element.nextElementSibling && ringed(getComputedStyle(element.nextElementSibling))) {
        return true;
      }
      element = element.parentElement;
    }
    return false;
  });
}

/**
 * Focuses every control of the page in turn.
 *
 * @returns names of those that are covered from end to end by what stands fixed above them, or lie
 * outside the window
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]',
    );
    const shown = [...all].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
    );
    const seen = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      // Of what is longer than the window, the part that is in it.
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
      const width = Math.min(innerWidth, box.right) - left;
      const height = Math.min(innerHeight, box.bottom) - top;
      if (width <= 0 || height <= 0) return false;
      const parts = [0.1, 0.5, 0.9];
      return parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      );
    };
    return shown
      .filter((element) => {
        element.focus();
        return document.activeElement === element && !seen(element);
      })
      .map((element) => `${element.tagName} ${element.ariaLabel ?? element.textContent}`.trim());
  });
}
