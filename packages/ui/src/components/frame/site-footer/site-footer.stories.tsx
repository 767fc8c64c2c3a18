import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Stack } from '../../layout/stack/index.js';
import { BrandMark } from '../brand-mark/index.js';
import { SiteFooter } from './site-footer.js';

const meta = {
  title: 'Kerangka/SiteFooter',
  tags: ['autodocs', 'stabil'],
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Bank Soal Informatika' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('contentinfo')).toHaveTextContent(
      /^© 2025 Bank Soal Informatika. Seluruh hak cipta dilindungi.$/,
    );
  },
};

export const States: Story = {
  render: ({ name }) => (
    <Stack gap="lg">
      <div>
        <SiteFooter
          name={name}
          organisation="Program Studi Informatika, Fakultas Teknik"
          marks={<BrandMark name={null} size="sm" />}
        />
      </div>
    </Stack>
  ),
};

export const AnotherFaculty: Story = {
  args: {
    name: 'Bank Soal Teknik Sipil',
    year: '2026',
    rights: 'Dikelola oleh Laboratorium Struktur.',
    end: <a href="#bantuan">Bantuan</a>,
  },
};

export const Narrow: Story = {
  args: { organisation: 'Program Studi Informatika, Fakultas Ilmu Komputer dan Teknologi' },
  globals: { viewport: { value: 'narrow' } },
};

export const LongNames: Story = {
  args: {
    name: 'Bank Soal Keberlangsungan_Pertanggungjawaban_Keteknikinformatikaan',
    organisation: 'Program_Studi_Pertanggungjawaban_Rekayasa_Perangkat_Lunak',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
