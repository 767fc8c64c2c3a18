import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

/**
 * Fails when a card is not one large link to its set: a press near its corner has to meet the link,
 * and so has the keyboard, which hears of which set it is.
 */
export async function followLinkFromAnywhere(
  { canvasElement }: { canvasElement: HTMLElement },
  { link: name, description }: { link: string; description: string },
) {
  const link = within(canvasElement).getByRole('link', { name });
  await expect(link).toHaveAttribute('aria-description', description);
  const card = within(canvasElement).getByRole('article');
  await waitFor(() => {
    const { left, top } = card.getBoundingClientRect();
    return expect(document.elementFromPoint(left + 8, top + 8)).toBe(link);
  });
  const followed = fn((event: Event) => event.preventDefault());
  canvasElement.addEventListener('click', followed, { once: true });
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(followed).toHaveBeenCalledOnce();
}
