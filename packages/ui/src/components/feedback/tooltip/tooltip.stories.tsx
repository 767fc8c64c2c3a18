import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EYE } from '../../../lib/internal/drawings/eye.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Button } from '../../actions/button/index.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Umpan balik/Tooltip',
  tags: ['autodocs', 'stabil'],
  component: Tooltip,
  args: {
    text: 'Membuka halaman paket soal',
    side: 'bottom',
    children: (
      <Button iconOnly aria-label="Lihat">
        <Glyph of={EYE} />
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  args: { text: 'Ketidakbertanggungjawabannyakah pemrograman_berorientasi_objek_lanjutan.pdf' },
  play: async () => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toBeInTheDocument();
  },
};

export const ShowsAtFocusAndLeavesAtEscape: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Lihat' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Membuka halaman paket soal'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
