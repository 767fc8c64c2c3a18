import axe from 'axe-core';

/** Whether stories run as tests, not in Storybook. */
export const isTest = () => '__vitest_browser__' in globalThis;

/**
 * The accessibility addon checks each story in its theme. Only contrast depends on the theme, so it
 * is checked once more in the dark one when stories run as tests.
 */
export async function checkContrastInDark({ canvasElement }: { canvasElement: HTMLElement }) {
  if (!isTest()) return;
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = 'dark';
  try {
    const { violations } = await axe.run(canvasElement.ownerDocument.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    if (violations.length > 0) {
      const failed = violations.flatMap(({ nodes }) => nodes);
      throw new Error(
        `Contrast in the dark theme:\n${failed.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
      );
    }
  } finally {
    root.dataset.theme = before;
  }
}
