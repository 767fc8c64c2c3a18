import { ToastRegion } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { takeHandedFile } from '../browser/handed-file.js';
import { createUploadSessions } from '../set-editor/upload/upload-sessions.js';
import { contributionServer } from '../test/contribution-server.js';
import { lecturer, setAnswers } from '../test/fixtures.js';
import { memoryStorage } from '../test/memory-storage.js';
import { answers, hangs, type MockCall, refuses, refusesAtFirst } from '../test/mock.js';
import { sampleFile } from '../test/sample-upload.js';
import { withApp } from '../test/with-app.js';
import { UploadScreen } from './upload-screen.js';

let server = contributionServer();

const site = {
  name: 'Bank Soal Informatika',
  faculty: '',
  logos: { university: null, department: null },
  publicBrowsing: false,
  maxUploadMb: 1,
  questionSetCount: 3,
};

const meta = {
  title: 'Layar/Upload Soal',
  tags: ['autodocs'],
  component: UploadScreen,
  parameters: {
    frames: {
      'layar-upload-soal-tampilan--filled': 900,
      'layar-upload-soal-tampilan--some-files-failed': 700,
    },
    layout: 'fullscreen',
  },
  decorators: [withApp(lecturer)],
  args: {
    sessions: createUploadSessions(undefined),
    hrefs: {
      preview: (id) => `#/preview/${id}`,
      edit: (id) => `#/edit/${id}`,
      ownSets: '#/my-sets',
      fromWord: '#/from-word',
    },
    onSessionEnded: fn(),
  },
  // Each story has uploads of its own.
  render: function Fresh(args) {
    const [sessions] = useState(() => createUploadSessions(memoryStorage()));
    return <UploadScreen {...args} sessions={sessions} />;
  },
  beforeEach: ({ msw }) => {
    server = contributionServer();
    msw.use(answers('site', site), ...server.handlers);
  },
} satisfies Meta<typeof UploadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** Waits until courses can be chosen and the site's limit is known, so that nothing is lost to what arrives. */
async function loaded(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByText(/1 MB/);
  await waitFor(() => expect(canvas.queryByText('Memuat data...')).toBeNull());
  return canvas;
}

/** The input of a slot: 0 questions, 1 answers, 2 test cases. */
function slot(canvasElement: HTMLElement, place: number): HTMLInputElement {
  const input = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]')[place];
  if (!input) throw new Error(`There is no slot ${place}`);
  return input;
}

async function fill(canvasElement: HTMLElement) {
  const canvas = await loaded(canvasElement);
  await userEvent.upload(slot(canvasElement, 0), sampleFile('soal.pdf'));
  await userEvent.upload(
    slot(canvasElement, 2),
    ['a.txt', 'b.txt'].map((name, place) => sampleFile(name, 10 + place)),
  );
  await userEvent.type(canvas.getByRole('textbox', { name: 'Judul Set Soal' }), 'UAS Basis Data');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Mata Kuliah' }), 'basis{Enter}');
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: 'Tingkat Kesulitan' }),
    'Sulit',
  );
  return canvas;
}

const submit = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Upload Soal' }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Dosen' })).toHaveValue(lecturer.username);
    await expect(canvas.getByRole('spinbutton', { name: 'Tahun' })).not.toHaveValue(null);
  },
};

export const SaysWhatIsSimilar: Story = {
  beforeEach: ({ msw }) =>
    msw.use(answers('similarQuestionSets', [{ set: setAnswers[0], share: 0.82 }])),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await submit(canvas);
    await canvas.findByText('Soal berhasil diupload!');
    await expect(await canvas.findByText(/^Mirip 82 % dengan/)).toBeVisible();
  },
};

