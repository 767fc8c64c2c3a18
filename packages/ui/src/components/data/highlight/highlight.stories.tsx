import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Stack } from '../../layout/stack/index.js';
import { Text } from '../text/index.js';
import { Highlight } from './highlight.js';
import { MarkedParts } from './marked-parts.js';

const meta = {
  title: 'Tampilan data/Highlight',
  tags: ['autodocs', 'stabil'],
  component: Highlight,
  subcomponents: { MarkedParts },
  args: { text: 'UTS Struktur Data: struktur pohon', query: 'struktur' },
  decorators: [
    (Story) => (
      <Text>
        <Story />
      </Text>
    ),
  ],
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['Struktur', 'struktur']);
    await expect(canvasElement).toHaveTextContent('UTS Struktur Data: struktur pohon');
  },
};

export const States: Story = {
  render: () => (
    <Stack as="span" gap="sm">
      {['data', 'graf', ['lanjut', 'basis'], ''].map((query) => (
        <span key={String(query)}>
          <Highlight text="Basis Data Lanjut" query={query} />{' '}
          <Text as="span" size="sm" tone="muted">
            {JSON.stringify(query)}
          </Text>
        </span>
      ))}
    </Stack>
  ),
};

export const MarksParts: Story = {
  render: () => (
    <MarkedParts
      parts={[
        { text: 'memutar ', hit: false },
        { text: 'pohon', hit: true },
        { text: ' ke <b>kiri</b>', hit: false },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['pohon']);
    await expect(canvasElement).toHaveTextContent('memutar pohon ke <b>kiri</b>');
  },
};

export const LongWord: Story = {
  args: {
    text: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_kelas_paralel.pdf',
    query: 'pemrograman_berorientasi_objek_lanjutan',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
