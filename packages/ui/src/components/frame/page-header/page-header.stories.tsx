import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { PLUS } from '../../../lib/internal/drawings/plus.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { Button } from '../../actions/button/index.js';
import { Badge } from '../../data/badge/index.js';
import { Stack } from '../../layout/stack/index.js';
import { BackLink, PageHeader } from './index.js';

const goBack = fn();

const meta = {
  title: 'Kerangka/PageHeader',
  tags: ['autodocs', 'stabil'],
  component: PageHeader,
  args: { title: 'Paket Soal Informatika' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const full = {
  back: <BackLink href="#cari">Kembali ke pencarian</BackLink>,
  title: 'UAS Struktur Data 2025',
  description: 'Senarai berantai, tumpukan, antrean, pohon pencarian biner, dan graf.',
  meta: (
    <>
      <Badge tone="warning">Sedang</Badge>
      <span>Struktur Data</span>
      <span>2025</span>
    </>
  ),
  actions: (
    <Button variant="primary" icon={<Glyph of={DOWNLOAD} />}>
      Unduh
    </Button>
  ),
};

export const States: Story = {
  render: ({ title }) => (
    <Stack gap="xl">
      <PageHeader title={title} description="Cari menurut mata kuliah, dosen, atau topik." />
      <PageHeader {...full} />
      <PageHeader
        size="lg"
        title="Manajemen Dosen"
        actions={
          <Button variant="primary" icon={<Glyph of={PLUS} />}>
            Tambah dosen
          </Button>
        }
      />
      <PageHeader size="2xl" title="Bank Soal Informatika" />
    </Stack>
  ),
};

export const LongTitle: Story = {
  args: {
    ...full,
    title: 'Ujian_Akhir_Semester_Pemrograman_Berorientasi_Objek_Lanjutan_Kelas_Paralel_2025',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const GoesBackByKeyboard: Story = {
  args: { back: <BackLink onBack={goBack}>Kembali ke Daftar</BackLink> },
  play: async ({ canvasElement }) => {
    goBack.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kembali ke Daftar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(goBack).toHaveBeenCalledOnce();
    canvas.getByRole('heading', { level: 1 }).focus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const GoesBackWithinThePage: Story = {
  args: {
    back: (
      <BackLink href="#daftar" onBack={goBack}>
        Kembali ke Daftar
      </BackLink>
    ),
  },
  play: async ({ canvasElement }) => {
    goBack.mockClear();
    const link = within(canvasElement).getByRole('link', { name: 'Kembali ke Daftar' });
    const followed = () => {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(press);
    };
    followed();
    await expect(goBack).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(goBack).toHaveBeenCalledOnce();
    await expect(window.location.hash).not.toBe('#daftar');
  },
};
