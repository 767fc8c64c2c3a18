import { Container } from '@bank-soal/ui/container';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lecturer } from '../../test/fixtures.js';
import { memoryStorage } from '../../test/memory-storage.js';
import { answers, hangs, refuses } from '../../test/mock.js';
import { papersServer } from '../../test/papers-server.js';
import { withApp } from '../../test/with-app.js';
import { draftKeyOf, toKept } from '../draft/kept-draft.js';
import { EMPTY_PAPER } from '../draft/paper-draft.js';
import { ownQuestion } from '../draft/question.js';
import { withQuestions } from '../draft/visitor-draft.js';
import { BrowserDrafts } from './browser-drafts.js';

const OWN = draftKeyOf(String(lecturer.id));
const VISITORS = draftKeyOf('');
const form = (title: string, ...texts: string[]) =>
  JSON.stringify(
    toKept({
      draft: withQuestions(
        { ...EMPTY_PAPER, title },
        texts.map((text) => ownQuestion(text, text)),
      ),
    }),
  );
const QUIZ = form('Kuis Graf', '# Graf', 'Apa itu pohon?');

const meta = {
  title: 'Layar/Form yang tertinggal',
  tags: ['autodocs'],
  parameters: { frames: { 'layar-form-yang-tertinggal--states': 420 } },
  component: BrowserDrafts,
  args: { onBrought: fn(), storage: memoryStorage({ [OWN]: QUIZ }) },
  decorators: [
    (Story) => (
      <Container space="md">
        <Story />
        <ToastRegion />
      </Container>
    ),
    withApp(lecturer),
  ],
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof BrowserDrafts>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (line: number, duplicateOf: number | null, problems: object[] = []) => ({
  line,
  kind: 'uraian',
  title: `Soal baris ${line}`,
  problems,
  duplicateOf,
});
const isLook = (request: Request) => new URL(request.url).searchParams.get('dryRun') === 'true';
const bringButton = () => screen.findByRole('button', { name: 'Bawa ke Naskah Saya' });

export const Default: Story = {};

export const States: Story = {
  args: { storage: memoryStorage({ [OWN]: QUIZ, [VISITORS]: form('UTS', '1', '2', '3') }) },
  play: async () => {
    await expect(
      await screen.findByText('Naskah "UTS" (3 soal) tersimpan di peramban ini'),
    ).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Bawa ke Naskah Saya' })).toHaveLength(2);
  },
};

const kept = memoryStorage();
const served = papersServer();
const brought = { skipped: fn(), questions: 0 };
export const BringsIt: Story = {
  args: { storage: kept },
  beforeEach: ({ msw }) => {
    kept.setItem(OWN, QUIZ);
    brought.questions = 0;
    msw.use(
      answers('importQuestions', async ({ request }) => {
        const second = brought.questions > 0 ? 78 : null;
        if (isLook(request)) return { rows: [row(2, 13), row(6, second)] };
        brought.skipped((await request.formData()).get('skip'));
        brought.questions += 1;
        return HttpResponse.json({ created: 1 }, { status: 201 });
      }),
      ...served.handlers,
    );
  },
  play: async ({ args }) => {
    await userEvent.click(await bringButton());
    await expect(await screen.findByText('Naskah ada di Naskah Saya')).toBeVisible();
    await expect(brought.skipped).toHaveBeenLastCalledWith('2');
    await expect(served.calls.createdPapers.at(-1)).toMatchObject({
      title: 'Kuis Graf',
      sections: [{ items: [{ questionId: 13 }, { questionId: 78 }] }],
    });
    await waitFor(() => expect(args.onBrought).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('button', { name: 'Bawa ke Naskah Saya' })).toBeNull();
    await expect(kept.getItem(OWN)).toBeNull();
  },
};

export const SaysWhatIsRefused: Story = {
  beforeEach: ({ msw }) => {
    const problem = { code: 'too-long', message: 'Soal terlalu panjang.', blocking: true };
    msw.use(
      answers('importQuestions', { rows: [row(2, null), row(6, null, [problem])] }),
      ...papersServer().handlers,
    );
  },
  play: async ({ args }) => {
    await userEvent.click(await bringButton());
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Soal "Soal baris 6" tidak dapat dibawa: Soal terlalu panjang. Naskah tetap ada di peramban ini.',
    );
    await expect(args.storage?.getItem(OWN)).toBe(QUIZ);
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('importQuestions', 500), ...papersServer().handlers),
  play: async () => {
    await userEvent.click(await bringButton());
    await expect(await screen.findByRole('alert')).toHaveTextContent(/tetap ada di peramban ini/);
    await expect(await bringButton()).toBeEnabled();
  },
};

export const OnItsWay: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('importQuestions'), ...papersServer().handlers),
  play: async () => {
    await userEvent.click(await bringButton());
    await waitFor(async () => expect(await bringButton()).toHaveAttribute('aria-busy', 'true'));
  },
};

const thrown = memoryStorage();
export const IsDeletedWhenConfirmed: Story = {
  args: { storage: thrown },
  beforeEach: () => thrown.setItem(OWN, QUIZ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus dari peramban' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(thrown.getItem(OWN)).toBe(QUIZ);
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus dari peramban' }));
    await waitFor(() => expect(thrown.getItem(OWN)).toBeNull());
    await expect(await screen.findByText('Naskah dihapus dari peramban')).toBeVisible();
  },
};

export const NothingLeft: Story = {
  args: {
    storage: memoryStorage({
      [OWN]: '{"form":',
      [VISITORS]: JSON.stringify(toKept({ draft: EMPTY_PAPER })),
    }),
  },
  play: async () => {
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
