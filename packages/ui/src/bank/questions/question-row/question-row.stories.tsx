import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/actions/button/index.js';
import { WindowedList } from '../../../components/layout/windowed-list/index.js';
import { PLUS } from '../../../lib/internal/drawings/plus.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { SAMPLES } from '../../../test/question-samples.js';
import { QuestionRow, type QuestionRowProps } from './question-row.js';

const SLOW = { timeout: 10_000 };

const add = (name: string) => (
  <Button size="sm" icon={<Glyph of={PLUS} />} aria-label={`Tambah: ${name}`}>
    Tambah
  </Button>
);

const ROW: QuestionRowProps = {
  question: SAMPLES.pilihan,
  level: 'Mudah',
  points: 10,
  subject: 'Struktur Data',
  lastUsed: { paperTitle: 'UTS Struktur Data', usedOn: '2025-10-14T02:00:00Z' },
  origin: 'own',
};

const ROWS: (QuestionRowProps & { key: number })[] = [
  { ...ROW, key: 1 },
  {
    ...ROW,
    key: 2,
    question: SAMPLES['benar-salah'],
    origin: 'sample',
    lastUsed: null,
  },
  {
    ...ROW,
    key: 3,
    question: SAMPLES.isian,
    subject: 'Basis Data',
    level: 'Sedang',
    origin: { owner: 'Dr. Ratna Wulandari' },
    lastUsed: { paperTitle: null, usedOn: '2024-06-03T02:00:00Z' },
  },
  {
    ...ROW,
    key: 4,
    question: SAMPLES.kode,
    level: 'Sulit',
    points: 25,
    origin: 'own-shared',
    lastUsed: undefined,
    defaultOpen: true,
  },
  {
    ...ROW,
    key: 5,
    question: SAMPLES.uraian,
    origin: { removedOwner: 'Drs. Suharno' },
    lastUsed: undefined,
  },
];

const meta = {
  title: 'Soal dan naskah/QuestionRow',
  tags: ['autodocs', 'uji', 'interaction'],
  component: QuestionRow,
  args: ROW,
} satisfies Meta<typeof QuestionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function toggled(chosen: ReadonlySet<number>, key: number) {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}

function Bank() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([2]));
  return (
    <WindowedList
      label="Soal"
      gap="none"
      framed
      items={ROWS}
      itemKey={({ key }) => key}
      renderItem={({ key, ...row }) => (
        <QuestionRow
          {...row}
          selected={chosen.has(key)}
          onSelectedChange={() => setChosen(toggled(chosen, key))}
          actions={add(String(key))}
        />
      )}
    />
  );
}

export const States: Story = { render: () => <Bank /> };

export const Phone: Story = {
  render: () => <Bank />,
  globals: { viewport: { value: 'phone' } },
  play: fitsThePage,
};

export const LongText: Story = {
  args: {
    question: { ...SAMPLES.uraian, markdown: 'Ketidakbertanggungjawabannyakah '.repeat(9) },
    subject: 'Pemrograman Berorientasi Objek Lanjutan dan Rekayasa Perangkat Lunak Terdistribusi',
    origin: { owner: 'Prof. Dr. Ir. Raden Mas Ketidakbertanggungjawabannyakah, M.Sc., Ph.D.' },
    points: 123_456,
    selected: false,
    actions: add('soal'),
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

/** What marks would damage: maths, names of types, a language; and all of it equal but one thing. */
const FIRST_LINES =
  'Nilai $\\sum_{i=1}^{n} i$ dengan `Pasangan<A, B>` dalam **C#** dan Pasangan<A, B>\n\nAlasannya?';

export const ShowsItsFirstLineRendered: Story = {
  args: { question: { ...SAMPLES.uraian, markdown: FIRST_LINES } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 3 });
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull(), SLOW);
    await expect(title.querySelector('annotation')).toHaveTextContent('\\sum_{i=1}^{n} i');
    await expect(title.querySelector('code')).toHaveTextContent('Pasangan<A, B>');
    await expect(title.querySelector('strong')).toHaveTextContent('C#');
    await expect(title).toHaveTextContent(/C# dan Pasangan<A, B>$/);
    await expect(title.querySelector('a, p, h1')).toBeNull();
  },
};

export const TellsEqualQuestionsApart: Story = {
  render: (args) => (
    <>
      {Array.from({ length: 14 }, (_, index) => (
        <QuestionRow key={index} {...args} number={index + 1} selected={false} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(14);
    for (const role of ['article', 'button', 'checkbox']) {
      await expect(canvas.getAllByRole(role, { name: /baik\? \(14\)$/ })).toHaveLength(1);
    }
  },
};

export const UnfoldsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('article', { name: /^Berapa kompleksitas/ }));
    await expect(row.queryByRole('list', { name: 'Opsi jawaban' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = row.getByRole('button', { name: /^Berapa kompleksitas/ });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(row.getByRole('list', { name: 'Opsi jawaban' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(row.queryByRole('list', { name: 'Opsi jawaban' })).toBeNull();
  },
};

export const SaysWhereItWasUsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Terakhir dipakai: UTS Struktur Data, Okt 2025')).toBeVisible();
  },
};

export const SaysThatAnAccountIsGone: Story = {
  args: { origin: { removedOwner: 'Drs. Suharno' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dari Drs. Suharno (akun dihapus)')).toBeVisible();
  },
};

const onSelectedChange = fn();
export const IsChosenByItsBox: Story = {
  args: { selected: false, onSelectedChange },
  play: async ({ canvas }) => {
    onSelectedChange.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Pilih Berapa kompleksitas/ }));
    await expect(onSelectedChange).toHaveBeenCalledWith(true);
    // Choosing does not unfold.
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Many fit on a screen: the fault of the old card was 205 pixels a question. */
export const IsLow: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { selected: false, actions: add('soal') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThan(80);
  },
};

export const InEnglish: Story = {
  args: { lastUsed: null, origin: 'sample' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never used')).toBeVisible();
    await expect(canvas.getByText('10 points')).toBeVisible();
  },
};
