import { TextsProvider } from '@bank-soal/ui/lib/texts';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { english } from '../english/index.js';
import { toQuestionSet } from '../model/sets/question-set.js';
import { lecturer, setAnswers } from '../test/fixtures.js';
import { answers, breaks, refuses, refusesAtFirst } from '../test/mock.js';
import { commentAnswer, ownComment, talkServer } from '../test/talk-server.js';
import { withApp } from '../test/with-app.js';
import { SetTalkScreen } from './set-talk-screen.js';

const [answer] = setAnswers;
const foreign = toQuestionSet({ ...answer, creator: { id: 40, username: 'M', fullName: 'Mira' } });
const own = toQuestionSet({ ...answer, creator: { id: 2, username: 'R', fullName: 'R' } });
const [file] = foreign.files;
if (!file) throw new Error('The sample has no file');

const report = commentAnswer({
  id: 2,
  kind: 'laporan',
  fileId: file.id,
  page: 2,
  body: 'Nomor 3 salah cetak:\npilihan B dan D sama.',
});
const gone = commentAnswer({ id: 3, author: null, body: 'Dari akun yang sudah tidak ada.' });
const done = commentAnswer({
  id: 4,
  kind: 'laporan',
  status: 'selesai',
  answer: 'Terima kasih. Berkasnya sudah diganti.',
});
const all = [commentAnswer(), report, gone, done, ownComment()];

const meta = {
  title: 'Layar/Komentar',
  tags: ['autodocs'],
  parameters: { frames: { 'layar-komentar--default': 640 } },
  component: SetTalkScreen,
  decorators: [withApp(lecturer)],
  args: { set: foreign, report: undefined, onReportChange: fn() },
  render: function Reporting(args) {
    const [place, setPlace] = useState(args.report);
    return (
      <>
        <SetTalkScreen
          {...args}
          report={place}
          onReportChange={(next) => {
            setPlace(next);
            args.onReportChange(next);
          }}
        />
        <ToastRegion />
      </>
    );
  },
  beforeEach: ({ msw }) => {
    toast.dismiss();
    msw.use(...talkServer(all).handlers);
  },
} satisfies Meta<typeof SetTalkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 15_000 };

const menuOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('button', { name: `Aksi untuk komentar ${name}` });

/** The menu and the dialogs stand beside the story. */
const page = () => within(document.body);

/** As a notice leads there. */
export const LeadsToAComment: Story = {
  args: { comment: report.id },
  play: async () => {
    await waitFor(() => expect(document.activeElement?.id).toBe(`komentar-${report.id}`), WAIT);
  },
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    await canvas.findByText(`${file.name}, hlm. 2`);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(answers('comments', () => delay('infinite'))),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('comments', 500, [commentAnswer()], 1)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /coba lagi/i }));
    await canvas.findByText('Mira Lestari');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...talkServer().handlers),
  play: async ({ canvas }) => {
    await canvas.findByText('Belum ada komentar');
  },
};

const { calls: sent, handlers: keeps } = talkServer([commentAnswer()]);

export const SaysSomething: Story = {
  beforeEach: ({ msw }) => {
    sent.said.length = 0;
    msw.use(...keeps);
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Tulis komentar' });
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim komentar' }));
    await canvas.findByText('Komentar harus diisi.');
    await userEvent.type(field, 'Terima kasih');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim komentar' }));
    await waitFor(() => expect(field).toHaveValue(''), WAIT);
    await canvas.findByText('Terima kasih');
    await expect(sent.said).toEqual([{ kind: 'komentar', body: 'Terima kasih' }]);
  },
};

const asked = commentAnswer({ id: 20, body: 'Apa syarat sebuah relasi memenuhi BCNF?' });
const answeredBefore = [
  asked,
  commentAnswer({ id: 21, replyTo: 20, author: { id: 2, name: 'Sari' }, body: 'Lihat hlm. 2.' }),
  commentAnswer({
    id: 22,
    replyTo: 7,
    author: { id: 2, name: 'Sari' },
    body: 'Yang ditanya hilang.',
  }),
];
const replies = talkServer(answeredBefore);

export const Replies: Story = {
  beforeEach: ({ msw }) => {
    replies.calls.said.length = 0;
    msw.use(...replies.handlers);
  },
  play: async ({ canvas }) => {
    const thread = await canvas.findByRole('list', { name: 'Balasan untuk Mira Lestari' });
    await within(thread).findByText('Lihat hlm. 2.');
    await expect(within(thread).queryByText('Yang ditanya hilang.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Balas Mira Lestari' }));
    const field = canvas.getByRole('textbox', { name: 'Balasan untuk Mira Lestari' });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim balasan' }));
    await canvas.findByText('Komentar harus diisi.');
    await userEvent.type(field, 'Terima kasih');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim balasan' }));
    await within(thread).findByText('Terima kasih', undefined, WAIT);
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Balas Mira Lestari' })).toHaveFocus(),
      WAIT,
    );
    await expect(replies.calls.said).toEqual([
      { kind: 'komentar', replyTo: 20, body: 'Terima kasih' },
    ]);
  },
};

