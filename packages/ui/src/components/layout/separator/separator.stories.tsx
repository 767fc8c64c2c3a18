import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../cluster/index.js';
import { Stack } from '../stack/index.js';
import { Separator } from './separator.js';

const meta = {
  title: 'Tata letak/Separator',
  tags: ['autodocs', 'uji'],
  component: Separator,
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <Text>Naskah ujian</Text>
      <Separator />
      <Text>Paket soal</Text>
      <Separator>atau</Separator>
      <Cluster gap="md">
        <Text as="span">Struktur Data</Text>
        <Separator orientation="vertical" />
        <Text as="span">2026</Text>
        <Separator orientation="vertical" decorative />
        <Text as="span">Ratna Wulandari</Text>
      </Cluster>
    </Stack>
  ),
};

/** Between two ways to the same thing. */
export const BetweenTwoWays: Story = {
  render: () => (
    <Stack>
      <Button width="full">Masuk dengan akun kampus</Button>
      <Separator>atau</Separator>
      <Button width="full" variant="primary">
        Masuk
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
    await expect(canvas.getByText('atau')).toBeVisible();
  },
};

export const SaysWhatItParts: Story = {
  render: () => (
    <Cluster>
      <Text as="span">Struktur Data</Text>
      <Separator orientation="vertical" />
      <Text as="span">2026</Text>
      <Separator orientation="vertical" decorative />
      <Text as="span">Dosen</Text>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.offsetHeight).toBeGreaterThanOrEqual(16);
    await expect(line.offsetWidth).toBe(1);
  },
};

export const LongWord: Story = {
  args: { children: 'ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek' },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
