import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LIBRARY } from '../../../lib/internal/drawings/library.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { FeatureStrip } from '../../data/feature-strip/index.js';
import { Heading } from '../../data/heading/index.js';
import { Text } from '../../data/text/index.js';
import { Alert } from '../../feedback/alert/index.js';
import { Stack } from '../stack/index.js';
import { AuthLayout } from './auth-layout.js';
import { AuthLead } from './auth-lead.js';

const meta = {
  title: 'Tata letak/AuthLayout',
  tags: ['autodocs', 'stabil'],
  component: AuthLayout,
  subcomponents: { AuthLead },
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Stack>
        <Heading level={1}>Bank Soal Informatika</Heading>
        <Text tone="muted">Formulir masuk berada di sini.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const aside = (
  <FeatureStrip
    direction="column"
    items={[
      {
        icon: <Glyph of={LIBRARY} size={20} />,
        title: 'Ribuan soal',
        text: 'Paket soal ujian dari berbagai mata kuliah dan tahun.',
      },
    ]}
  />
);

export const Default: Story = {};

export const States: Story = {
  args: { aside },
  render: (args) => (
    <Stack gap="xl">
      <AuthLayout {...args} />
      <AuthLayout {...args} aside={undefined} />
    </Stack>
  ),
};

export const Narrow: Story = { args: { aside }, globals: { viewport: { value: 'narrow' } } };

export const LongWords: Story = {
  args: {
    children: (
      <Stack>
        <Heading level={1}>Bank Soal Keberlangsungan_Pertanggungjawaban</Heading>
        <Text tone="muted">muhammad.ramadhan.wirawan.kusumawardhana@informatika.contoh.ac.id</Text>
      </Stack>
    ),
    aside,
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};

export const SaysWhyInTheSameRoom: Story = {
  render: () => (
    <Stack gap="xl">
      {[undefined, <Alert key="why" tone="danger" title="Password salah" />].map((notice) => (
        <div key={notice ? 'refused' : 'asked'} data-testid="page">
          <AuthLead notice={notice}>Masuk untuk mencari paket soal.</AuthLead>
        </div>
      ))}
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [asked, refused] = within(canvasElement)
      .getAllByTestId('page')
      .map((page) => page.getBoundingClientRect().height);
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    await expect(refused).toBe(asked);
  },
};
