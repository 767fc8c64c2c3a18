import { ToastRegion } from '@bank-soal/ui/toast';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { handFile } from '../browser/handed-file.js';
import { BankImages } from '../data/index.js';
import { lecturer } from '../test/fixtures.js';
import { answers, hangs, refusal } from '../test/mock.js';
import { papersServer } from '../test/papers-server.js';
import { pdfBlob } from '../test/pdf.js';
import { withApp } from '../test/with-app.js';
import { withPdf } from '../test/with-pdf.js';
import { memoryValues, wordPictures, wordRows } from '../test/word-review-fixtures.js';
import { QuestionsFromWordScreen } from './questions-from-word-screen.js';

const asLecturer: Decorator[] = [
  (Story) => (
    <BankImages>
      <Story />
      <ToastRegion />
    </BankImages>
  ),
  withPdf,
  withApp({ ...lecturer, id: 2, roles: ['ROLE_USER', 'ROLE_DOSEN'] }),
];

const meta = {
  title: 'Layar/Soal dari Word',
  tags: ['autodocs'],
  component: QuestionsFromWordScreen,
  parameters: {
    frames: {
      'layar-soal-dari-word--default': 620,
      'layar-soal-dari-word--unsure-first': 1400,
    },
    layout: 'fullscreen',
  },
  decorators: asLecturer,
  args: {
    hrefs: { questions: '#/questions', papers: '#/papers' },
    storage: memoryValues(),
    onSessionEnded: fn(),
  },
} satisfies Meta<typeof QuestionsFromWordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn();

/** A server that reads the sample file, and stores what it is sent. */
const reads = (rows = wordRows) => [
  answers('importQuestions', async ({ query, form }) => {
    if (query.get('format') === 'docx') return { rows, pictures: wordPictures };
    const bodies = JSON.parse(await (form.get('file') as File).text()) as object[];
    if (query.get('dryRun') === 'true') {
      const told = { kind: null, title: '', problems: [], duplicateOf: null };
      return { rows: bodies.map((_, at) => ({ ...told, line: at + 1 })) };
    }
    saved(bodies);
    return HttpResponse.json({ created: bodies.length }, { status: 201 });
  }),
  answers('keepImage', () =>
    HttpResponse.json({ ref: `gambar:${'cd'.repeat(32)}`, size: 3 }, { status: 201 }),
  ),
  answers('questionFilePages', () => pdfBlob()),
  ...papersServer().handlers,
];

const docx = () => new File(['PK'], 'UTS Basis Data.docx');

/** A story that begins with a file that another page handed on. */
const opened = (rows = wordRows): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw, args }) => {
    args.storage = memoryValues();
    saved.mockClear();
    msw.use(...reads(rows));
    handFile(docx());
  },
});

const cards = () => screen.findAllByRole('article');
const card = (name: string) => screen.findByRole('article', { name });
const places = async () => (await cards()).map((one) => one.getAttribute('aria-label'));

export const Default: Story = {
  beforeEach: ({ msw }) => msw.use(...reads()),
  play: async () => {
    await expect(await screen.findByText('Naskah ujian')).toBeVisible();
  },
};

