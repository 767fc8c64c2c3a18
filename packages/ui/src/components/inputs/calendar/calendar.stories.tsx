import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { english } from '../../../lib/public/english/index.js';
import { TextsProvider } from '../../../lib/public/texts/index.js';
import { dayIn, TimeZoneProvider } from '../../../lib/public/time-zone/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Calendar, type CalendarProps } from './calendar.js';

const exams = [
  { day: '2026-11-17', label: 'UAS Basis Data' },
  { day: '2026-11-24', label: 'UAS Struktur Data' },
];
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());

const meta = {
  title: 'Masukan/Calendar',
  tags: ['autodocs', 'uji', 'interaction'],
  component: Calendar,
  args: { label: 'Hari ujian', defaultMonth: '2026-11-01', onChange: fn() } as CalendarProps,
  // Its code comes when it is first shown.
  play: async ({ canvas }) => {
    await canvas.findAllByRole('grid', undefined, { timeout: 10_000 });
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// A month that is over looks the same on every day.
const september = { defaultMonth: '2026-09-01' };
const quizzes = [
  { day: '2026-09-17', label: 'Kuis Basis Data' },
  { day: '2026-09-24', label: 'Kuis Struktur Data' },
];

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="sm">
      <Text size="sm">{name}</Text>
      {children}
    </Stack>
  );
}

export const States: Story = {
  render: () => (
    <Cluster gap="lg" align="start">
      <Named name="Satu hari">
        <Calendar label="Satu" {...september} defaultValue="2026-09-21" />
      </Named>
      <Named name="Beberapa hari">
        <Calendar
          mode="multiple"
          label="Beberapa"
          {...september}
          defaultValue={['2026-09-03', '2026-09-05', '2026-09-10']}
        />
      </Named>
      <Named name="Rentang">
        <Calendar
          mode="range"
          label="Rentang"
          {...september}
          defaultValue={{ start: '2026-09-12', end: '2026-09-18' }}
        />
      </Named>
      <Named name="Rentang yang baru dimulai">
        <Calendar
          mode="range"
          label="Baru dimulai"
          {...september}
          defaultValue={{ start: '2026-09-12', end: '' }}
        />
      </Named>
      <Named name="Hari bertanda">
        <Calendar label="Bertanda" {...september} defaultValue="2026-09-17" marks={quizzes} />
      </Named>
      <Named name="Di antara dua hari, tanpa akhir pekan">
        <Calendar
          label="Terbatas"
          {...september}
          min="2026-09-05"
          max="2026-09-27"
          isDayDisabled={isWeekend}
        />
      </Named>
      <Named name="Nonaktif">
        <Calendar label="Nonaktif" {...september} defaultValue="2026-09-21" disabled />
      </Named>
    </Cluster>
  ),
};

export const Marked: Story = {
  args: { marks: exams, defaultValue: '2026-11-17' } as CalendarProps,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('button', {
        name: /Selasa, 17 November 2026, UAS Basis Data, dipilih$/,
      }),
    ).toBeVisible();
    const list = () => canvasElement.querySelector('[data-part="marks"]');
    await expect(list()).toHaveTextContent('24UAS Struktur Data');
    await userEvent.click(canvas.getByRole('button', { name: 'Ke bulan berikutnya' }));
    await expect(list()).toBeNull();
  },
};

