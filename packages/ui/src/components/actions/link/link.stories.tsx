import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ARROW_LEFT } from '../../../lib/internal/drawings/arrow-left.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { LinkProvider } from '../../../lib/public/link-provider/index.js';
import { go, HostLink } from '../../../test/host-link.js';
import { Text } from '../../data/text/index.js';
import { Cluster } from '../../layout/cluster/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Button } from '../button/index.js';
import { Link } from './link.js';
import { PlainLink } from './plain-link.js';

const meta = {
  title: 'Tindakan/Link',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: Link,
  args: { href: '#paket-soal', children: 'Lihat paket soal' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      {(['inline', 'standalone'] as const).map((display) => (
        <Stack key={display} gap="xs">
          <Text size="sm" tone="muted">
            {display}: brand, neutral, muted, external
          </Text>
          <Cluster gap="lg">
            {(['brand', 'neutral', 'muted'] as const).map((tone) => (
              <Link key={tone} href="#paket-soal" tone={tone} display={display}>
                Struktur Data
              </Link>
            ))}
            <Link href="https://example.org" external display={display}>
              Panduan penulisan soal
            </Link>
          </Cluster>
        </Stack>
      ))}
      <Link href="#cari" display="standalone" tone="muted">
        <Glyph of={ARROW_LEFT} />
        Kembali ke pencarian
      </Link>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: 'soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan_2026.pdf' },
  globals: { viewport: { value: 'narrow' } },
};

export const AsButton: Story = {
  render: () => (
    <Button asChild variant="primary">
      <PlainLink href="#form">Buat form soal</PlainLink>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Buat form soal' });
    await expect(link).toHaveAttribute('data-component', 'button');
  },
};

export const SaysThatItOpensATab: Story = {
  args: { external: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName('Lihat paket soal (buka di tab baru)');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const GoesThroughTheHost: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={HostLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async () => {
    go.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(go).toHaveBeenCalledWith('#paket-soal');
  },
};