export const Reading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(hangs('importQuestions'), ...papersServer().handlers);
    handFile(docx());
  },
  play: async () => {
    const told = await screen.findByText('Membaca UTS Basis Data.docx...');
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const UnsureFirst: Story = {
  ...opened(),
  play: async () => {
    await expect(await places()).toEqual(['Soal 2', 'Soal 3', 'Soal 4', 'Soal 5', 'Soal 1']);
    await expect(within(await card('Soal 4')).getByText('Sudah ada di bank soal.')).toBeVisible();
    await expect(within(await card('Soal 4')).getByText('Tidak ikut')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Simpan 4 soal' })[0]).toBeDisabled();
  },
};

export const OnAPhone: Story = { ...opened(), globals: { viewport: { value: 'phone' } } };

export const CorrectsAndSaves: Story = {
  ...opened(),
  play: async () => {
    const second = within(await card('Soal 2'));
    await userEvent.click(second.getByRole('button', { name: 'Kunci B' }));
    await expect(second.getByText('Siap')).toBeVisible();
    const third = within(await card('Soal 3'));
    await userEvent.click(third.getByRole('button', { name: 'Sudah benar' }));
    await expect(third.getByText('Siap')).toBeVisible();
    const [save] = screen.getAllByRole('button', { name: 'Simpan 4 soal' });
    if (!save) throw new Error('There is a button');
    await userEvent.click(save);
    await expect(await screen.findByText('4 soal disimpan')).toBeVisible();
    const [bodies] = saved.mock.calls[0] as [{ markdown: string; options: object[] }[]];
    await expect(bodies[1]).toMatchObject({
      markdown: expect.stringContaining(`gambar:${'cd'.repeat(32)}`),
      options: [{ right: false }, { right: true }],
    });
  },
};

export const ByKeyboard: Story = {
  ...opened(),
  play: async () => {
    (await card('Soal 2')).focus();
    await userEvent.keyboard('2jc');
    await expect(await card('Soal 3')).toHaveFocus();
    await expect(within(await card('Soal 2')).getByText('Siap')).toBeVisible();
    await expect(within(await card('Soal 3')).getByText('Siap')).toBeVisible();
    await userEvent.keyboard('xsu');
    await expect(within(await card('Soal 3')).getByRole('checkbox')).toBeChecked();
    await expect(within(await card('Soal 3')).getByText('Siap')).toBeVisible();
    await userEvent.keyboard('g');
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    await userEvent.keyboard('u');
    await waitFor(async () => expect(await cards()).toHaveLength(5));
  },
};

export const SplitsAndJoins: Story = {
  ...opened(),
  play: async () => {
    const third = within(await card('Soal 3'));
    await userEvent.click(
      third.getByRole('button', { name: 'Pisahkan di sini: Sebutkan tiga bentuk normal.' }),
    );
    await waitFor(async () => expect(await cards()).toHaveLength(6));
    const fourth = await card('Soal 4');
    await waitFor(() => expect(fourth).toHaveFocus());
    await expect(fourth).toHaveTextContent('Sebutkan tiga bentuk normal.');
    await userEvent.click(within(fourth).getByRole('button', { name: 'Gabung dengan sebelumnya' }));
    await waitFor(async () => expect(await cards()).toHaveLength(5));
    await expect(await card('Soal 3')).toHaveTextContent('Sebutkan tiga bentuk normal.');
  },
};

export const SetsManyAtOnce: Story = {
  ...opened(),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Atur bersama' }));
    const dialog = within(await screen.findByRole('dialog'));
    const keys = dialog.getByRole('textbox', { name: /Kunci/ });
    await userEvent.type(keys, 'A B');
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }));
    await expect(await dialog.findByText('Tulis satu kunci, atau tepat 5.')).toBeVisible();
    await userEvent.clear(keys);
    await userEvent.type(keys, 'B');
    await userEvent.type(dialog.getByRole('spinbutton', { name: /Poin/ }), '10');
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }));
    const second = within(await card('Soal 2'));
    await expect(second.getByRole('button', { name: 'Kunci B' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(second.getByRole('spinbutton', { name: /Poin/ })).toHaveValue(10);
  },
};

export const GivesOutcomesAndALevel: Story = {
  beforeEach: ({ msw, args }) => {
    args.storage = memoryValues();
    saved.mockClear();
    const course = { id: 1, name: 'Basis Data', created_at: '', updated_at: '' };
    msw.use(answers('courseTags', [course]), ...reads());
    handFile(docx());
  },
  play: async () => {
    (await card('Soal 2')).focus();
    await userEvent.keyboard('2jc');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Soal 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Atur bersama' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('combobox', { name: /CPMK/ }));
    await userEvent.click(await screen.findByRole('option', { name: /CPMK-2/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Level kognitif/ }), 'C4');
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }));
    await expect(within(await card('Soal 1')).getByText('C4')).toBeVisible();
    const [save] = screen.getAllByRole('button', { name: 'Simpan 4 soal' });
    if (!save) throw new Error('There is a button');
    await userEvent.click(save);
    await screen.findByText('4 soal disimpan');
    const [bodies] = saved.mock.calls[0] as [object[]];
    await expect(bodies[0]).toMatchObject({ outcomeIds: [2], cognitive: 'C4' });
    await expect(bodies[1]).toMatchObject({ outcomeIds: [], cognitive: null });
  },
};

