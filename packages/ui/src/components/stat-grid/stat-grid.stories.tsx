import type { Meta, StoryObj } from '@storybook/react-vite';
import { fitsThePage } from '../../test/fits-the-page.js';
import { StatCard } from '../stat-card/index.js';
import { StatGrid } from './stat-grid.js';

const meta = {
  title: 'Admin/StatGrid',
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
