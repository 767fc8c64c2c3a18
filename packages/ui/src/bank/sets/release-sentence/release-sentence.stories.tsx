import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../../components/layout/stack/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import type { Release } from './release.js';
import { ReleaseSentence } from './release-sentence.js';

const DECEMBER = '2026-12-20T05:00:00Z';
const release: Release = {
  visibility: 'users',
  availableFrom: null,
  keyVisibility: 'users',
  keyFrom: DECEMBER,
};
const RELEASES: Release[] = [
  { ...release, visibility: 'public', keyVisibility: 'public', keyFrom: null },
  release,
  { ...release, availableFrom: DECEMBER, keyFrom: '2027-01-31T17:00:00Z' },
  { ...release, visibility: 'public', keyVisibility: 'lecturers', keyFrom: null },
  { ...release, visibility: 'lecturers', keyVisibility: 'lecturers', keyFrom: null },
  { ...release, visibility: 'owner', keyVisibility: 'owner', keyFrom: null },
];

const meta = {
  title: 'Paket soal/ReleaseSentence',
  tags: ['autodocs', 'uji'],
  component: ReleaseSentence,
  args: { release, now: new Date('2026-11-23T03:00:00Z') },
} satisfies Meta<typeof ReleaseSentence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Mahasiswa melihat soal sekarang, kunci mulai 20 Desember 2026 12.00 WIB.'),
    ).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="sm">
      {RELEASES.map((one) => (
        <ReleaseSentence key={JSON.stringify(one)} {...args} release={one} />
      ))}
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: fitsThePage };

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Students see the questions now, the key from 20 December 2026 12:00 WIB.'),
    ).toBeVisible();
  },
};
