import { toast } from '@bank-soal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  courseMaterialAnswers,
  courseStatsAnswers,
  courseTagAnswers,
  materialTagAnswers,
} from '../../test/admin-fixtures.js';
import { MOVED, taggingServer } from '../../test/admin-server.js';
import { answers, refuses, refusesAtFirst } from '../../test/mock.js';
import { asVisitor, withAdmin } from '../../test/with-app.js';
import { CourseTaggingScreen } from './course-tagging-screen.js';

const meta = {
  title: 'Layar/Admin Tagging Mata Kuliah',
  tags: ['autodocs'],
  component: CourseTaggingScreen,
  parameters: {
    frames: {
      'layar-admin-tagging-mata-kuliah-daftar--default': 640,
      'layar-admin-tagging-mata-kuliah-mata-kuliah--default': 640,
    },
    layout: 'fullscreen',
  },
  args: {
    state: { tab: 'materials', q: '' },
    onStateChange: fn(),
    hrefs: {
      courses: '#/admin/course-tagging',
      course: (id) => `#/admin/course-tagging?course=${id}`,
      courseTags: '#/admin/mata-kuliah',
    },
    onSignedOut: fn(),
  },
  // Keeps the state as an address would, and follows the cards' links.
  render: function Addressed(args) {
    const [state, setState] = useState(args.state);
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stands for a router
      <div
        onClick={(event) => {
          const link = (event.target as Element).closest('a');
          if (link) event.preventDefault();
          const course = /course=(\d+)/.exec(link?.getAttribute('href') ?? '')?.[1];
          if (course) setState({ course: Number(course), tab: 'materials', q: '' });
        }}
      >
        <CourseTaggingScreen
          {...args}
          state={state}
          onStateChange={(next, change) => {
            args.onStateChange(next, change);
            setState(next);
          }}
        />
      </div>
    );
  },
  decorators: [withAdmin],
  beforeEach: ({ msw }) =>
    msw.use(
      answers('courseTags', courseTagAnswers),
      answers('courseMaterialStats', courseStatsAnswers),
      ...taggingServer(courseMaterialAnswers),
    ),
} satisfies Meta<typeof CourseTaggingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const COURSE = { course: 1, tab: 'materials', q: '' } as const;
const TAGS = { course: 1, tab: 'tags', q: '' } as const;
const FIRST = 'Pertemuan 1: Array dan Pointer';

const entries = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.dataset.component === 'editable-row')
    .map((item) => item.textContent);
const dialog = (role = 'alertdialog') => within(screen.getByRole(role));
const moved = () => HttpResponse.json(MOVED, { status: 409 });
const stat = (label: string) => screen.getByText(label).closest('div');

async function opened(...names: string[]) {
  await waitFor(() => expect(entries()).toEqual(names));
}

export const Default: Story = {
  play: async () => {
    await screen.findByRole('link', { name: 'Struktur Data' });
    await expect(stat('Total Mata Kuliah')).toHaveTextContent('3');
    await expect(stat('Total Tag Materi')).toHaveTextContent('5');
    await expect(stat('Rata-rata Materi per Mata Kuliah')).toHaveTextContent('1,7');
  },
};

export const SearchesCourses: Story = {
  play: async ({ args }) => {
    await screen.findByRole('link', { name: 'Struktur Data' });
    await userEvent.type(screen.getByRole('searchbox'), 'cs002');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Struktur Data' })).toBeNull());
    await expect(screen.getByRole('link', { name: 'Basis Data' })).toBeVisible();
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(
        { tab: 'materials', q: 'cs002' },
        { replace: true },
      ),
    );
  },
};

export const OpensACourseAndComesBack: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Struktur Data' }));
    await opened(FIRST, 'Pertemuan 2: Linked List');
    await expect(screen.getByRole('heading', { name: 'Struktur Data' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Kembali' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      { tab: 'materials', q: '' },
      { replace: false },
    );
    await waitFor(() => expect(screen.getByRole('link', { name: 'Struktur Data' })).toHaveFocus());
  },
};

export const AddsAMaterial: Story = {
  args: { state: COURSE },
  beforeEach: () => void spyOn(toast, 'success'),
  play: async () => {
    await opened(FIRST, 'Pertemuan 2: Linked List');
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Materi' }));
    await userEvent.type(
      dialog('dialog').getByRole('textbox', { name: 'Nama Materi' }),
      '  Pertemuan 3: Tree {Enter}',
    );
    await expect(await screen.findByText('Materi berhasil ditambahkan')).toBeVisible();
    await expect(toast.success).toHaveBeenCalledWith('Materi berhasil ditambahkan', {
      duration: 5000,
    });
    await opened(FIRST, 'Pertemuan 2: Linked List', 'Pertemuan 3: Tree');
  },
};

