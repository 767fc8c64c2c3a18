/** Runs a check in the light theme, then in the dark one; the page's own comes back after them. */
export async function inBothThemes(check: () => Promise<void>): Promise<void> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  try {
    for (const theme of ['light', 'dark']) {
      root.dataset.theme = theme;
      await check();
    }
  } finally {
    if (before === undefined) delete root.dataset.theme;
    else root.dataset.theme = before;
  }
}