export const Narrow: Story = {
  args: {
    marks: [
      { day: '2026-11-24', label: 'UAS_Pemrograman_Berorientasi_Objek_Lanjutan_Semester_Genap' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await fitsThePage();
  },
};

const at = (name: RegExp | string) => ({ name });

export const GoesByKeyboard: Story = {
  args: { defaultValue: '2026-11-18', autoFocus: true, onMonthChange: fn() } as CalendarProps,
  play: async ({ args, canvas }) => {
    const isAt = (name: RegExp) =>
      waitFor(() => expect(canvas.getByRole('button', at(name))).toHaveFocus());
    await canvas.findByRole('grid', { name: 'November 2026' });
    await isAt(/Rabu, 18 November 2026/);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await isAt(/Kamis, 26 November 2026/);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await isAt(/Rabu, 18 November 2026/);
    await userEvent.keyboard('{Home}');
    await isAt(/Senin, 16 November 2026/);
    await userEvent.keyboard('{End}');
    await isAt(/Minggu, 22 November 2026/);
    await userEvent.keyboard('{PageDown}');
    await isAt(/Selasa, 22 Desember 2026/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Desember 2026');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12-01');
    await userEvent.keyboard('{PageUp}');
    await isAt(/Minggu, 22 November 2026/);
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await isAt(/Senin, 22 November 2027/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
    await expect(canvas.getByRole('button', at(/Senin, 23 November 2026, dipilih$/))).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const ChoosesSeveral: Story = {
  args: { mode: 'multiple', defaultValue: ['2026-11-05'] } as CalendarProps,
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(canvas.getByRole('button', at(/, 3 November/)));
    await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-03', '2026-11-05']);
    await userEvent.click(canvas.getByRole('button', at(/, 5 November/)));
    await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-03']);
  },
};

export const ChoosesARange: Story = {
  args: { mode: 'range', isDayDisabled: (day: string) => day === '2026-11-24' } as CalendarProps,
  play: async ({ args, canvas }) => {
    const press = async (name: RegExp) => userEvent.click(canvas.getByRole('button', at(name)));
    await canvas.findByRole('grid');
    await press(/, 18 November/);
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-18', end: '' });
    await press(/, 12 November/);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-12',
      end: '2026-11-18',
    });
    await expect(canvas.getByRole('button', at(/12 November 2026, hari pertama/))).toBeVisible();
    await expect(canvas.getByRole('button', at(/15 November 2026, dipilih/))).toBeVisible();
    await expect(canvas.getByRole('button', at(/18 November 2026, hari terakhir/))).toBeVisible();
    await press(/, 20 November/);
    await press(/, 26 November/);
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-26', end: '' });
  },
};

export const KeepsWithinItsDays: Story = {
  args: { min: '2026-11-05', max: '2026-11-27', isDayDisabled: isWeekend, defaultMonth: '' },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('grid', { name: 'November 2026' });
    for (const name of [/, 4 November/, /, 28 November/, /Sabtu, 14 November/]) {
      await expect(canvas.getByRole('button', at(name))).toBeDisabled();
    }
    await expect(canvas.getByRole('button', at('Ke bulan berikutnya'))).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', at(/, 5 November/)));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-09');
  },
};

export const HasItsOwnToday: Story = {
  args: { defaultMonth: '' },
  decorators: [
    (Story) => (
      <TimeZoneProvider timeZone="Pacific/Pago_Pago">
        <Story />
      </TimeZoneProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const today = await canvas.findByRole('button', at(/^Hari ini, /));
    await expect(today.parentElement).toHaveAttribute(
      'data-day',
      dayIn(new Date(), 'Pacific/Pago_Pago'),
    );
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '2026-11-18', autoFocus: true } as CalendarProps,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('button', at(/, 18 November/));
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    const next = canvas.getByRole('button', at(/, 19 November/));
    await expect(next).toHaveFocus();
    await expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(
      day.getBoundingClientRect().left + 1,
    );
  },
};

export const FollowsTheLanguage: Story = {
  args: {
    label: 'Day of the exam',
    mode: 'range',
    defaultValue: { start: '2026-11-12', end: '2026-11-13' },
  } as CalendarProps,
  decorators: [
    (Story) => (
      <TextsProvider texts={english}>
        <Story />
      </TextsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', at(/Thursday,? 12 November 2026, first day$/)),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Day of the exam' })).toBeVisible();
  },
};

export const SpeaksMalay: Story = {
  globals: { language: 'ms' },
  args: { defaultMonth: '2026-12-01', marks: [{ day: '2026-12-21', label: 'Peperiksaan akhir' }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', at(/21 Disember 2026, Peperiksaan akhir/)),
    ).toBeVisible();
  },
};