export const SendsNothingForAnEmptyName: Story = {
  args: { state: COURSE },
  beforeEach: ({ msw }) => msw.use(refuses('createCourseMaterial', 400)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah Materi' }));
    await userEvent.type(dialog('dialog').getByRole('textbox'), '   {Enter}');
    await expect(dialog('dialog').queryByRole('alert')).toBeNull();
    await userEvent.click(dialog('dialog').getByRole('button', { name: 'Batal' }));
  },
};

export const HintsAtTheMissingColumn: Story = {
  args: { state: COURSE },
  beforeEach: ({ msw }) => msw.use(refuses('createCourseMaterial', 500, '')),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah Materi' }));
    await userEvent.type(dialog('dialog').getByRole('textbox'), 'Pertemuan 3{Enter}');
    const alert = await dialog('dialog').findByRole('alert');
    await expect(alert).toHaveTextContent(/^Gagal menambahkan materi\..*course_tag_id/);
    await expect(dialog('dialog').getByRole('textbox')).toHaveValue('Pertemuan 3');
  },
};

export const RenamesWhereItStands: Story = {
  args: { state: COURSE },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Ubah ${FIRST}` }));
    const field = screen.getByRole('textbox', { name: 'Nama Materi' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Pertemuan 1{Enter}');
    await expect(await screen.findByText('Materi berhasil diperbarui')).toBeVisible();
    await opened('Pertemuan 1', 'Pertemuan 2: Linked List');
  },
};

export const LosesNothingWhenRenamingFails: Story = {
  args: { state: COURSE },
  beforeEach: ({ msw }) => msw.use(refuses('updateCourseMaterial', 502, '')),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Ubah ${FIRST}` }));
    const field = screen.getByRole('textbox', { name: 'Nama Materi' });
    await userEvent.type(field, ' (baru){Enter}');
    await expect(await screen.findByText('Gagal memperbarui materi.')).toBeVisible();
    await expect(field).toHaveValue(`${FIRST} (baru)`);
    await userEvent.type(field, '!');
    await expect(screen.queryByText('Gagal memperbarui materi.')).toBeNull();
  },
};

export const RemovesAMaterial: Story = {
  args: { state: COURSE },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Hapus ${FIRST}` }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(await screen.findByText('Materi berhasil dihapus')).toBeVisible();
    await opened('Pertemuan 2: Linked List');
  },
};

export const SearchesTheShownList: Story = {
  args: { state: COURSE },
  play: async ({ args }) => {
    await opened(FIRST, 'Pertemuan 2: Linked List');
    await userEvent.type(screen.getByRole('searchbox'), 'linked');
    await opened('Pertemuan 2: Linked List');
    await userEvent.click(screen.getByRole('tab', { name: /Tag Global/ }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(TAGS, { replace: true });
    await opened('Linked List', 'Graph');
    await expect(screen.getByRole('searchbox')).toHaveValue('');
  },
};

export const MovesBetweenTabsByKeyboard: Story = {
  args: { state: COURSE },
  play: async () => {
    await opened(FIRST, 'Pertemuan 2: Linked List');
    screen.getByRole('tab', { name: /Materi Khusus/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { name: /Tag Global/ })).toHaveFocus());
    await opened('Linked List', 'Graph');
  },
};

export const AssignsSeveralTags: Story = {
  args: { state: TAGS },
  play: async () => {
    await opened('Linked List', 'Graph');
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Tag' }));
    const picker = dialog('dialog');
    await expect(picker.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Greedy',
      'Normalisasi',
      'SQL',
    ]);
    await userEvent.click(picker.getByRole('option', { name: 'SQL' }));
    await userEvent.type(picker.getByRole('combobox'), 'norm{Enter}');
    await userEvent.click(picker.getByRole('button', { name: 'Tambahkan' }));
    await expect(await screen.findByText('Tag berhasil ditambahkan ke mata kuliah')).toBeVisible();
    await opened('Linked List', 'Graph', 'SQL', 'Normalisasi');
  },
};

export const SaysWhyATagWasNotAssigned: Story = {
  args: { state: TAGS },
  beforeEach: ({ msw }) =>
    msw.use(refuses('assignMaterialTag', 409, 'Tag sudah dipakai mata kuliah lain')),
  play: async () => {
    await opened('Linked List', 'Graph');
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Tag' }));
    await userEvent.click(dialog('dialog').getByRole('option', { name: 'SQL' }));
    await userEvent.click(dialog('dialog').getByRole('button', { name: 'Tambahkan' }));
    await expect(await dialog('dialog').findByRole('alert')).toHaveTextContent(
      'Tag sudah dipakai mata kuliah lain',
    );
  },
};

export const TakesATagAway: Story = {
  args: { state: TAGS },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus Graph' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(await screen.findByText('Tag berhasil dihapus dari mata kuliah')).toBeVisible();
    await opened('Linked List');
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Tag' }));
    await waitFor(() =>
      expect(dialog('dialog').getByRole('option', { name: 'Graph' })).toBeVisible(),
    );
  },
};

/** Another administrator has moved 'Graph' to another course since the page was read. */
export const LeavesATagThatWasMoved: Story = {
  args: { state: TAGS },
  beforeEach: ({ msw }) => {
    let tags = materialTagAnswers;
    msw.use(
      answers('materialTagsByCourse', () => tags.filter((tag) => tag.course_tag_id === 1)),
      answers('unassignMaterialTag', ({ request }) => {
        tags = tags.map((tag) => (tag.name === 'Graph' ? { ...tag, course_tag_id: 2 } : tag));
        const from = new URL(request.url).searchParams.get('course_tag_id');
        return from === '1' ? moved() : tags[0];
      }),
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus Graph' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Tag ini sudah dipindahkan ke mata kuliah lain. Tidak ada yang diubah.',
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Batal' }));
    await opened('Linked List');
  },
};

export const TakesA500OfMaterialsAsEmpty: Story = {
  args: { state: COURSE },
  beforeEach: ({ msw }) =>
    msw.use(
      refusesAtFirst('courseMaterials', 500, {
        success: true,
        message: '',
        data: courseMaterialAnswers,
      }),
    ),
  play: async () => {
    await expect(await screen.findByText('Belum ada materi khusus')).toBeVisible();
    await expect(screen.getByText('Materi khusus tidak dapat dibaca dari server.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    await opened(FIRST, 'Pertemuan 2: Linked List');
  },
};

export const HasItsOwnSentencesForFailures: Story = {
  args: { state: TAGS },
  beforeEach: ({ msw }) =>
    msw.use(refuses('materialTagsByCourse', 502, ''), refuses('courseMaterials', 502, '')),
  play: async () => {
    await expect(await screen.findByText('Gagal memuat tag mata kuliah.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Materi Khusus' }));
    await expect(await screen.findByText('Gagal memuat materi mata kuliah.')).toBeVisible();
  },
};

export const RetriesTheCourses: Story = {
  beforeEach: ({ msw }) => msw.use(refusesAtFirst('courseMaterialStats', 502, courseStatsAnswers)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Coba Lagi' }));
    await expect(await screen.findByRole('link', { name: 'Struktur Data' })).toBeVisible();
  },
};

/** What a person saw is not for the next. */
const goneWithTheSession = () => waitFor(() => expect(screen.queryByText(FIRST)).toBeNull());

export const SignsOutWhenTheMessageSaysSo: Story = {
  args: { state: COURSE },
  beforeEach: ({ msw }) =>
    msw.use(refuses('deleteCourseMaterial', 500, 'Request failed with status code 401')),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Hapus ${FIRST}` }));
    await userEvent.click(dialog().getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
    await goneWithTheSession();
  },
};

