import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { HeatTable } from './heat-table.js';

const whole = { tone: 'whole', text: '2/2', label: '2 dari 2 paket punya kunci' } as const;
const part = {
  tone: 'part',
  text: '3/5',
  label: '3 dari 5 paket punya kunci',
  href: '#/search',
} as const;
const none = { tone: 'none', text: '0/1', label: '0 dari 1 paket punya kunci' } as const;

const meta = {
  title: 'Admin/HeatTable',
  tags: ['autodocs', 'uji'],
  component: HeatTable,
  args: {
    caption: 'Paket soal per mata kuliah dan tahun',
    rowHeading: 'Mata kuliah',
    columns: ['2023', '2024', '2025'],
    rows: [
      { id: 'bd', label: 'Basis Data', cells: { 2023: whole, 2024: part } },
      { id: 'sd', label: 'Struktur Data', cells: { 2024: none, 2025: whole } },
    ],
    empty: '–',
  },
} satisfies Meta<typeof HeatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: meta.args.caption })).toBeVisible();
    const link = canvas.getByRole('link', { name: '3 dari 5 paket punya kunci' });
    await expect(link).toHaveAttribute('href', '#/search');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

export const States: Story = {
  args: {
    columns: ['Lengkap', 'Sebagian', 'Tanpa kunci', 'Kosong'],
    rows: [
      {
        id: 'bd',
        label: 'Basis Data',
        cells: { Lengkap: whole, Sebagian: part, 'Tanpa kunci': none },
      },
    ],
  },
};

export const ManyYears: Story = {
  args: {
    moreHint: 'Geser tabel ke samping',
    columns: Array.from({ length: 14 }, (_, index) => String(2012 + index)),
    rows: [
      {
        id: 'pbo',
        label: 'Pemrograman Berorientasi Objek Lanjutan dan Terapan',
        cells: { 2012: whole, 2020: part, 2025: none },
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hint = await canvas.findByText('Geser tabel ke samping');
    const region = canvas.getByRole('region', { name: meta.args.caption });
    await expect(region.style.maskImage).toContain('linear-gradient');
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(hint).not.toBeInTheDocument());
    await expect(region.style.maskImage).toBe('');
  },
};