export const UploadsASet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Topik' }));
    await userEvent.click(await page.findByRole('option', { name: 'Graph' }));
    // Several are chosen one after the other, as in the filters: the list stays.
    await userEvent.click(page.getByRole('option', { name: 'SQL' }));
    await userEvent.click(page.getByRole('option', { name: 'Graph' }));
    await submit(canvas);
    const success = await canvas.findByText('Soal berhasil diupload!');
    await waitFor(() => expect(success.closest('[role="status"]')).toHaveFocus());
    await expect(server.calls.created).toEqual([
      expect.objectContaining({
        title: 'UAS Basis Data',
        subject: 'Basis Data',
        difficulty: 'Sulit',
        lecturer: lecturer.username,
        topics: 'SQL',
      }),
    ]);
    await expect(
      server.calls.uploaded.map(({ name, category, set }) => [name, category, set]),
    ).toEqual(
      expect.arrayContaining([
        ['soal.pdf', 'questions', '70'],
        ['a.txt', 'testCases', '70'],
        ['b.txt', 'testCases', '70'],
      ]),
    );
    await expect(canvas.getByRole('textbox', { name: 'Judul Set Soal' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Dosen' })).toHaveValue(lecturer.username);
    await expect(canvas.getByRole('link', { name: 'Lihat paket soal' })).toHaveAttribute(
      'href',
      '#/preview/70',
    );
  },
};

export const OffersToTakeItsQuestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await userEvent.upload(slot(canvasElement, 0), sampleFile('soal.docx'));
    await submit(canvas);
    await canvas.findByText('Soal berhasil diupload!');
    const offer = await canvas.findByRole('link', { name: 'Ambil soalnya ke bank soal' });
    await expect(offer).toHaveAttribute('href', '#/from-word');
    offer.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(offer);
    await expect(takeHandedFile()?.name).toBe('soal.docx');
  },
};

export const OffersNothingWithoutWord: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await submit(canvas);
    await canvas.findByText('Soal berhasil diupload!');
    await expect(canvas.queryByRole('link', { name: 'Ambil soalnya ke bank soal' })).toBeNull();
  },
};

export const TakesANewCourse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    const course = canvas.getByRole('combobox', { name: 'Mata Kuliah' });
    await userEvent.type(course, 'Kriptografi');
    await userEvent.click(await page.findByRole('option', { name: 'Gunakan: "Kriptografi"' }));
    await expect(course).toHaveValue('Kriptografi');
  },
};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await submit(canvas);
    await expect(canvas.getByText('Silakan upload file soal terlebih dahulu!')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Pilih file' })[0]).toHaveFocus(),
    );
    await userEvent.upload(slot(canvasElement, 0), sampleFile('soal.pdf'));
    await expect(canvas.queryByText('Silakan upload file soal terlebih dahulu!')).toBeNull();
    await submit(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Judul, mata kuliah, dan tingkat kesulitan harus diisi!',
    );
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Judul Set Soal' })).toHaveFocus(),
    );
    await expect(server.calls.created).toEqual([]);
  },
};

export const ForgetsWhatIsWrongOnceItIsEdited: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await submit(canvas);
    const title = canvas.getByRole('textbox', { name: 'Judul Set Soal' });
    const course = canvas.getByRole('combobox', { name: 'Mata Kuliah' });
    const level = canvas.getByRole('combobox', { name: 'Tingkat Kesulitan' });
    await expect(title).toBeInvalid();
    await userEvent.type(title, 'UAS');
    await expect(title).toHaveFocus();
    await expect(title).toBeValid();
    await expect(course).toBeInvalid();
    await expect(canvas.getByText('Silakan upload file soal terlebih dahulu!')).toBeVisible();
    await userEvent.upload(slot(canvasElement, 0), sampleFile('soal.pdf'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Judul, mata kuliah, dan tingkat kesulitan harus diisi!',
    );
    await userEvent.type(course, 'Kriptografi');
    await expect(course).toHaveFocus();
    await expect(course).toBeValid();
    await expect(level).toBeInvalid();
    await userEvent.selectOptions(level, 'Sulit');
    await expect(level).toBeValid();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.clear(title);
    await expect(title).toBeValid();
    await submit(canvas);
    await expect(title).toBeInvalid();
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const ForgetsARefusalOnceSomethingIsEdited: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refuses('createQuestionSet', 400, 'Tahun harus antara 1990 dan tahun depan.')),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await submit(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Tahun harus/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Judul Set Soal' }), '!');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const RefusesWhatIsTooLarge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.upload(slot(canvasElement, 0), sampleFile('besar.pdf', 1024 * 1024 + 1));
    await expect(await canvas.findByText('besar.pdf: Ukuran file melebihi 1 MB.')).toBeVisible();
  },
};

export const RetriesOnlyWhatFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('uploadFile', async (call) => {
        const form = await call.request.clone().formData();
        const again = server.calls.uploaded.filter(({ name }) => name === 'a.txt').length > 0;
        const answer = await server.upload(call);
        if ((form.get('file') as File).name === 'a.txt' && !again) {
          return Response.json({ message: 'Penyimpanan sedang penuh.' }, { status: 507 });
        }
        return answer;
      }),
      // The failed file was never stored.
      answers('questionSet', { ...setAnswers[0], id: 70, files: [] }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await submit(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Penyimpanan sedang penuh\.1 dari 3 file/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi upload a.txt' }));
    await canvas.findByText('Soal berhasil diupload!');
    await expect(server.calls.created).toHaveLength(1);
    await expect(server.calls.uploaded.map(({ name }) => name).toSorted()).toEqual([
      'a.txt',
      'a.txt',
      'b.txt',
      'soal.pdf',
    ]);
  },
};