export const Discards: Story = {
  ...opened(),
  play: async () => {
    await card('Soal 1');
    await userEvent.click(screen.getByRole('button', { name: 'Buang tinjauan' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Buang tinjauan' }));
    await expect(await screen.findByText('Naskah ujian')).toBeVisible();
  },
};

export const Edits: Story = {
  ...opened(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ubah Soal 1' }));
    const first = within(await card('Soal 1'));
    const text = await first.findByRole('textbox', { name: /Pertanyaan/ });
    await userEvent.type(text, ' Pilih satu.');
    await userEvent.click(first.getByRole('button', { name: 'Simpan soal' }));
    await expect(await first.findByText(/Pilih satu\./)).toBeVisible();
  },
};

export const ShowsTheDuplicate: Story = {
  ...opened(),
  play: async () => {
    const fourth = within(await card('Soal 4'));
    await userEvent.click(fourth.getByRole('button', { name: 'Lihat soal itu' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Sudah ada di bank soal' }),
    ).toBeVisible();
  },
};

export const RefusedByTheServer: Story = {
  beforeEach: ({ msw, args }) => {
    args.storage = memoryValues();
    msw.use(
      answers('importQuestions', ({ query }) => {
        if (query.get('format') === 'docx') return { rows: wordRows.slice(0, 1), pictures: {} };
        const { review: _, ...told } = wordRows[0] ?? {};
        const problem = { code: 'x', message: 'Opsi terlalu panjang.', blocking: true };
        return refusal(422, 'Ada soal yang tidak dapat diimpor. Tidak ada yang disimpan.', {
          code: 'import-refused',
          rows: [{ ...told, problems: [problem] }],
        });
      }),
      ...papersServer().handlers,
    );
    handFile(docx());
  },
  play: async () => {
    const [save] = await screen.findAllByRole('button', { name: 'Simpan 1 soal' });
    if (!save) throw new Error('There is a button');
    await userEvent.click(save);
    await expect(await screen.findByText('Opsi terlalu panjang.')).toBeVisible();
    await expect(screen.getByText(/Tidak ada yang disimpan\./)).toBeVisible();
  },
};

const refusedWith = (code: string, message: string): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: ({ msw }) => {
    msw.use(
      answers('importQuestions', () => refusal(422, message, { code, rows: [] })),
      ...papersServer().handlers,
    );
    handFile(docx());
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
    await expect(screen.getByText('Naskah ujian')).toBeVisible();
  },
});

export const NothingFound: Story = refusedWith('no-questions', 'Tidak ada soal dalam file ini.');
export const LockedFile: Story = refusedWith('locked-file', 'File ini dikunci dengan password.');
export const OldFile: Story = refusedWith('old-word', 'File .doc tidak dapat dibaca.');
export const BrokenFile: Story = refusedWith('broken-file', 'File ini rusak.');

export const SurvivesAReload: Story = {
  beforeEach: async ({ msw, args }) => {
    const storage = memoryValues();
    args.storage = storage;
    msw.use(...reads());
    handFile(docx());
  },
  render: (args) => <QuestionsFromWordScreen {...args} />,
  play: async ({ mount, args }) => {
    await mount(<QuestionsFromWordScreen {...args} />);
    (await card('Soal 2')).focus();
    await userEvent.keyboard('2');
    await mount(<QuestionsFromWordScreen key="again" {...args} />);
    await expect(
      await screen.findByText('Tinjauan UTS Basis Data.docx dilanjutkan dari yang terakhir.'),
    ).toBeVisible();
    await expect(within(await card('Soal 2')).getByText('Siap')).toBeVisible();
  },
};

export const BrowserWithoutRoom: Story = {
  beforeEach: ({ msw, args }) => {
    args.storage = memoryValues(true);
    msw.use(...reads());
    handFile(docx());
  },
  play: async () => {
    await expect(
      await screen.findByText(/Peramban ini tidak dapat menyimpan tinjauan/),
    ).toBeVisible();
  },
};

export const ShowsThePage: Story = {
  ...opened(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lihat di halaman: Soal 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Halaman naskah' });
    await expect(await within(dialog).findByText(/^Halaman 1 dari 2/)).toBeVisible();
  },
};

export const KeyboardMap: Story = {
  ...opened(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pintasan' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Kunci A sampai J');
  },
};
