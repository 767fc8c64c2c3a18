import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/actions/button/index.js';
import { ReportDialog, type ReportDialogProps } from './report-dialog.js';

function Opened(props: ReportDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Laporkan kesalahan</Button>
      <ReportDialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange?.(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Paket soal/ReportDialog',
  tags: ['autodocs', 'uji'],
  component: ReportDialog,
  args: { open: true, onOpenChange: fn(), onSend: fn(), place: 'Soal UTS.pdf, hlm. 2' },
  render: (args) => <Opened {...args} />,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Default: Story = {};

export const States: Story = {
  args: { error: 'Paling banyak 20 komentar dan laporan dalam satu jam.', busy: true },
};

export const WholeSet: Story = { args: { place: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const SendsWhatWasWritten: Story = {
  play: async ({ args }) => {
    const field = await page.findByRole('textbox', { name: /Apa yang salah/ });
    await waitFor(() => expect(page.getByText('Tentang Soal UTS.pdf, hlm. 2.')).toBeVisible());
    await userEvent.type(field, '  Nomor 3 salah. ');
    await userEvent.click(page.getByRole('button', { name: 'Kirim laporan' }));
    await expect(args.onSend).toHaveBeenCalledWith('Nomor 3 salah.');
    await expect(field).toHaveValue('  Nomor 3 salah. ');
  },
};

export const AsksForWords: Story = {
  args: { limit: 10 },
  play: async ({ args }) => {
    const field = await page.findByRole('textbox', { name: /Apa yang salah/ });
    await userEvent.click(page.getByRole('button', { name: 'Kirim laporan' }));
    await expect(page.getByText('Tulis apa yang salah.')).toBeVisible();
    await userEvent.type(field, 'lebih dari sepuluh');
    await expect(page.getByText('Paling banyak 10 karakter.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Kirim laporan' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ args }) => {
    await page.findByRole('textbox', { name: /Apa yang salah/ });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async () => {
    await expect(await page.findByRole('dialog', { name: 'Report an error' })).toBeInTheDocument();
  },
};