/** Refuses every second call of a kind, and asks for a pause of two seconds. */
function asksForPauses(
  name: 'createQuestionSet' | 'uploadFile',
  answer: (call: MockCall) => unknown,
) {
  let calls = 0;
  return answers(name, (call: MockCall) => {
    calls += 1;
    if (calls % 2 === 0) return answer(call);
    const refusal = { message: 'Terlalu banyak perubahan', code: 'too-many-writes' };
    return HttpResponse.json(refusal, { status: 429, headers: { 'retry-after': '2' } });
  });
}

export const WaitsOutThePausesOfTheServer: Story = {
  decorators: [
    (Screen) => (
      <>
        <Screen />
        <ToastRegion />
      </>
    ),
  ],
  play: async ({ canvasElement, msw }) => {
    msw.use(asksForPauses('uploadFile', server.upload));
    const canvas = await fill(canvasElement);
    await submit(canvas);
    await expect(await page.findByText(/^Server meminta jeda\./)).toBeVisible();
    await canvas.findByText('Soal berhasil diupload!', undefined, { timeout: 15_000 });
    await expect(server.calls.uploaded).toHaveLength(3);
    await waitFor(() => expect(page.queryByText(/Server meminta jeda/)).toBeNull());
  },
};

export const IsStoppedDuringAPause: Story = {
  play: async ({ canvasElement, msw }) => {
    const refusal = { message: 'Terlalu banyak perubahan', code: 'too-many-writes' };
    const headers = { 'retry-after': '60' };
    msw.use(
      answers('createQuestionSet', () => HttpResponse.json(refusal, { status: 429, headers })),
    );
    const canvas = await fill(canvasElement);
    await submit(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan upload' }));
    await canvas.findByText('Upload dibatalkan');
    await expect(canvas.getByRole('textbox', { name: 'Judul Set Soal' })).toHaveValue(
      'UAS Basis Data',
    );
  },
};

export const SaysThatTheSessionEnded: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('createQuestionSet', 401, 'Unauthorized')),
  play: async ({ args, canvasElement }) => {
    const canvas = await fill(canvasElement);
    await submit(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Anda belum login atau sesi telah berakhir. Silakan login kembali.',
    );
    await expect(canvas.getByText('soal.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Login kembali' }));
    await expect(args.onSessionEnded).toHaveBeenCalledOnce();
  },
};

export const SaysThatAccessIsDenied: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('createQuestionSet', 403)),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await submit(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Akses ditolak. Silakan login kembali untuk mendapatkan token yang valid.',
    );
  },
};

export const IsStopped: Story = {
  beforeEach: ({ msw }) => msw.use(hangs('uploadFile')),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await submit(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan upload' }));
    await expect(await canvas.findByText('Upload dibatalkan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buka di Paket Saya' })).toHaveAttribute(
      'href',
      '#/edit/70',
    );
  },
};

export const WarnsOfWhatIsThere: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers('questionSets', [
        {
          ...setAnswers[1],
          title: 'uas basis data',
          year: new Date().getFullYear(),
          files: [
            {
              id: 50,
              originalname: 'lama.pdf',
              filetype: 'pdf',
              filecategory: 'questions',
              size: 1024,
            },
          ],
        },
      ]),
      answers('fileBlob', new Blob([new Uint8Array(1024)])),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText('Paket soal seperti ini sudah ada')).toBeVisible();
    await expect(
      await canvas.findByText(/^soal\.pdf berisi sama dengan lama\.pdf di paket soal/),
    ).toBeVisible();
    await submit(canvas);
    await canvas.findByText('Soal berhasil diupload!');
  },
};

