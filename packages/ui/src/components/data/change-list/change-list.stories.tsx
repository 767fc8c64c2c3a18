import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangeList } from './change-list.js';

const meta = {
  title: 'Tampilan data/ChangeList',
  tags: ['autodocs', 'uji'],
  component: ChangeList,
  args: {
    changes: [{ id: 'title', label: 'Judul', before: 'UTS Basis Data', after: 'UAS Basis Data' }],
  },
} satisfies Meta<typeof ChangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item).toHaveTextContent(
      'Judul: sebelumnya UTS Basis Data → menjadi UAS Basis Data',
    );
    await expect(item.querySelector('del')).toHaveTextContent('UTS Basis Data');
  },
};

export const States: Story = {
  args: {
    changes: [
      { id: 'a', label: 'Judul', before: 'UTS Basis Data', after: 'UAS Basis Data' },
      { id: 'b', label: 'Deskripsi', before: '', after: 'Dua soal.' },
      { id: 'c', label: 'Topik', before: 'SQL, Join', after: '' },
      { id: 'd', label: 'Nama', after: 'soal.pdf' },
      { id: 'e', label: 'File', before: 'kunci.pdf' },
    ],
  },
};

export const Nothing: Story = {
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Narrow: Story = {
  args: {
    changes: [
      {
        id: 'title',
        label: 'Judul',
        before: 'kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_berorientasi_objek_lanjutan',
        after: 'Ketidakbertanggungjawabannyakahpemrogramanberorientasiobjeklanjutan',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { changes: [{ id: 'a', label: 'Title', before: '', after: 'Midterm' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Title: formerly empty → now Midterm',
    );
  },
};
