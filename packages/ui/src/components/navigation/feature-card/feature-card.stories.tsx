import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { SEARCH } from '../../../lib/internal/drawings/search.js';
import { UPLOAD } from '../../../lib/internal/drawings/upload.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Grid } from '../../layout/grid/index.js';
import { FeatureCard } from './feature-card.js';

const meta = {
  title: 'Navigasi/FeatureCard',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: FeatureCard,
  args: { href: '#cari', title: 'Cari Soal' },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Grid>
      <FeatureCard
        href="#cari"
        title="Cari Soal"
        icon={<Glyph of={SEARCH} size={20} />}
        description="Temukan paket soal menurut mata kuliah, dosen, topik, atau tingkat kesulitan."
      />
      <FeatureCard
        href="#upload"
        title="Upload Soal"
        icon={<Glyph of={UPLOAD} size={20} />}
        description="Bagikan soal Anda beserta kunci jawaban dan test case."
      />
      <FeatureCard
        href="#unduh"
        title="Download Soal"
        icon={<Glyph of={DOWNLOAD} size={20} />}
        description="Unduh soal yang Anda perlukan sebagai PDF, DOCX, atau TXT."
      />
    </Grid>
  ),
};

export const LongTitle: Story = {
  args: {
    title: 'Pemrograman_Berorientasi_Objek_Lanjutan_Kelas_Paralel',
    description: 'Keterangan yang panjang tetap berada di dalam kartunya.',
    icon: <Glyph of={SEARCH} size={20} />,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const IsOneLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Cari Soal' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#cari');
  },
};
