import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../../data/text/index.js';
import { Container } from '../../layout/container/index.js';
import { Stack } from '../../layout/stack/index.js';
import { PageHeader } from '../page-header/index.js';
import { SiteFooter } from '../site-footer/index.js';
import { HeaderSession, SiteHeader } from '../site-header/index.js';
import { AppFrame } from './app-frame.js';

const LONG = Array.from({ length: 40 }, (_, line) => `Baris ke-${line + 1} dari halaman panjang.`);

const meta = {
  title: 'Kerangka/AppFrame',
  tags: ['autodocs', 'stabil'],
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <SiteHeader
        name="Bank Soal Informatika"
        homeHref="#beranda"
        links={[
          { label: 'Home', href: '#beranda', current: true },
          { label: 'Cari Soal', href: '#cari' },
          { label: 'Paket Soal', href: '#paket' },
        ]}
        end={<HeaderSession loginHref="#masuk" />}
      />
    ),
    footer: <SiteFooter name="Bank Soal Informatika" />,
    children: (
      <Container space="lg">
        <PageHeader title="Halaman pendek" description="Kaki halaman tetap berada di bawah." />
      </Container>
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(Math.round(footer.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(
      window.innerHeight,
    );
  },
};

export const States: Story = {};

export const LongPage: Story = {
  args: {
    children: (
      <Container space="lg">
        <Stack>
          {LONG.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Stack>
      </Container>
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const JumpsToTheContent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lompat ke isi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
