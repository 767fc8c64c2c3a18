import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Grid } from '../../layout/grid/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Heading } from '../heading/index.js';
import { Text } from '../text/index.js';
import { Card, CardActions, CardLink } from './index.js';

const download = fn();

const meta = {
  title: 'Tampilan data/Card',
  tags: ['autodocs', 'stabil'],
  component: Card,
  args: { children: 'Template Soal' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const interactive = (
  <Card as="article" variant="interactive">
    <Stack gap="sm">
      <Heading level={3} size="sm">
        <CardLink href="#paket-7">UAS Struktur Data 2025</CardLink>
      </Heading>
      <Text size="sm" tone="muted">
        Senarai berantai, pohon, dan graf.
      </Text>
      <CardActions>
        <Button size="sm" icon={<Glyph of={DOWNLOAD} />} onClick={download}>
          Unduh
        </Button>
      </CardActions>
    </Stack>
  </Card>
);

export const States: Story = {
  render: () => (
    <Grid>
      <Card padding="none">Tanpa jarak</Card>
      <Card padding="sm">Jarak kecil</Card>
      <Card>Jarak sedang</Card>
      <Card padding="lg">Jarak besar</Card>
      <Card variant="sunken">Cekung</Card>
      {interactive}
    </Grid>
  ),
};

export const OpensFromAnywhereButItsButtons: Story = {
  render: () => interactive,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('article').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'UAS Struktur Data 2025' });
    await expect(document.elementFromPoint(box.right - 8, box.bottom - 8)).toBe(link);
    download.mockClear();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(download).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button').getBoundingClientRect();
    const hit = document.elementFromPoint(button.left + 4, button.top + 8);
    await expect(hit?.closest('button')).toBe(canvas.getByRole('button'));
  },
};

export const LongWords: Story = {
  args: {
    children: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_kelas_paralel.pdf',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
