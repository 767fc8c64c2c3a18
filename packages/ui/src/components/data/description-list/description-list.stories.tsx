import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Link } from '../../actions/link/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Badge } from '../badge/index.js';
import { Card } from '../card/index.js';
import { DateTime } from '../date-time/index.js';
import { Heading } from '../heading/index.js';
import { Description, DescriptionList } from './description-list.js';

const facts = (
  <>
    <Description term="Mata kuliah">Struktur Data</Description>
    <Description term="Dosen">Ratna Wulandari, M.Kom.</Description>
    <Description term="Tahun">2026</Description>
  </>
);

const meta = {
  title: 'Tampilan data/DescriptionList',
  tags: ['autodocs', 'uji'],
  component: DescriptionList,
  subcomponents: { Description },
  args: { children: facts },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="xl">
      <DescriptionList>{facts}</DescriptionList>
      <DescriptionList divided>{facts}</DescriptionList>
      <DescriptionList divided>
        <Description term="Status">
          <Badge tone="success">Dipakai</Badge>
        </Description>
        <Description term="Dibuat">
          <DateTime value="2026-11-21T03:00:00Z" />
        </Description>
        <Description term="Paket soal">
          <Link href="#paket">UAS Struktur Data</Link>
        </Description>
      </DescriptionList>
    </Stack>
  ),
};

export const InACard: Story = {
  render: () => (
    <Card>
      <Stack>
        <Heading level={2}>Naskah ujian</Heading>
        <DescriptionList divided>{facts}</DescriptionList>
      </Stack>
    </Card>
  ),
};

/** Whether the name of the first fact stands beside its value. */
function isBeside(list: HTMLElement): boolean {
  const [term, value] = ['dt', 'dd'].map((tag) => list.querySelector(tag)?.getBoundingClientRect());
  return term?.top === value?.top;
}

/** The width of the list decides, not that of the window. */
export const StacksWhereItIsNarrow: Story = {
  render: () => (
    <Stack gap="lg">
      {['20rem', '30rem'].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <DescriptionList data-testid={width}>{facts}</DescriptionList>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(isBeside(canvas.getByTestId('20rem'))).toBe(false);
    await expect(isBeside(canvas.getByTestId('30rem'))).toBe(true);
  },
};

export const NamesItsValues: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Mata kuliah', 'Dosen', 'Tahun']);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

export const LongTexts: Story = {
  args: {
    divided: true,
    children: (
      <>
        <Description term="Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek">
          soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan.pdf
        </Description>
        <Description term="Dosen">Ratna Wulandari, Bagus Prasetyo, Wati Kirana</Description>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
