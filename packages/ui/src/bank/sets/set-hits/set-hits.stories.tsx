import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../../../components/data/badge/index.js';
import { Stack } from '../../../components/layout/stack/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { LockLabel } from '../lock-label/index.js';
import { SetHits, type SetHitsProps, SetHitsSkeleton } from './set-hits.js';

const text = (words: string) => ({ text: words, hit: false });
const hit = (words: string) => ({ text: words, hit: true });

const SET: SetHitsProps = {
  href: '#/preview/7',
  title: 'UTS Struktur Data 2025',
  level: 'Sedang',
  subject: 'Struktur Data',
  lecturer: 'Dr. Ratna Wulandari, M.Kom.',
  files: [
    {
      id: 11,
      name: 'UTS Struktur Data 2025.docx',
      category: 'Soal',
      pages: [
        {
          page: 3,
          href: '#/preview/7?hlm=3',
          parts: [
            text('… jelaskan rotasi ganda pada '),
            hit('pohon'),
            text(' '),
            hit('AVL'),
            text(', lalu gambarkan pohon setelah 17 disisipkan …'),
          ],
        },
        {
          page: 12,
          href: '#/preview/7?hlm=12',
          parts: [text('… tinggi sebuah '), hit('pohon'), text(' biner dengan n simpul …')],
        },
      ],
      morePages: 4,
    },
  ],
};

const KEY = {
  id: 12,
  name: 'kunci.pdf',
  category: 'Kunci jawaban',
  pages: [
    {
      page: 1,
      href: '#/preview/7?hlm=1',
      parts: [hit('Pohon AVL'), text(' tetap seimbang setelah <b>setiap</b> penyisipan …')],
    },
  ],
  morePages: 0,
};

const meta = {
  title: 'Paket soal/SetHits',
  tags: ['autodocs', 'uji', 'interaction'],
  component: SetHits,
  subcomponents: { SetHitsSkeleton },
  args: SET,
} satisfies Meta<typeof SetHits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const marks = canvas.getAllByText(/^(pohon|AVL)$/, { selector: 'mark' });
    await expect(marks.map((mark: HTMLElement) => mark.textContent)).toEqual([
      'pohon',
      'AVL',
      'pohon',
    ]);
    await expect(canvas.getByText('dan 4 halaman lagi')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <SetHits {...args} />
      <SetHits
        {...args}
        level="Sulit"
        badges={
          <>
            <Badge>UTS</Badge>
            <LockLabel reason="key-date" at="2026-12-20T05:00:00Z" />
          </>
        }
        lecturer={undefined}
        files={[...args.files, KEY]}
      />
      <SetHitsSkeleton />
    </Stack>
  ),
};

export const ShowsMarkupAsText: Story = {
  args: { files: [KEY] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /<b>setiap<\/b>/ })).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

export const LeadsToItsPages: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'UTS Struktur Data 2025' })).toHaveFocus();
    await userEvent.tab();
    const line = canvas.getByRole('link', { name: /^hlm\. 3 … jelaskan rotasi ganda/ });
    await expect(line).toHaveFocus();
    await expect(line).toHaveAttribute('href', '#/preview/7?hlm=3');
    await expect(canvas.getAllByRole('list')[1]).toHaveAccessibleName(
      'Halaman dalam UTS Struktur Data 2025.docx',
    );
  },
};

export const LongTexts: Story = {
  args: {
    title: 'Kumpulan_soal_ujian_akhir_semester_ganjil_pemrograman_berorientasi_objek_lanjutan',
    lecturer: 'Prof. Dr. Ir. Muhammad Ramadhan Wirawan Kusumaatmadja, M.Sc., Ph.D.',
    level: 'Ketidakbertanggungjawabannyakah',
    files: [
      {
        id: 1,
        name: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_kelas_paralel.pdf',
        pages: [
          {
            page: 1234,
            href: '#/preview/7?hlm=1234',
            parts: [
              text('… '),
              hit('ketidakbertanggungjawabannyakah'.repeat(3)),
              text(' dan kawan-kawannya …'),
            ],
          },
        ],
        morePages: 1200,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
