/** Shows a part of the page, and goes on from there. */
export function goTo(targetId: string | undefined): void {
  const target = targetId === undefined ? null : document.getElementById(targetId);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'start' });
}
