import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Text } from '../../data/text/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Dialog, DialogContent } from '../dialog/index.js';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.js';

const page = () => within(document.body);

const meta = {
  title: 'Umpan balik/Popover',
  tags: ['autodocs', 'uji'],
  component: Popover,
  subcomponents: { PopoverContent, PopoverTrigger, PopoverClose },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <PopoverTrigger>
          <Button>Akses</Button>
        </PopoverTrigger>
        <PopoverContent title="Siapa yang dapat melihat">
          <Text size="sm">Mahasiswa dan dosen, sejak 21 November 2026.</Text>
          <Cluster justify="end">
            <PopoverClose>
              <Button size="sm">Tutup</Button>
            </PopoverClose>
          </Cluster>
        </PopoverContent>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  args: { defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  // The page must be as high as what floats over it for a picture to show it.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};

/** Something to fill in beside what it is about. */
export const WithAField: Story = {
  args: {
    children: (
      <>
        <PopoverTrigger>
          <Button>Ubah nama</Button>
        </PopoverTrigger>
        <PopoverContent title="Ubah nama" titleHidden>
          <TextField label="Nama" defaultValue="Struktur Data" />
        </PopoverContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah nama' }));
    const panel = await page().findByRole('dialog', { name: 'Ubah nama' });
    await waitFor(() => expect(within(panel).getByRole('textbox', { name: 'Nama' })).toHaveFocus());
  },
};

export const OpensAndClosesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Akses' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = await page().findByRole('dialog', { name: 'Siapa yang dapat melihat' });
    const close = within(panel).getByRole('button', { name: 'Tutup' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page().findByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

export const EscapeLeavesTheDialogOpen: Story = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Paket soal">
        <Popover {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Akses' }));
    await page().findByRole('dialog', { name: 'Siapa yang dapat melihat' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(page().queryByRole('dialog', { name: 'Siapa yang dapat melihat' })).toBeNull(),
    );
    await expect(page().getByRole('dialog', { name: 'Paket soal' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <PopoverTrigger>
          <Button>Akses</Button>
        </PopoverTrigger>
        <PopoverContent title="Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek">
          <Text size="sm">{'soal_ujian_akhir_semester_pemrograman_lanjutan.pdf '.repeat(4)}</Text>
        </PopoverContent>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