export const SaysWhatTheServerSaysWithoutMaterials: Story = {
  args: { state: COURSE },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('courseMaterials', () =>
        Response.json({ success: false, message: 'Materi sedang dipindahkan.' }),
      ),
    ),
  play: async () => {
    await expect(await screen.findByText('Materi sedang dipindahkan.')).toBeVisible();
  },
};

export const SignsOutOn401: Story = {
  beforeEach: ({ msw }) => msw.use(refuses('courseMaterialStats', 401, 'Unauthorized')),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
  },
};

export const SignsOutOn403: Story = {
  args: { state: COURSE },
  beforeEach: ({ msw }) => msw.use(refuses('createCourseMaterial', 403, 'Akses ditolak')),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah Materi' }));
    await userEvent.type(dialog('dialog').getByRole('textbox'), 'Pertemuan 3{Enter}');
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith('refused'));
    await goneWithTheSession();
  },
};

export const ShowsTheServersSentence: Story = {
  args: { state: COURSE },
  beforeEach: ({ msw }) =>
    msw.use(refuses('createCourseMaterial', 409, 'Materi dengan nama ini sudah ada')),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah Materi' }));
    await userEvent.type(dialog('dialog').getByRole('textbox'), `${FIRST}{Enter}`);
    await expect(
      await dialog('dialog').findByText('Materi dengan nama ini sudah ada'),
    ).toBeVisible();
    await expect(dialog('dialog').getByRole('textbox')).toHaveValue(FIRST);
  },
};

export const SendsAVisitorToTheLogin: Story = {
  parameters: asVisitor,
  args: { state: COURSE },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah Materi' }));
    await userEvent.type(dialog('dialog').getByRole('textbox'), 'Pertemuan 3{Enter}');
    await expect(args.onSignedOut).toHaveBeenCalledWith('missing');
    await userEvent.click(dialog('dialog').getByRole('button', { name: 'Batal' }));
  },
};

export const SaysThatACourseIsGone: Story = {
  args: { state: { course: 999, tab: 'materials', q: '' } },
  play: async () => {
    await expect(await screen.findByText('Mata kuliah tidak ditemukan')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke Daftar' }));
    await expect(await screen.findByRole('link', { name: 'Struktur Data' })).toBeVisible();
  },
};