export const WritesAReply: Story = {
  beforeEach: ({ msw }) => msw.use(breaks('createComment'), ...talkServer(answeredBefore).handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Balas Mira Lestari' }));
    const field = canvas.getByRole('textbox', { name: 'Balasan untuk Mira Lestari' });
    await userEvent.type(field, 'Jangan hilang');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim balasan' }));
    await canvas.findByText(/^Belum terkirim/, undefined, WAIT);
    await expect(field).toHaveValue('Jangan hilang');
  },
};

export const KeepsWhatWasNotSent: Story = {
  beforeEach: ({ msw }) => msw.use(breaks('createComment')),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Tulis komentar' });
    await userEvent.type(field, 'Jangan hilang');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim komentar' }));
    await canvas.findByText(/^Belum terkirim/, undefined, WAIT);
    await expect(field).toHaveValue('Jangan hilang');
  },
};

export const TellsThatItIsTooOften: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refuses('createComment', 429, 'Paling banyak 20 komentar dan laporan dalam satu jam.')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Tulis komentar' }), 'Lagi');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim komentar' }));
    await canvas.findByText(/^Paling banyak 20/, undefined, WAIT);
  },
};

const reports = talkServer();

export const ReportsAPage: Story = {
  args: { report: { fileId: file.id, page: 2 } },
  beforeEach: ({ msw }) => {
    reports.calls.said.length = 0;
    msw.use(...reports.handlers);
  },
  play: async ({ args }) => {
    const dialog = within(await page().findByRole('dialog'));
    await dialog.findByText(new RegExp(`${file.name}, hlm. 2`));
    await userEvent.type(dialog.getByRole('textbox'), 'Gambar terpotong');
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim laporan' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), WAIT);
    await expect(args.onReportChange).toHaveBeenLastCalledWith(undefined);
    await expect(reports.calls.said).toEqual([
      { kind: 'laporan', fileId: file.id, page: 2, body: 'Gambar terpotong' },
    ]);
  },
};

export const KeepsAReportThatWasNotSent: Story = {
  args: { report: {} },
  beforeEach: ({ msw }) => msw.use(breaks('createComment')),
  play: async () => {
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Kunci salah');
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim laporan' }));
    await dialog.findByText(/^Belum terkirim/, undefined, WAIT);
    await expect(dialog.getByRole('textbox')).toHaveValue('Kunci salah');
  },
};

const edits = talkServer([ownComment()]);

export const ChangesOnesOwn: Story = {
  beforeEach: ({ msw }) => {
    edits.calls.changed.length = 0;
    msw.use(...edits.handlers);
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await menuOf(canvasElement, 'Dr. Siti'));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Ubah' }));
    const field = await page().findByRole('textbox', { name: 'Komentar' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Sudah ketemu');
    await userEvent.click(page().getByRole('button', { name: 'Simpan' }));
    await canvas.findByText('Sudah ketemu', undefined, WAIT);
    await expect(edits.calls.changed).toEqual([{ body: 'Sudah ketemu' }]);
  },
};

export const TooLateToChange: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refuses('updateComment', 409, 'Komentar hanya dapat diubah dalam 15 menit sesudah dikirim.'),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await menuOf(canvasElement, 'Dr. Siti'));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Ubah' }));
    await userEvent.type(await page().findByRole('textbox', { name: 'Komentar' }), '!');
    await userEvent.click(page().getByRole('button', { name: 'Simpan' }));
    await page().findByText(/^Komentar hanya dapat diubah/, undefined, WAIT);
    await expect(page().getByRole('textbox', { name: 'Komentar' })).toHaveValue(
      'Apakah ada pembahasannya?!',
    );
  },
};

const answered = talkServer([report]);

export const TheOwnerAnswersAReport: Story = {
  args: { set: own },
  beforeEach: ({ msw }) => {
    answered.calls.resolved.length = 0;
    msw.use(...answered.handlers);
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await menuOf(canvasElement, 'Mira Lestari'));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Tandai selesai' }));
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Sudah diperbaiki');
    await userEvent.click(dialog.getByRole('button', { name: 'Tandai selesai' }));
    await canvas.findByText('Sudah diperbaiki', undefined, WAIT);
    await expect(answered.calls.resolved).toEqual(['Sudah diperbaiki']);
  },
};

const removal = talkServer([ownComment()]);

export const RemovesOnesOwn: Story = {
  beforeEach: ({ msw }) => {
    removal.calls.removed.length = 0;
    msw.use(...removal.handlers);
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await menuOf(canvasElement, 'Dr. Siti'));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Hapus' }));
    const question = within(await page().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await canvas.findByText('Belum ada komentar', undefined, WAIT);
    await expect(removal.calls.removed).toEqual(['9']);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };

export const InEnglish: Story = {
  decorators: [
    (Story) => (
      <TextsProvider texts={english}>
        <Story />
      </TextsProvider>
    ),
  ],
};
