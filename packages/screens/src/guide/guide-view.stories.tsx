import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuideView } from './guide-view.js';

const meta = {
  title: 'Layar/Panduan',
  tags: ['autodocs'],
  component: GuideView,
  parameters: { frames: { 'layar-panduan--default': 760 }, layout: 'fullscreen' },
  args: {
    picture: (name) => `guide/${name}.png`,
    hrefs: { upload: '#/upload', ownSets: '#/my-sets' },
  },
} satisfies Meta<typeof GuideView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Siapa melihat apa, dan kapan' }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Menahan kunci sampai ujian selesai' }),
    ).toBeVisible();
    const pictures = canvas.getAllByRole('img').map((image) => image.getAttribute('src'));
    await expect(pictures).toEqual([
      'guide/form.png',
      'guide/preview.png',
      'guide/own-sets.png',
      'guide/reads.png',
    ]);
    await expect(canvas.getByRole('link', { name: 'Paket Saya' })).toHaveAttribute(
      'href',
      '#/my-sets',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Holding back the key until the exam' });
    await expect(canvasElement).not.toHaveTextContent(/Kunci|Soal|Mahasiswa/);
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
  },
};
