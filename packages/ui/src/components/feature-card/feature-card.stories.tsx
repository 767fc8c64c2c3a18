import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Search, Upload } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../grid/index.js';
import { FeatureCard } from './feature-card.js';

const meta = {
  title: 'Navigasi/FeatureCard',
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
        icon={<Search size={20} strokeWidth={1.5} />}
        description="Temukan paket soal menurut mata kuliah, dosen, topik, atau tingkat kesulitan."
      />
      <FeatureCard
        href="#upload"
        title="Upload Soal"
        icon={<Upload size={20} strokeWidth={1.5} />}
        description="Bagikan soal Anda beserta kunci jawaban dan test case."
      />
      <FeatureCard
        href="#unduh"
        title="Download Soal"
        icon={<Download size={20} strokeWidth={1.5} />}
        description="Unduh soal yang Anda perlukan sebagai PDF, DOCX, atau TXT."
      />
    </Grid>
  ),
};

export const LongTitle: Story = {
  args: {
    title: 'Pemrograman_Berorientasi_Objek_Lanjutan_Kelas_Paralel',
    description: 'Keterangan yang panjang tetap berada di dalam kartunya.',
    icon: <Search size={20} strokeWidth={1.5} />,
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
