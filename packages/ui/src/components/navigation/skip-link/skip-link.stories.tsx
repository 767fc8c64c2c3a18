import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../../actions/link/index.js';
import { Text } from '../../data/text/index.js';
import { SkipLink } from './skip-link.js';

const meta = {
  title: 'Navigasi/SkipLink',
  tags: ['autodocs', 'stabil'],
  component: SkipLink,
  args: { targetId: 'isi' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Contoh">
        <Link href="#cari">Cari Soal</Link>
      </nav>
      <main id="isi" tabIndex={-1}>
        <Text>Tekan Tab untuk melihat tautannya.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The link is where it is seen: as after the first press of Tab. */
export const States: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('link', { name: 'Lompat ke isi' }).focus();
  },
};

export const AppearsOnFocusAndJumps: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Lompat ke isi' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.hash).toBe('');
  },
};
