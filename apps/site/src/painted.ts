/** Waits until the page was painted as it is; a page that nobody sees is not painted, nor waited for. */
export function painted(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const done = () => setTimeout(resolve);
    if (page.hidden) return done();
    // Called before the paint, so that what comes next is behind it.
    requestAnimationFrame(done);
    page.addEventListener('visibilitychange', done, { once: true });
  });
}
