import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlight } from '../../../components/data/highlight/index.js';
import { WindowedList } from '../../../components/layout/windowed-list/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { followLinkFromAnywhere } from '../../../test/follow-link-from-anywhere.js';
import { LockLabel } from '../lock-label/index.js';
import { SetCover } from '../set-cover/index.js';
import { SetRow, type SetRowProps } from './set-row.js';
import { SetRowSkeleton } from './set-row-skeleton.js';

const SET: SetRowProps = {
  href: '#/preview/7',
  title: 'Latihan Pemrograman Web',
  level: 'Sedang',
  description:
    'Soal latihan HTML, CSS, dan JavaScript untuk persiapan ujian tengah semester, lengkap dengan studi kasus formulir dan tata letak responsif.',
  lecturer: 'Dr. Ratna Wulandari',
  questionCount: 24,
  downloads: 1234,
  updated: '2026-11-21T03:00:00Z',
};

const meta = {
  title: 'Paket soal/SetRow',
  tags: ['autodocs', 'uji', 'interaction'],
  component: SetRow,
  subcomponents: { SetRowSkeleton },
  args: SET,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SetRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const SETS: (SetRowProps & { place: number })[] = [
  { ...SET, place: 1 },
  { ...SET, place: 2, level: 'Mudah', description: undefined, title: 'Kuis Greedy' },
  { ...SET, place: 3, level: 'Sulit', lecturer: undefined, downloads: 0, questionCount: 1 },
  {
    ...SET,
    place: 5,
    lock: <LockLabel reason="key-date" at="2026-12-20T05:00:00Z" />,
  },
  {
    ...SET,
    place: 4,
    level: 'Sangat Sulit',
    title: <Highlight text="Latihan Pemrograman Web" query="program" />,
    name: 'Latihan Pemrograman Web',
  },
];

function Rows({ rows }: { rows: (SetRowProps & { place: number })[] }) {
  return (
    <WindowedList
      label="Paket soal"
      gap="none"
      framed
      items={rows}
      itemKey={({ place }) => place}
      renderItem={({ place, ...row }) => <SetRow data-place={place} {...row} />}
    />
  );
}

export const WithCover: Story = {
  args: { cover: <SetCover /> },
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('[data-component="set-row"]');
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(80);
    await fitsThePage();
  },
};

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <>
      <Rows rows={SETS} />
      <SetRowSkeleton />
    </>
  ),
};

export const Phone: Story = {
  render: () => <Rows rows={SETS} />,
  globals: { viewport: { value: 'phone' } },
};

export const LongTexts: Story = {
  args: {
    title:
      'Kumpulan soal ujian akhir semester Analisis dan Perancangan Perangkat Lunak Berorientasi Objek Ketidakbertanggungjawabannyakah',
    lecturer: 'Prof. Dr. Ir. Raden Ajeng Kartikasari Wulandari Kusumaningrum, M.Kom., Ph.D.',
    level: 'Ketidakbertanggungjawabannyakah',
    questionCount: 123_456_789_012,
    downloads: 123_456_789_012,
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

/** Ten on a screen: between 64 and 72 pixels a row, wherever its facts stand beside its text. */
export const IsOneRowHigh: Story = {
  render: () => (
    <>
      {[1200, 700].map((width) => (
        <div key={width} style={{ width }}>
          <Rows rows={SETS} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(10);
    for (const row of rows) {
      const { height } = row.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(64);
      await expect(height).toBeLessThanOrEqual(72);
    }
  },
};

export const FollowsLinkFromAnywhere: Story = {
  play: (context) =>
    followLinkFromAnywhere(context, {
      link: 'Lihat Detail',
      description: 'Latihan Pemrograman Web',
    }),
};
