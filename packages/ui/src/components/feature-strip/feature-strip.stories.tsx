import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, LibraryBig, ListFilter } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { fitsThePage } from '../../test/fits-the-page.js';
import { Stack } from '../stack/index.js';
import { FeatureStrip } from './feature-strip.js';

const meta = {
  title: 'Tampilan data/FeatureStrip',
  component: FeatureStrip,
  args: {
    items: [
      {
        icon: <LibraryBig size={20} strokeWidth={1.5} />,
        title: 'Ribuan soal',
        text: 'Dari berbagai mata kuliah dan tahun.',
      },
      {
        icon: <ListFilter size={20} strokeWidth={1.5} />,
        title: 'Filter cerdas',
        text: 'Menurut tingkat kesulitan, mata kuliah, dan materi.',
      },
      {
        icon: <KeyRound size={20} strokeWidth={1.5} />,
        title: 'Solusi cepat',
        text: 'Kunci jawaban dan test case menyertai soal.',
      },
    ],
  },
} satisfies Meta<typeof FeatureStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <FeatureStrip {...args} />
      <FeatureStrip {...args} direction="column" />
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const LongWords: Story = {
  args: {
    direction: 'column',
    items: [
      {
        icon: <LibraryBig size={20} strokeWidth={1.5} />,
        title: 'Ketidakbertanggungjawabannyakah_mempertanggungjawabkan',
        text: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_kelas_paralel.pdf',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
