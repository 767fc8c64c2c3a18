import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../../components/layout/stack/index.js';
import { controlled } from '../../../test/controlled.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { OpeningDate } from './opening-date.js';

const now = new Date('2026-11-23T03:00:00Z');

const meta = {
  title: 'Paket soal/OpeningDate',
  tags: ['autodocs', 'uji'],
  component: OpeningDate,
  args: {
    label: 'Kunci dibuka',
    hint: 'Kosong: bersama soalnya.',
    emptyLabel: 'Bersama soalnya',
    value: { day: '20/12/2026', time: '12.00' },
    onChange: fn(),
    now,
  },
  render: controlled(OpeningDate),
} satisfies Meta<typeof OpeningDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <OpeningDate {...args} label="Kosong" value={{ day: '', time: '' }} />
      <OpeningDate {...args} label="Terisi" emptyLabel={undefined} />
      <OpeningDate {...args} label="Sudah lewat" value={{ day: '01/11/2026', time: '08.00' }} />
      <OpeningDate
        {...args}
        label="Ditolak"
        error="Kunci tidak dapat dibuka sebelum soalnya."
        value={{ day: '01/12/2026', time: '' }}
      />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: fitsThePage };

export const TakesAPreset: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Setelah ujian: besok 12.00' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ day: '24/11/2026', time: '12.00' });
    await expect(canvas.getByRole('textbox', { name: 'Tanggal' })).toHaveValue('24/11/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Bersama soalnya' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ day: '', time: '' });
  },
};

export const KeepsWhatCannotBeRead: Story = {
  args: { value: { day: '', time: '' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Kunci dibuka' });
    const day = canvas.getByRole('textbox', { name: 'Tanggal' });
    await userEvent.type(day, '31/11/2026');
    await expect(day).toBeValid();
    await userEvent.tab();
    const time = canvas.getByRole('textbox', { name: 'Jam (WIB)' });
    time.focus();
    await userEvent.type(time, 'siang');
    await userEvent.tab();
    await waitFor(() => expect(day).toBeInvalid());
    await expect(group).toHaveAccessibleDescription(/Tulis tanggal seperti/);
    await userEvent.clear(day);
    await userEvent.type(day, '30/11/2026');
    await expect(time).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/Tulis jam seperti 12.00/);
    await expect(time).toHaveValue('siang');
  },
};

export const SaysThatItIsPast: Story = {
  args: { value: { day: '', time: '' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Kunci dibuka' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tanggal' }), '01/11/2026');
    await expect(group).toHaveAccessibleDescription('Waktu ini sudah lewat: langsung terbuka.');
  },
};

export const ChoosesByCalendar: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Pilih tanggal Tanggal' }).focus();
    await userEvent.keyboard('{Enter}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Kalender Tanggal' }));
    await userEvent.click(await calendar.findByRole('button', { name: /Senin, 21 Desember 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ day: '21/12/2026', time: '12.00' });
  },
};

export const InMakassar: Story = {
  globals: { timeZone: 'Asia/Makassar' },
  play: async ({ args, canvas }) => {
    // What was stored in Jakarta's time.
    const time = canvas.getByRole('textbox', { name: 'Jam (WITA)' });
    await expect(time).toHaveValue('13.00');
    await userEvent.clear(time);
    await userEvent.type(time, '12.00');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      day: '20/12/2026',
      time: '12.00',
      timeZone: 'Asia/Makassar',
    });
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Time (WIB)' })).toHaveValue('12.00');
    await expect(canvas.getByRole('button', { name: 'End of the term' })).toBeVisible();
  },
};
