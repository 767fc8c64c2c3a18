import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type OwnImages, OwnImagesProvider } from '../lib/public/own-images/index.js';

/** Address of the sample picture in Markdown. */
export const SAMPLE_IMAGE = `gambar:${'5a'.repeat(32)}`;

/** A binary tree of three nodes, drawn here: nothing is loaded from anywhere. */
async function drawing(): Promise<Blob> {
  const canvas = new OffscreenCanvas(320, 180);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, 320, 180);
  pen.lineWidth = 3;
  pen.font = '24px sans-serif';
  for (const [x, y] of [
    [80, 130],
    [240, 130],
  ] as const) {
    pen.beginPath();
    pen.moveTo(160, 50);
    pen.lineTo(x, y);
    pen.stroke();
  }
  for (const [x, y, label] of [
    [160, 50, '8'],
    [80, 130, '3'],
    [240, 130, '10'],
  ] as const) {
    pen.fillStyle = '#dbe7ff';
    pen.beginPath();
    pen.arc(x, y, 28, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    pen.fillStyle = '#111';
    pen.fillText(label, x - 7 * label.length, y + 8);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}

/** A file of the sample picture, as it is chosen, pasted or dropped. */
export const samplePicture = async (name = 'pohon.png') =>
  new File([await drawing()], name, { type: 'image/png' });

/** A host that keeps every picture under the name of the sample. */
export const ownImages = {
  open: async (address: string) => {
    if (address !== SAMPLE_IMAGE) throw new Error('Gambar tidak ditemukan.');
    return drawing();
  },
  keep: fn(async () => SAMPLE_IMAGE),
  describeError: (reason: unknown) => (reason instanceof Error ? reason.message : ''),
} satisfies OwnImages;

/** Gives a story a host that keeps pictures. */
export const withOwnImages: Decorator = (Story) => (
  <OwnImagesProvider images={ownImages}>
    <Story />
  </OwnImagesProvider>
);
