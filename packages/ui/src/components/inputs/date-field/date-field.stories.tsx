import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { english } from '../../../lib/public/english/index.js';
import { TextsProvider } from '../../../lib/public/texts/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Dialog, DialogContent } from '../../feedback/dialog/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Form } from '../form/index.js';
import { DateField } from './date-field.js';

const meta = {
  title: 'Masukan/DateField',
  tags: ['autodocs', 'uji', 'interaction'],
  component: DateField,
  args: { label: 'Tanggal ujian', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg" className="ui:max-w-md">
      <DateField {...args} label="Kosong" />
      <DateField {...args} label="Terisi" defaultValue="2026-11-21" />
      <DateField {...args} label="Wajib" hint="Hari pertama ujian." required />
      <DateField {...args} label="Opsional" optional />
      <DateField {...args} label="Salah" error="Isi tanggal ujian." />
      <DateField {...args} label="Terlalu awal" defaultValue="2026-11-01" min="2026-11-02" />
      <DateField {...args} label="Terlalu akhir" defaultValue="2026-11-22" max="2026-11-21" />
      <DateField {...args} label="Hanya dibaca" defaultValue="2026-11-21" readOnly />
      <DateField {...args} label="Nonaktif" defaultValue="2026-11-21" disabled />
      <DateField {...args} label="Tanpa label" labelHidden />
    </Stack>
  ),
};

export const Narrow: Story = {
  args: {
    label: 'Tanggal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan',
    defaultValue: '2026-11-01',
    min: '2026-11-02',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const Open: Story = {
  args: { defaultValue: '2026-11-21' },
  play: async () => {
    await userEvent.click(body.getByRole('button', { name: 'Pilih tanggal Tanggal ujian' }));
    await expect(await body.findByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  },
};

export const TypesADay: Story = {
  args: { hint: 'Hari pertama ujian.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tanggal ujian' });
    await expect(field).toHaveAccessibleDescription('Hari pertama ujian.');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('2/11/2026');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-02');
    await expect(field).toHaveValue('02/11/2026');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toBeValid();
  },
};

export const RefusesWhatIsNoDay: Story = {
  args: { defaultValue: '2026-11-21', error: 'Isi tanggal ujian.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '31/11/2026');
    await expect(field).toHaveAccessibleDescription('Isi tanggal ujian.');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Tulis tanggal seperti 21/11/2026');
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('31/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const KeepsWithinItsDays: Story = {
  args: { min: '2026-11-02', max: '2026-11-21' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1/11/2026');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Paling awal 02/11/2026');
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.type(field, '22/11/2026');
    await expect(field).toHaveAccessibleDescription('Paling akhir 21/11/2026');
    await userEvent.clear(field);
    await userEvent.type(field, '21/11/2026');
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const after = await body.findByRole('button', { name: /Minggu, 22 November 2026/ });
    await expect(after).toBeDisabled();
    await userEvent.keyboard('{Escape}');
  },
};

export const ChoosesByCalendar: Story = {
  args: { defaultValue: '2026-11-21' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pilih tanggal Tanggal ujian' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('dialog', { name: 'Kalender Tanggal ujian' });
    await waitFor(() =>
      expect(body.getByRole('button', { name: /Sabtu, 21 November 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28');
    await expect(canvas.getByRole('textbox')).toHaveValue('28/11/2026');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The host keeps the day: what is typed gives way to a day from elsewhere. */
export const FollowsItsValue: Story = {
  render: function Kept(args) {
    const [value, setValue] = useState('2026-11-21');
    return (
      <Stack align="start">
        <DateField
          {...args}
          value={value}
          onChange={(day) => {
            args.onChange?.(day);
            setValue(day);
          }}
        />
        <Button size="sm" onClick={() => setValue('2026-12-01')}>
          1 Desember
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Backspace}');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: '1 Desember' }));
    await expect(field).toHaveValue('01/12/2026');
    await expect(field).toBeValid();
  },
};

export const WorksInsideADialog: Story = {
  args: { defaultValue: '2026-11-21' },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Tandai dipakai">
        <DateField {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ args }) => {
    await userEvent.click(await body.findByRole('button', { name: /^Pilih tanggal/ }));
    const day = await body.findByRole('button', { name: /Selasa, 3 November 2026/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(day).not.toBeInTheDocument());
    await expect(body.getByRole('dialog', { name: 'Tandai dipakai' })).toBeInTheDocument();
    await userEvent.click(body.getByRole('button', { name: /^Pilih tanggal/ }));
    await userEvent.click(await body.findByRole('button', { name: /Selasa, 3 November 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03');
  },
};

const received = fn();

/** Sent as `YYYY-MM-DD`; what is no day is sent as none, and what it began with is back after a reset. */
export const InAForm: Story = {
  render: (args) => (
    <Form aria-label="Ujian" action={(data: FormData) => received([...data])}>
      <DateField {...args} name="day" defaultValue="2026-11-21" />
      <DateField label="Ditutup" name="closed" defaultValue="2026-11-22" disabled />
      <Button type="submit" variant="primary">
        Simpan
      </Button>
      <Button type="reset">Atur ulang</Button>
    </Form>
  ),
  beforeEach: () => {
    received.mockClear();
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tanggal ujian' });
    await userEvent.clear(field);
    await userEvent.type(field, '2/11/2026{Enter}');
    await waitFor(() => expect(received).toHaveBeenLastCalledWith([['day', '2026-11-02']]));
    await waitFor(() => expect(field).toHaveValue('21/11/2026'));
    await userEvent.type(field, '{Backspace}{Enter}');
    await waitFor(() => expect(received).toHaveBeenLastCalledWith([['day', '']]));
    await waitFor(() => expect(field).toHaveValue('21/11/2026'));
    await userEvent.type(field, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Atur ulang' }));
    await expect(field).toHaveValue('21/11/2026');
    await expect(field).toBeValid();
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '2026-11-21' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.right).toBeLessThan(field.left + field.width / 2);
  },
};

export const FollowsTheLanguage: Story = {
  args: { label: 'Day of the exam', defaultValue: '2026-11-03', max: '2026-11-02' },
  decorators: [
    (Story) => (
      <TextsProvider texts={english}>
        <Story />
      </TextsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'At the latest 02/11/2026',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the date: Day of the exam' }));
    const calendar = within(await body.findByRole('dialog', { name: 'Calendar: Day of the exam' }));
    await expect(await calendar.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const SpeaksMalay: Story = {
  globals: { language: 'ms' },
  args: { label: 'Tarikh peperiksaan', defaultValue: '2026-12-21', min: '2026-12-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Paling awal 22/12/2026');
  },
};
