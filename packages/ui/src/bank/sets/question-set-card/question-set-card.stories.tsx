import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/actions/button/index.js';
import { Highlight } from '../../../components/data/highlight/index.js';
import { Checkbox } from '../../../components/inputs/checkbox/index.js';
import { Grid } from '../../../components/layout/grid/index.js';
import { contrastOf } from '../../../test/contrast-of.js';
import { inBothThemes } from '../../../test/in-both-themes.js';
import { LockLabel } from '../lock-label/index.js';
import { SetCover } from '../set-cover/index.js';
import { QuestionSetCard } from './question-set-card.js';
import { QuestionSetCardSkeleton } from './question-set-card-skeleton.js';

const SET = {
  href: '#/preview/7',
  title: 'UTS Struktur Data: Pohon Biner dan Graf',
  level: 'Sedang',
  hasAnswers: true,
  hasTestCases: false,
  subject: 'Struktur Data',
  lecturer: 'Dr. Ratna Wulandari',
  updated: '2026-11-21T03:00:00Z',
  topics: ['Tree', 'Graph', 'Linked List', 'Stack', 'Queue'],
  downloads: 1234,
};

const meta = {
  title: 'Paket soal/QuestionSetCard',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: QuestionSetCard,
  subcomponents: { QuestionSetCardSkeleton },
  args: { ...SET, onDownload: fn() },
  decorators: [
    (Story) => (
      <Grid min="md">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof QuestionSetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCover: Story = {
  args: { cover: <SetCover /> },
  play: async ({ canvas, canvasElement }) => {
    const cover = canvasElement.querySelector('[data-component="set-cover"]');
    const title = canvas.getByRole('link', { name: SET.title });
    const place = cover?.getBoundingClientRect();
    // Its place is kept before it comes, below the title and never over it.
    await expect(place?.width).toBe(48);
    await expect(place?.top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <QuestionSetCard {...args} level="Mudah" hasTestCases />
      <QuestionSetCard {...args} downloading topics={['Tree']} />
      <QuestionSetCard
        {...args}
        level="Sulit"
        hasAnswers={false}
        title="UAS Kecerdasan Buatan"
        subject="Kecerdasan Buatan"
      />
      <QuestionSetCard
        {...args}
        level="Sangat Sulit"
        hasAnswers={false}
        hasTestCases
        action={<Button size="sm">Pilih berkas</Button>}
      />
      <QuestionSetCardSkeleton />
    </>
  ),
};

export const ShowsItsShapeWhileLoading: Story = {
  render: () => <QuestionSetCardSkeleton />,
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component=question-set-card-skeleton]');
    const bone = card?.querySelector('[data-component=skeleton] > span');
    if (!card || !bone) throw new Error('There is no skeleton');
    await inBothThemes(async () => {
      const contrast = contrastOf(
        getComputedStyle(bone).backgroundColor,
        getComputedStyle(card).backgroundColor,
      );
      await expect(contrast).toBeGreaterThanOrEqual(1.2);
    });
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'Kumpulan soal ujian akhir semester ganjil Analisis dan Perancangan Perangkat Lunak Berorientasi Objek tahun akademik 2026/2027 kelas paralel Ketidakbertanggungjawabannyakah',
    subject: 'Analisis dan Perancangan Perangkat Lunak Berorientasi Objek Lanjutan',
    lecturer: 'Prof. Dr. Ir. Raden Ajeng Kartikasari Wulandari Kusumaningrum, M.Kom., Ph.D.',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Locked: Story = {
  args: { lock: <LockLabel reason="key-date" at="2026-12-20T05:00:00Z" /> },
  globals: { viewport: { value: 'narrow' } },
};

export const NoTopics: Story = { args: { topics: [] } };

export const NoLecturer: Story = { args: { lecturer: undefined } };

export const ManyDownloads: Story = {
  args: { downloads: 123_456_789_012 },
  globals: { viewport: { value: 'narrow' } },
};

export const MarkedMatches: Story = {
  args: {
    title: <Highlight text="UTS Struktur Data" query="tr" />,
    name: 'UTS Struktur Data',
    subject: <Highlight text="Struktur Data" query="tr" />,
    renderTopic: (topic) => <Highlight text={topic} query="tr" />,
  },
};

export const EqualHeights: Story = {
  render: (args) => (
    <>
      <QuestionSetCard {...args} title="Kuis" topics={[]} lecturer={undefined} />
      <QuestionSetCard {...args} title="Latihan menjelang ujian akhir semester Basis Data Lanjut" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('article');
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
};

export const FollowsLinkByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: SET.title })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const DownloadsWithoutFollowing: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Unduh' });
    await expect(button).toHaveAttribute('aria-description', SET.title);
    // What lies on top decides: the title's link is stretched over the card.
    await waitFor(() => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return expect(button).toContainElement(hit as HTMLElement);
    });
    const link = within(canvasElement).getByRole('link');
    const card = canvasElement.querySelector('[data-component=question-set-card]');
    const frame = card?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(frame.left + 8, frame.bottom - 8)).toBe(link);
    await userEvent.click(button);
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** What sets share leads to those sets, above the link of the whole card. */
export const FactsLeadToTheirSets: Story = {
  args: {
    subjectHref: '#mata-kuliah',
    lecturerHref: '#dosen',
    topicHref: (topic) => `#topik-${topic}`,
  },
  play: async ({ canvas }) => {
    const links = [
      ['Struktur Data', '#mata-kuliah'],
      ['Dr. Ratna Wulandari', '#dosen'],
      ['Tree', '#topik-Tree'],
    ] as const;
    for (const [name, href] of links) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      link.scrollIntoView({ block: 'center' });
      // Cards are laid out as they come in sight.
      await waitFor(() => {
        const { left, top, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 4, top + height / 2);
        return expect(link.contains(hit)).toBe(true);
      });
    }
  },
};

export const Selectable: Story = {
  args: { selection: <Checkbox label={`Pilih ${SET.title}`} labelHidden /> },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: `Pilih ${SET.title}` });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
