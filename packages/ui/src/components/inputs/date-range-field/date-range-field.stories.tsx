import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { english } from '../../../lib/public/english/index.js';
import { TextsProvider } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { Dialog, DialogContent } from '../../feedback/dialog/index.js';
import { Stack } from '../../layout/stack/index.js';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.js';

function Controlled(args: DateRangeFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Stack align="start">
      <DateRangeField
        {...args}
        className="ui:w-full"
        value={value}
        onChange={(next) => {
          args.onChange?.(next);
          setValue(next);
        }}
      />
      <Button size="sm" onClick={() => setValue({ start: '', end: '' })}>
        Reset
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Masukan/DateRangeField',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: DateRangeField,
  args: { label: 'Tanggal', value: { start: '', end: '' }, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const november = { start: '2026-11-02', end: '2026-11-21' };

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg" className="ui:max-w-md">
      <DateRangeField {...args} label="Kosong" />
      <DateRangeField {...args} label="Terisi" value={november} />
      <DateRangeField
        {...args}
        label="Terbalik"
        value={{ start: '2026-11-21', end: '2026-11-02' }}
      />
      <DateRangeField {...args} label="Salah" error="Rentang paling lama satu tahun" />
      <DateRangeField {...args} label="Nonaktif" value={november} disabled />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Open: Story = {
  args: { value: november },
  play: async () => {
    await userEvent.click(body.getByRole('button', { name: 'Pilih tanggal Dari' }));
    await expect(await body.findByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  },
};

export const TypesADay: Story = {
  play: async ({ args }) => {
    await expect(body.getByRole('group', { name: 'Tanggal' })).toBeVisible();
    const start = body.getByRole('textbox', { name: 'Dari' });
    await userEvent.type(start, '2/11/2026');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '' });
    await expect(start).toHaveValue('02/11/2026');
    await userEvent.clear(start);
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '', end: '' });
  },
};

export const RefusesWhatIsNoDay: Story = {
  args: { value: november },
  play: async ({ args }) => {
    const start = body.getByRole('textbox', { name: 'Dari' });
    await userEvent.type(start, '{Backspace}');
    await expect(start).toBeValid();
    await userEvent.tab();
    await expect(start).toBeInvalid();
    await expect(start).toHaveAccessibleDescription('Tulis tanggal seperti 21/11/2026');
    await expect(start).toHaveValue('02/11/202');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '', end: '2026-11-21' });
    await userEvent.type(start, '5');
    await expect(start).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2025-11-02',
      end: '2026-11-21',
    });
  },
};

/** As wide as in the filters of a desktop: a day is seen whole, and what is wrong takes one line. */
export const FitsBesideOtherFilters: Story = {
  args: { value: { start: '2026-06-06', end: '2026-09-30' }, hint: 'Isi kedua tanggal.' },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Tanggal' });
    const fields = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(fields[0]?.offsetTop).toBe(fields[1]?.offsetTop);
    const before = group.offsetHeight;
    const place = canvas.getByTestId('place');
    for (const width of ['300px', '290px', '320px']) {
      place.style.width = width;
      for (const field of fields) {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        const room =
          field.clientWidth -
          Number.parseFloat(paddingInlineStart) -
          Number.parseFloat(paddingInlineEnd);
        // Ten figures and bars of 14 pixels.
        await expect(room).toBeGreaterThanOrEqual(90);
      }
    }
    await userEvent.type(fields[0] as HTMLInputElement, '{Backspace}');
    await userEvent.tab();
    await expect(group).toHaveAccessibleDescription('Tulis tanggal seperti 21/11/2026');
    await expect(group.offsetHeight - before).toBeLessThanOrEqual(1);
  },
};

export const SaysThatItEndsBeforeItStarts: Story = {
  args: { value: { start: '2026-11-21', end: '' } },
  play: async () => {
    const end = body.getByRole('textbox', { name: 'Sampai' });
    await userEvent.type(end, '20/11/2026');
    await expect(end).toBeInvalid();
    await expect(body.getByRole('group', { name: 'Tanggal' })).toHaveAccessibleDescription(
      'Tanggal akhir sebelum tanggal awal',
    );
    await userEvent.click(body.getByRole('button', { name: 'Reset' }));
    await expect(end).toBeValid();
    await expect(end).toHaveValue('');
  },
};

export const ChoosesByCalendar: Story = {
  args: { value: november },
  play: async ({ args }) => {
    const button = body.getByRole('button', { name: 'Pilih tanggal Sampai' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const calendar = within(await body.findByRole('dialog', { name: 'Kalender Sampai' }));
    await waitFor(() =>
      expect(body.getByRole('button', { name: /Sabtu, 21 November 2026/ })).toHaveFocus(),
    );
    await expect(body.getByRole('button', { name: /Minggu, 1 November 2026/ })).toBeDisabled();
    const weekdays = calendar.getAllByRole('columnheader', { hidden: true });
    await expect(weekdays[0]).toHaveAttribute('aria-label', 'Senin');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-02',
      end: '2026-11-28',
    });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const WorksInsideADialog: Story = {
  args: { value: november },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Filter Pencarian">
        <Controlled {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ args }) => {
    await userEvent.click(await body.findByRole('button', { name: 'Pilih tanggal Dari' }));
    const day = await body.findByRole('button', { name: /Selasa, 3 November 2026/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(day).not.toBeInTheDocument());
    await expect(body.getByRole('dialog', { name: 'Filter Pencarian' })).toBeInTheDocument();
    await userEvent.click(body.getByRole('button', { name: 'Pilih tanggal Dari' }));
    await userEvent.click(await body.findByRole('button', { name: /Selasa, 3 November 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-03',
      end: '2026-11-21',
    });
  },
};

export const SpeaksMalay: Story = {
  globals: { language: 'ms' },
  args: { value: { start: '2026-12-21', end: '' } },
  play: async ({ canvas }) => {
    const [open] = canvas.getAllByRole('button', { name: /^Pilih tarikh/ });
    await userEvent.click(open as HTMLElement);
    const calendar = within(await body.findByRole('dialog'));
    await expect(await calendar.findByRole('grid', { name: 'Disember 2026' })).toBeVisible();
    await expect(
      calendar.getByRole('button', { name: /21 Disember 2026, dipilih$/ }),
    ).toBeVisible();
  },
};

export const FollowsTheLanguage: Story = {
  args: { value: { start: '2026-11-03', end: '' } },
  decorators: [
    (Story) => (
      <TextsProvider texts={english}>
        <Story />
      </TextsProvider>
    ),
  ],
  play: async () => {
    await userEvent.click(body.getByRole('button', { name: 'Choose the date: From' }));
    const calendar = within(await body.findByRole('dialog', { name: 'Calendar: From' }));
    await expect(
      await calendar.findByRole('button', { name: 'Tuesday, 3 November 2026, selected' }),
    ).toBeInTheDocument();
    await expect(calendar.getByRole('button', { name: /next month/i })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};
