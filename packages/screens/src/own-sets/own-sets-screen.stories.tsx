import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { lecturer, setAnswers } from '../test/fixtures.js';
import { answers, refuses, refusesAtFirst } from '../test/mock.js';
import { withApp } from '../test/with-app.js';
import { withContribution } from '../test/with-contribution.js';
import { OwnSetsScreen } from './own-sets-screen.js';

const saved = (message: string) => ({ message, questionSet: setAnswers[0] });

/** A list that knows what was withdrawn. */
function ownList() {
  const withdrawn = new Set<number>();
  return [
    answers('questionSets', () =>
      setAnswers.map((set) => ({
        ...set,
        withdrawn_at: withdrawn.has(set.id) ? '2026-11-01T03:00:00.000Z' : null,
      })),
    ),
    answers('deleteQuestionSet', ({ params }) => {
      withdrawn.add(Number(params.id));
      return { message: 'Ditarik' };
    }),
    answers('restoreQuestionSet', ({ params }) => {
      withdrawn.delete(Number(params.id));
      return saved('Dikembalikan');
    }),
  ];
}

const meta = {
  title: 'Layar/Soal Saya',
  component: OwnSetsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withContribution, withApp(lecturer)],
  args: {
    hrefs: {
      upload: '#/upload',
      preview: (id) => `#/preview/${id}`,
      edit: (id) => `#/edit/${id}`,
    },
    onSessionEnded: fn(),
  },
  render: (args) => (
    <>
      <OwnSetsScreen {...args} />
      <ToastRegion />
    </>
  ),
  beforeEach: ({ msw }) => {
    msw.use(...ownList());
    return () => toast.dismiss();
  },
} satisfies Meta<typeof OwnSetsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function withdraw(canvasElement: HTMLElement, title: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `Tarik ${title}` }));
  const dialog = within(await page.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Tarik' }));
  return { canvas, dialog };
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('3 paket soal')).toBeVisible();
  },
};

export const WithdrawsAndTakesItBack: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await withdraw(canvasElement, 'UAS Basis Data');
    await canvas.findByText('3 paket soal, 1 ditarik');
    await userEvent.click(await page.findByRole('button', { name: 'Urungkan' }));
    await canvas.findByText('3 paket soal');
    await expect(await page.findByText('Paket soal dikembalikan')).toBeVisible();
  },
};

export const RestoresFromTheList: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await withdraw(canvasElement, 'UAS Basis Data');
    await userEvent.click(await canvas.findByRole('button', { name: 'Kembalikan UAS Basis Data' }));
    await canvas.findByRole('button', { name: 'Tarik UAS Basis Data' });
    await expect(await page.findByText('Paket soal dikembalikan')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  },
};

export const SaysWhyItWasRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refuses('deleteQuestionSet', 404, 'Paket soal tidak ditemukan.')),
  play: async ({ canvasElement }) => {
    const { dialog } = await withdraw(canvasElement, 'UAS Basis Data');
    await expect(await dialog.findByText('Paket soal tidak ditemukan.')).toBeVisible();
  },
};

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refusesAtFirst('questionSets', 500, setAnswers));
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba Lagi' }));
    await canvas.findByText('3 paket soal');
  },
};

export const LeadsToTheLoginWhenTheSessionEnded: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refuses('questionSets', 401, 'Unauthorized'));
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSessionEnded).toHaveBeenCalledOnce());
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('3 question sets');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My question sets');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw UAS Basis Data' }));
    const dialog = within(
      await page.findByRole('alertdialog', { name: 'Withdraw this question set?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await canvas.findByText('3 question sets, 1 withdrawn');
    await expect(canvas.getByText('can be restored until 1 Dec 2026')).toBeVisible();
    await expect(await page.findByText('Question set withdrawn')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Ubah|Tarik|Unduhan|Mudah|Sedang|Belum/);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore UAS Basis Data' }));
    await canvas.findByText('3 question sets');
  },
};
