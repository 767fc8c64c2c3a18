import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { auditEvents } from '../../test/audit-fixtures.js';
import { answers, refuses } from '../../test/mock.js';
import { withAdmin } from '../../test/with-app.js';
import { AuditScreen } from './audit-screen.js';

const asked: string[] = [];

const meta = {
  title: 'Layar/Riwayat',
  tags: ['autodocs'],
  component: AuditScreen,
  parameters: { frames: { 'layar-riwayat-tampilan--default': 720 }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: { q: '', action: '', target: '', actor: undefined, from: '', to: '' },
    onStateChange: fn(),
    hrefs: { audit: () => '#/admin/riwayat' },
    onSignedOut: fn(),
  },
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return <AuditScreen {...args} state={state} onStateChange={setState} />;
  },
  decorators: [withAdmin],
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      answers('audit', ({ request }) => {
        asked.push(new URL(request.url).searchParams.toString());
        return auditEvents;
      }),
    );
  },
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByText('Menampilkan 9 dari 9 catatan');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pada' }), 'set');
    await waitFor(() => expect(asked.at(-1)).toBe('target=set'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari di riwayat' }), 'ratna');
    await waitFor(() => expect(asked.at(-1)).toBe('q=ratna&target=set'));
  },
};

export const LooksAgain: Story = {
  args: { state: { q: '', action: '', target: 'set', targetId: 12, from: '', to: '' } },
  play: async () => {
    await screen.findByText('Menampilkan 9 dari 9 catatan');
    await expect(asked).toEqual(['target=set&targetId=12']);
    await userEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    await expect(asked[1]).toBe('target=set&targetId=12');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('audit', 503, 'Basis data sedang sibuk.')),
  play: async () => {
    await screen.findByText('Riwayat tidak dapat dimuat');
    await expect(screen.getByText('Basis data sedang sibuk.')).toBeVisible();
  },
};

export const SendsHomeWhoMayNot: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('audit', 403)),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};
