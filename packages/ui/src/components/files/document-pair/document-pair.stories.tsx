import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { PdfAssetsProvider } from '../../../lib/public/pdf-assets/index.js';
import { samplePdf } from '../../../test/sample-pdf.js';
import { Text } from '../../data/text/index.js';
import { EmptyState } from '../../feedback/empty-state/index.js';
import { Stack } from '../../layout/stack/index.js';
import { PdfViewer } from '../pdf-viewer/index.js';
import { DocumentPair, type DocumentPairProps } from './document-pair.js';

const ASSETS = {
  workerSrc: '/pdfjs/build/pdf.worker.min.mjs',
  cMapUrl: '/pdfjs/cmaps',
  standardFontDataUrl: '/pdfjs/standard_fonts',
  wasmUrl: '/pdfjs/wasm',
};

const PAPER = samplePdf(3);
const KEY = samplePdf(2);

const first = {
  label: 'Soal',
  title: 'Soal dan test cases',
  id: 'soal',
  content: <PdfViewer label="Soal dan test cases" data={PAPER} />,
};
const second = {
  label: 'Kunci',
  title: 'Kunci jawaban',
  id: 'kunci',
  content: <PdfViewer label="Kunci jawaban" data={KEY} />,
};

function Chosen(props: DocumentPairProps) {
  const [view, setView] = useState(props.view);
  return (
    <DocumentPair
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next);
        props.onViewChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Berkas/DocumentPair',
  tags: ['autodocs', 'uji'],
  component: DocumentPair,
  args: { first, second, view: 'first', onViewChange: fn() },
  decorators: [
    (Story) => (
      <PdfAssetsProvider assets={ASSETS}>
        <Story />
      </PdfAssetsProvider>
    ),
  ],
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof DocumentPair>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 15_000 };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Halaman 1 dari 3', {}, WAIT);
    // What nobody has looked at yet is not loaded.
    await expect(canvas.queryByText('Halaman 1 dari 2')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Soal dan test cases' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Kunci jawaban' })).toBeNull();
  },
};

/** The second part is drawn as soon as it is chosen. */
export const Second: Story = { args: { view: 'second' } };

const beside = (element: HTMLElement) => {
  const [left, right] = ['first', 'second'].map((part) =>
    element.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
  );
  return left && right ? { sameRow: left.top === right.top, left, right } : null;
};

export const SideBySide: Story = {
  args: { view: 'both' },
  decorators: [
    (Story) => (
      <div style={{ width: 1200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Halaman 1 dari 3', {}, WAIT);
    await canvas.findByText('Halaman 1 dari 2', {}, WAIT);
    await expect(canvas.getByRole('radio', { name: 'Berdampingan' })).toBeChecked();
    const place = beside(canvasElement);
    await expect(place?.sameRow).toBe(true);
    await expect(place?.left.width).toBe(place?.right.width);
  },
};

export const Narrow: Story = {
  args: { view: 'both' },
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Halaman 1 dari 2', {}, WAIT);
    await expect(canvas.getByRole('radio', { name: 'Keduanya' })).toBeChecked();
    const place = beside(canvasElement);
    await expect(place?.right.top).toBeGreaterThan(place?.left.bottom ?? 0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <DocumentPair
        {...args}
        label="Tanpa kunci"
        first={{ ...first, id: 'a', content: <EmptyState size="sm" frame="card" title="Soal" /> }}
        second={undefined}
        note={
          <Text size="sm" tone="muted">
            Tidak ada kunci jawaban untuk ditampilkan
          </Text>
        }
      />
      <DocumentPair
        {...args}
        label="Keduanya"
        view="both"
        first={{ ...first, id: 'b', content: <EmptyState size="sm" frame="card" title="Soal" /> }}
        second={{
          ...second,
          id: 'c',
          content: <EmptyState size="sm" frame="card" title="Kunci" />,
        }}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
    await expect(canvas.getByText('Tidak ada kunci jawaban untuk ditampilkan')).toBeVisible();
  },
};

export const SwitchesByKeyboardAndKeepsThePlace: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Ujian Struktur Data, halaman 1', {}, WAIT);
    canvas.getByRole('region', { name: 'Soal dan test cases' }).focus();
    await userEvent.keyboard('{PageDown}');
    await canvas.findByText('Halaman 2 dari 3', {}, WAIT);
    canvas.getByRole('radio', { name: 'Soal' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith('second');
    await expect(await canvas.findByText('Halaman 1 dari 2', {}, WAIT)).toBeInTheDocument();
    const pages = canvasElement.querySelector('[data-part="first"] [data-part="pages"]');
    await expect(pages).not.toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Soal' })).toHaveFocus();
    await expect(pages).toBeVisible();
    await waitFor(() => expect(pages?.scrollTop).toBeGreaterThan(100), WAIT);
    await canvas.findByText('Halaman 2 dari 3', {}, WAIT);
  },
};

export const KeepsThePlaceWhenLeftAtOnce: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Ujian Struktur Data, halaman 1', {}, WAIT);
    const pages = canvasElement.querySelector('[data-part="first"] [data-part="pages"]');
    // It is hidden before the browser tells that it was scrolled.
    await fireEvent.keyDown(canvas.getByRole('region', { name: 'Soal dan test cases' }), {
      key: 'PageDown',
    });
    await fireEvent.click(canvas.getByRole('radio', { name: 'Kunci' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('second');
    await canvas.findByText('Halaman 1 dari 2', {}, WAIT);
    await fireEvent.click(canvas.getByRole('radio', { name: 'Soal' }));
    await waitFor(() => expect(pages?.scrollTop).toBeGreaterThan(100), WAIT);
    await canvas.findByText('Halaman 2 dari 3', {}, WAIT);
  },
};
