import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  code,
  everything,
  hostile,
  maths,
  question,
  wide,
} from '../../../test/markdown-samples.js';
import { SAMPLE_IMAGE, withOwnImages } from '../../../test/own-images.js';
import { Stack } from '../../layout/stack/index.js';
import { MarkdownView } from './markdown-view.js';

const SLOW = { timeout: 10_000 };

const meta = {
  title: 'Tulis/MarkdownView',
  tags: ['autodocs', 'stabil'],
  component: MarkdownView,
  args: { source: question },
  decorators: [
    (Story) => (
      <div className="ui:max-w-prose">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MarkdownView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="xl">
      {[everything, code, maths].map((source) => (
        <MarkdownView key={source} source={source} headingLevel={2} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.hljs-keyword')).not.toBeNull(), SLOW);
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull(), SLOW);
  },
};

export const Empty: Story = { args: { source: '' } };

export const Narrow: Story = {
  args: { source: `${wide}\n${code}\n${maths}` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await canvas.findByRole('region', { name: /^Tabel Ketidakbertanggung/ });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StartsHeadingsAtTheGivenLevel: Story = {
  args: { source: '# Satu\n\n## Dua\n\n##### Lima', headingLevel: 4 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent('Satu');
    await expect(canvas.getByRole('heading', { level: 5 })).toHaveTextContent('Dua');
    await expect(canvas.getByRole('heading', { level: 6 })).toHaveTextContent('Lima');
  },
};

export const EmptiesForbiddenLinks: Story = {
  args: { source: hostile },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual(['/preview/12', 'mailto:a@contoh.ac.id']);
    await expect(canvas.getByText('jahat')).toBeVisible();
    await expect(canvas.getByText('gambar')).toBeVisible();
    await expect(canvasElement.querySelector('script, img, [onerror]')).toBeNull();
    await expect(document.body.dataset.broken).toBeUndefined();
  },
};

export const ShowsWhatIsTyped: Story = {
  args: {
    source:
      'Apa guna #include <iostream>, vector<int> dan satu<br>baris, $5 dan $10?\n\n<div>\nx\n</div>',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Apa guna #include <iostream>, vector<int> dan satu<br>baris, $5 dan $10?'),
    ).toBeVisible();
    await expect(canvas.getByText('<div> x </div>')).toBeVisible();
  },
};

export const ReadsSingleDollars: Story = {
  args: { source: 'Kompleksitas $O(n^2)$ dan harga $5.' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(1), SLOW);
    await expect(canvasElement).toHaveTextContent('dan harga $5.');
  },
};

export const LoadsMathsWhenNeeded: Story = {
  args: { source: maths },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(3), SLOW);
    await expect(within(canvasElement).getByText(/\$5 dan \$10/)).toBeVisible();
    await expect(canvasElement.querySelector('math mfrac')).not.toBeNull();
  },
};

export const HighlightsCodeOfAKnownLanguage: Story = {
  args: { source: code },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.hljs-keyword')).not.toBeNull(), SLOW);
    await expect(canvas.getByRole('figure', { name: 'Python' })).toHaveTextContent('def terbesar');
    await expect(canvas.getByText('tanpa bahasa').querySelector('span')).toBeNull();
  },
};

export const SaysWhichTasksAreDone: Story = {
  args: { source: '- [x] Kasus rata-rata\n- [ ] Kasus terburuk' },
  play: async ({ canvasElement }) => {
    const [done, open] = within(canvasElement).getAllByRole('listitem');
    await expect(done).toHaveTextContent('Selesai: Kasus rata-rata');
    await expect(open).toHaveTextContent('Belum selesai: Kasus terburuk');
  },
};

const gone = SAMPLE_IMAGE.replaceAll('5a', '00');
export const ShowsPicturesOfTheHost: Story = {
  args: { source: `![Pohon biner](${SAMPLE_IMAGE})\n\n![Graf](${gone})` },
  decorators: [withOwnImages],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Pohon biner' });
    await waitFor(() => expect(picture.naturalWidth).toBe(320));
    await expect(await canvas.findByText('Graf (gambar tidak dapat dibuka)')).toBeVisible();
  },
};

export const NamesPicturesThatNobodyKeeps: Story = {
  args: { source: `![Pohon biner](${SAMPLE_IMAGE})` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Pohon biner (gambar tidak dapat dibuka)')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
