import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KEY_ROUND } from '../../../lib/internal/drawings/key-round.js';
import { LIBRARY_BIG } from '../../../lib/internal/drawings/library-big.js';
import { LIST_FILTER } from '../../../lib/internal/drawings/list-filter.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Stack } from '../../layout/stack/index.js';
import { FeatureStrip } from './feature-strip.js';

const meta = {
  title: 'Tampilan data/FeatureStrip',
  tags: ['autodocs', 'stabil'],
  component: FeatureStrip,
  args: {
    items: [
      {
        icon: <Glyph of={LIBRARY_BIG} size={20} />,
        title: 'Ribuan soal',
        text: 'Dari berbagai mata kuliah dan tahun.',
      },
      {
        icon: <Glyph of={LIST_FILTER} size={20} />,
        title: 'Filter cerdas',
        text: 'Menurut tingkat kesulitan, mata kuliah, dan materi.',
      },
      {
        icon: <Glyph of={KEY_ROUND} size={20} />,
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
        icon: <Glyph of={LIBRARY_BIG} size={20} />,
        title: 'Ketidakbertanggungjawabannyakah_mempertanggungjawabkan',
        text: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_kelas_paralel.pdf',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
