import { Button } from '@bank-soal/ui/button';
import { TextField } from '@bank-soal/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createThemeStore } from '../account/index.js';
import { dropdownAnswer, lecturer, setAnswers } from '../test/fixtures.js';
import { memoryStorage } from '../test/memory-storage.js';
import { answers } from '../test/mock.js';
import { papersServer } from '../test/papers-server.js';
import { withApp } from '../test/with-app.js';
import { CommandCenter } from './command-center.js';

const root = { dataset: {} as DOMStringMap };
const places = () => ({ local: memoryStorage(), root, events: new EventTarget() });

const meta = {
  title: 'Layar/Pintasan',
  tags: ['autodocs'],
  component: CommandCenter,
  decorators: [withApp(lecturer)],
  args: {
    hrefs: {
      home: '#/',
      search: '#/search',
      upload: '#/upload',
      ownSets: '#/my-sets',
      login: '#/login',
      lecturers: '#/admin/dosen',
    },
    storage: undefined,
    onGo: fn(),
    onSignedOut: fn(),
  },
  render: function Fresh(args) {
    const [theme] = useState(() => createThemeStore(places()));
    const [storage] = useState(memoryStorage);
    return (
      <>
        <TextField label="Kolom" />
        <Button>Tombol</Button>
        <CommandCenter {...args} theme={theme} storage={storage} />
      </>
    );
  },
} satisfies Meta<typeof CommandCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tombol' });
    button.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await page.findByRole('combobox', { name: 'Buka halaman atau tindakan' });
    await expect(page.queryByRole('option', { name: /Kelola Dosen|Login/ })).toBeNull();
    await userEvent.type(field, 'saya{Enter}');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('#/my-sets'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await page.findByRole('option', { name: /Upload Soal/ })).toBeVisible();
  },
};

const things = {
  set: (id: number) => `#/preview/${id}`,
  course: (name: string) => `#/search?courseTag=${encodeURIComponent(name)}`,
  paper: (id: number) => `#/papers/${id}`,
};

/** Sets, courses and own papers are found by their names. */
export const FindsThings: Story = {
  args: { things },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('questionSets', setAnswers),
      answers('dropdownData', dropdownAnswer),
      ...papersServer().handlers,
    ),
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await page.findByRole('combobox'), 'struktur');
    for (const name of [/^Struktur Data Mata kuliah/, /2026 Naskah saya/, /Paket soal$/]) {
      await expect((await page.findAllByRole('option', { name }))[0]).toBeVisible();
    }
    await userEvent.click(page.getByRole('option', { name: /Struktur Data 2026/ }));
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('#/papers/31'));
  },
};

export const ForAdministrators: Story = {
  decorators: [withApp({ ...lecturer, roles: ['ROLE_USER', 'ROLE_ADMIN'] })],
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await page.findByRole('combobox'), 'dosen{Enter}');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('#/admin/dosen'));
  },
};

export const ChoosesATheme: Story = {
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await page.findByRole('combobox'), 'gelap{Enter}');
    await waitFor(() => expect(root.dataset.theme).toBe('dark'));
  },
};

export const LeavesTypingAlone: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Kolom' });
    await userEvent.type(field, 'mengapa?');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(field).toHaveValue('mengapa?');
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

export const ListsTheShortcuts: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Tombol' }).focus();
    await userEvent.keyboard('?');
    await expect(
      await page.findByRole('dialog', { name: 'Pintasan papan ketik' }),
    ).toHaveTextContent('Ctrl');
  },
};

export const SwitchesTheSingleKeyOff: Story = {
  play: async (context) => {
    await ListsTheShortcuts.play?.(context);
    await userEvent.click(page.getByRole('switch', { name: /Tombol \? membuka/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await expect(page.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await page.findByRole('combobox'), 'pintasan{Enter}');
    await expect(await page.findByRole('switch', { name: /Tombol \? membuka/ })).not.toBeChecked();
  },
};