export const WorksWithoutTags: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('courseTags', 500, [])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Gagal memuat data mata kuliah dan topik.');
    await expect(canvas.getByRole('combobox', { name: 'Mata Kuliah' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba Lagi' }));
    await waitFor(() =>
      expect(canvas.queryByText('Gagal memuat data mata kuliah dan topik.')).toBeNull(),
    );
  },
};

export const SaysThatTheTemplateFailed: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('questionTemplate', 500)),
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Download Template Soal' }));
    await expect(await canvas.findByText('Gagal mendownload template')).toBeVisible();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  beforeEach: ({ msw }) =>
    msw.use(
      refusesAtFirst('createQuestionSet', 403, {
        message: 'Dibuat',
        questionSet: { ...setAnswers[0], id: 70, files: [] },
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(
      /^You can choose several files at once, at most 30; .* at most 1 MB\.$/,
    );
    await waitFor(() => expect(canvas.queryByText('Loading data...')).toBeNull());
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Upload questions' }));

    await userEvent.upload(slot(canvasElement, 1), sampleFile('big.pdf', 1024 * 1024 + 1));
    await expect(await canvas.findByText('big.pdf: The file is larger than 1 MB.')).toBeVisible();
    await send();
    await expect(await canvas.findByText('Please upload a question file first!')).toBeVisible();
    await userEvent.upload(slot(canvasElement, 0), sampleFile('paper.pdf'));
    await send();
    await expect(await canvas.findByText('The title is required.')).toBeVisible();
    await expect(canvas.getByText('Title, course, and difficulty are required!')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Judul|Dosen|Pilih|Mudah|harus|Kosongkan/);

    await userEvent.type(canvas.getByRole('textbox', { name: 'Title of the question set' }), 'UAS');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Course' }), 'basis{Enter}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Difficulty' }), 'Hard');
    await send();
    await expect(await canvas.findByText('Access denied. Please log in again.')).toBeVisible();
    await send();
    await expect(await canvas.findByText('Questions uploaded!')).toBeVisible();
    await expect(canvas.getByText('"UAS" is now in the bank.')).toBeVisible();
  },
};

/** A bank whose sets are for who has signed in unless they say otherwise. */
const closing = answers('site', { ...site, defaultVisibility: 'users' });

export const SaysWhoSeesIt: Story = {
  play: async ({ canvasElement, msw }) => {
    msw.use(closing);
    const canvas = await fill(canvasElement);
    const change = await canvas.findByRole('button', { name: 'Ubah akses' });
    await expect(canvas.getByText('Mahasiswa melihat soal dan kunci sekarang.')).toBeVisible();
    await userEvent.click(change);
    const who = within(canvas.getByRole('radiogroup', { name: 'Siapa yang boleh melihat' }));
    await expect(who.getByRole('radio', { name: 'Mahasiswa dan dosen' })).toBeChecked();
    await userEvent.click(who.getByRole('radio', { name: 'Semua orang' }));
    const key = canvas.getByRole('radiogroup', { name: 'Kunci jawaban dan test case' });
    await userEvent.click(within(key).getByRole('radio', { name: 'Hanya dosen' }));
    await expect(
      canvas.getByText('Semua orang melihat soal sekarang; kunci hanya untuk dosen.'),
    ).toBeVisible();
    await expect(canvas.getByText('Dari judulnya: UAS.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai' }));
    await userEvent.click(change);
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Soal' }));
    await canvas.findByText('Soal berhasil diupload!');
    await expect(
      canvas.getByText('Semua orang melihat soal sekarang; kunci hanya untuk dosen.'),
    ).toBeVisible();
    await expect(server.calls.created[0]).toMatchObject({
      visibility: 'public',
      availableFrom: null,
      keyVisibility: 'lecturers',
      keyFrom: null,
      examKind: 'UAS',
    });
  },
};

export const LeavesUnsaidWhatNobodyChose: Story = {
  play: async ({ canvasElement, msw }) => {
    msw.use(closing);
    const canvas = await fill(canvasElement);
    await canvas.findByRole('button', { name: 'Ubah akses' });
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Soal' }));
    await canvas.findByText('Soal berhasil diupload!');
    for (const part of ['visibility', 'keyVisibility', 'availableFrom', 'keyFrom', 'examKind']) {
      await expect(server.calls.created[0]).not.toHaveProperty(part);
    }
  },
};

export const SendsNoKeyThatOpensFirst: Story = {
  play: async ({ canvasElement, msw }) => {
    msw.use(closing);
    const canvas = await fill(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah akses' }));
    const set = within(canvas.getByRole('group', { name: 'Soal dibuka' }));
    const key = within(canvas.getByRole('group', { name: 'Kunci dibuka' }));
    await userEvent.click(set.getByRole('button', { name: 'Minggu depan' }));
    await userEvent.click(key.getByRole('button', { name: 'Setelah ujian: besok 12.00' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Soal' }));
    await waitFor(() => expect(key.getByRole('textbox', { name: 'Tanggal' })).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Kunci dibuka' })).toHaveAccessibleDescription(
      /Kunci jawaban tidak boleh dibuka lebih awal daripada soalnya\./,
    );
    await expect(server.calls.created).toHaveLength(0);
  },
};
