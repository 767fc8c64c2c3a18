import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { lecturer, setAnswers } from '../test/fixtures.js';
import { answers, breaks, hangs, refusesAtFirst } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { MySetsScreen } from './my-sets-screen.js';

const [first, second] = setAnswers;

const meta = {
  title: 'Layar/Koleksi Saya',
  tags: ['autodocs'],
  component: MySetsScreen,
  parameters: { frames: { 'layar-koleksi-saya--default': 640 }, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withApp(lecturer, { mySets: true }),
  ],
  args: {
    kind: 'pinned',
    onKindChange: fn(),
    hrefs: { preview: (id) => `#/preview/${id}`, search: '#/search' },
  },
  render: function Kept(args) {
    const [kind, setKind] = useState(args.kind);
    return <MySetsScreen {...args} kind={kind} onKindChange={setKind} />;
  },
  beforeEach: ({ msw }) => {
    toast.dismiss();
    msw.use(
      answers('mySets', ({ request }) => {
        const kind = new URL(request.url).searchParams.get('kind');
        if (kind === 'pinned') return [first, second];
        return kind === 'downloaded' ? [second] : [];
      }),
      answers('unpinSet', { message: 'Paket soal tidak disematkan lagi.' }),
    );
  },
} satisfies Meta<typeof MySetsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 15_000 };

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Disematkan' }, WAIT));
    await expect(list.getAllByRole('heading')).toHaveLength(2);
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(hangs('mySets')) };

export const Empty: Story = {
  args: { kind: 'done' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cari paket soal' })).toHaveAttribute(
      'href',
      '#/search',
    );
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('mySets', 500, [first], 3)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /coba lagi/i }, WAIT));
  },
};

export const GoesByKeyToWhatWasDownloaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Disematkan' }, WAIT);
    canvas.getByRole('tab', { name: 'Disematkan' }).focus();
    await userEvent.keyboard('{End}');
    await canvas.findByRole('list', { name: 'Pernah diunduh' }, WAIT);
  },
};

export const TakesAPinOut: Story = {
  play: async ({ canvas }) => {
    const [pin] = await canvas.findAllByRole('button', { name: 'Sematkan', pressed: true }, WAIT);
    await userEvent.click(pin as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1), WAIT);
  },
};

export const PutsBackWhatWasRefused: Story = {
  beforeEach: ({ msw }) => msw.use(breaks('unpinSet')),
  play: async ({ canvas }) => {
    const [pin] = await canvas.findAllByRole('button', { name: 'Sematkan', pressed: true }, WAIT);
    await userEvent.click(pin as HTMLElement);
    await within(document.body).findByText(/^Belum tersimpan/, undefined, WAIT);
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2), WAIT);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
