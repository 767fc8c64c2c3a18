import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SEARCH } from '../../../lib/internal/drawings/search.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { StatCard } from '../../admin/stat-card/index.js';
import { StatGrid } from '../../admin/stat-grid/index.js';
import { BrandMark } from '../brand-mark/index.js';
import { Hero } from './hero.js';

const meta = {
  title: 'Kerangka/Hero',
  tags: ['autodocs', 'stabil'],
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Bank Soal Informatika' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

const full = {
  eyebrow: 'Program Studi Informatika',
  description: 'Cari, lihat, unduh, dan bagikan paket soal ujian bersama dosen dan mahasiswa.',
  actions: (
    <>
      <Button asChild variant="primary" size="lg">
        <a href="#cari">
          <Glyph of={SEARCH} size={20} />
          Cari Soal
        </a>
      </Button>
      <Button asChild size="lg">
        <a href="#upload">Upload Soal</a>
      </Button>
    </>
  ),
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const States: Story = { args: full };

export const WithAside: Story = {
  args: {
    ...full,
    aside: (
      <StatGrid>
        <StatCard label="Paket soal" value={1234} />
        <StatCard label="Mata kuliah" value={26} />
      </StatGrid>
    ),
  },
};

export const WithMarks: Story = {
  args: {
    ...full,
    marks: (
      <>
        <BrandMark variant="university" size="lg" />
        <BrandMark variant="department" size="lg" />
      </>
    ),
  },
};

export const Narrow: Story = { args: full, globals: { viewport: { value: 'narrow' } } };

export const LongTitle: Story = {
  args: {
    ...full,
    title: 'Bank Soal Keberlangsungan_Pertanggungjawaban_Keteknikinformatikaan',
    description:
      'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_kelas_paralel.pdf',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
