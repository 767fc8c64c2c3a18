import type { Meta, StoryObj } from '@storybook/react-vite';
import { Highlight } from '../../../components/data/highlight/index.js';
import { Grid } from '../../../components/layout/grid/index.js';
import { followLinkFromAnywhere } from '../../../test/follow-link-from-anywhere.js';
import { LockLabel } from '../lock-label/index.js';
import { CompactSetCard } from './compact-set-card.js';

const meta = {
  title: 'Paket soal/CompactSetCard',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: CompactSetCard,
  args: {
    href: '#/preview/7',
    title: 'Latihan Pemrograman Web',
    level: 'Sedang',
    description:
      'Soal latihan HTML, CSS, dan JavaScript untuk persiapan ujian tengah semester, lengkap dengan studi kasus formulir dan tata letak responsif.',
    lecturer: 'Dr. Ratna Wulandari',
    questionCount: 24,
    downloads: 1234,
    updated: '2026-11-21T03:00:00Z',
    topics: ['HTML', 'CSS', 'JavaScript', 'React', 'Node.js'],
  },
  decorators: [
    (Story) => (
      <Grid min="md">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof CompactSetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <>
      <CompactSetCard {...args} level="Mudah" description={undefined} topics={['HTML']} />
      <CompactSetCard {...args} />
      <CompactSetCard {...args} level="Sulit" lecturer={undefined} />
      <CompactSetCard
        {...args}
        level="Sangat Sulit"
        title={<Highlight text="Latihan Pemrograman Web" query="program" />}
        name="Latihan Pemrograman Web"
      />
    </>
  ),
};

export const LongTexts: Story = {
  args: {
    title:
      'Kumpulan soal ujian akhir semester Analisis dan Perancangan Perangkat Lunak Berorientasi Objek Ketidakbertanggungjawabannyakah',
    lecturer: 'Prof. Dr. Ir. Raden Ajeng Kartikasari Wulandari Kusumaningrum, M.Kom., Ph.D.',
    questionCount: 123_456_789_012,
    downloads: 123_456_789_012,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Locked: Story = {
  args: { lock: <LockLabel reason="key-date" at="2026-12-20T05:00:00Z" /> },
  globals: { viewport: { value: 'narrow' } },
};

export const NoTopics: Story = { args: { topics: [] } };

export const FollowsLinkFromAnywhere: Story = {
  play: (context) =>
    followLinkFromAnywhere(context, {
      link: 'Lihat Detail',
      description: 'Latihan Pemrograman Web',
    }),
};
