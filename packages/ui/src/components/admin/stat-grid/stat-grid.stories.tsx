import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { StatCard } from '../stat-card/index.js';
import { StatGrid } from './stat-grid.js';

const meta = {
  title: 'Admin/StatGrid',
  tags: ['autodocs', 'stabil'],
  component: StatGrid,
  args: {
    children: (
      <>
        <StatCard label="Total Tag" value={19} />
        <StatCard label="Tag Aktif" value={19} />
        <StatCard label="Tag Baru (Bulan Ini)" value={4} />
      </>
    ),
  },
} satisfies Meta<typeof StatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  args: {
    children: (
      <>
        <StatCard label="Total Tag" value={19} />
        <StatCard label="Tag Aktif" busy />
        <StatCard label="Hasil Pencarian" value={123_456_789_012} />
      </>
    ),
  },
};

export const Loading: Story = {
  args: {
    children: (
      <>
        <StatCard label="Total Mata Kuliah" busy />
        <StatCard label="Total Tag Materi" busy />
        <StatCard label="Rata-rata Materi per Mata Kuliah" busy />
      </>
    ),
  },
};

/** Values of a row stand at one height, whatever stands above or below them. */
export const MixedRow: Story = {
  args: {
    children: (
      <>
        <StatCard label="Versi" value="0.9.0" hint="Node.js 26.10.0" />
        <StatCard label="Basis data" value="SQLite" />
        <StatCard label="Rata-rata materi per mata kuliah yang diajarkan" value="2,5" />
        <StatCard label="Berkas" value={1234} hint="2,4 GB bersama semua versi sebelumnya" />
        <StatCard label="Dosen Aktif" busy />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: '60rem' }}>{Story()}</div>],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const tops = (role: string) => [
      ...new Set(
        canvas.getAllByRole(role).map((one) => Math.round(one.getBoundingClientRect().top)),
      ),
    ];
    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
    await expect(tops('term')).toHaveLength(1);
    await expect(tops('definition')).toHaveLength(1);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const HugeValues: Story = {
  args: {
    children: (
      <>
        <StatCard label="Total Tag" value={123_456_789_012} />
        <StatCard label="Pertanggungjawaban_Keberlangsungan_Tag" value={0} />
        <StatCard label="Tag Baru (Bulan Ini)" value={987_654_321_098} />
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
