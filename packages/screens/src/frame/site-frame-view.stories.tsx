import { Container } from '@bank-soal/ui/container';
import { BrandMark, PageHeader } from '@bank-soal/ui/frame';
import { SegmentedToggle } from '@bank-soal/ui/segmented-toggle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SiteFrameView } from './site-frame-view.js';

const meta = {
  title: 'Layar/Kerangka situs/Tampilan',
  component: SiteFrameView,
  parameters: { layout: 'fullscreen' },
  args: {
    site: {
      name: 'Bank Soal Informatika',
      faculty: 'Program Studi Informatika',
      logos: { university: null, department: null },
    },
    hrefs: {
      home: '#/',
      login: '#/login',
      search: '#/search',
      questionSets: '#/question-sets',
      linkHome: true,
      ownSets: '#/my-sets',
      papers: '#/papers',
      questions: '#/questions',
      mySets: '#/koleksi',
      notices: '#/pemberitahuan',
    },
    path: '#/search',
    username: undefined,
    onLogout: fn(),
    children: (
      <Container space="md">
        <PageHeader title="Paket Soal Informatika" />
      </Container>
    ),
  },
} satisfies Meta<typeof SiteFrameView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both marks with their names, whatever the width. */
async function expectMarks(canvasElement: HTMLElement) {
  const footer = within(within(canvasElement).getByRole('contentinfo'));
  for (const name of ['Lambang universitas', 'Lambang program studi'])
    await expect(footer.getByRole('img', { name })).toBeVisible();
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['Ruang Saya', 'Pemberitahuan'])
      await expect(within(canvasElement).queryByRole('link', { name })).toBeNull();
    await expectMarks(canvasElement);
  },
};

/** Links to this page in each language, of which the shown one is marked. */
export const Languages: Story = {
  args: { languagesAt: '/search?q=pohon' },
  play: async ({ canvasElement }) => {
    const choice = within(within(canvasElement).getByRole('navigation', { name: 'Bahasa' }));
    const english = choice.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('href', '/search?q=pohon&lang=en');
    await expect(english).toHaveAttribute('lang', 'en');
    const own = choice.getByRole('link', { current: true });
    await expect(own).toHaveTextContent('Bahasa Indonesia');
    await expect(getComputedStyle(within(own).getByText('Bahasa Indonesia')).fontWeight).toBe(
      '600',
    );
  },
};

export const SignedIn: Story = {
  args: { username: 'Dr. Ratna Wulandari, M.Kom.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Dr. Ratna Wulandari, M.Kom.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pemberitahuan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ruang Saya' })).toHaveAttribute(
      'href',
      '#/koleksi',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** On one of the person's own pages; the languages are in the menu. */
export const OwnSpace: Story = {
  args: {
    username: 'Dr. Ratna Wulandari, M.Kom.',
    teaches: true,
    path: '#/papers',
    languagesAt: '/papers',
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ruang Saya' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('navigation', { name: 'Bahasa' })).toBeNull();
  },
};

export const BeforeTheSiteIsKnown: Story = { args: { site: undefined } };

export const OnTheLoginPage: Story = {
  args: { path: '#/login' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

export const BeforeTheSessionIsKnown: Story = {
  args: { hrefs: { home: '#/', search: '#/search', questionSets: '#/question-sets' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Login' })).toBeNull();
  },
};

export const Phone: Story = {
  args: { username: 'Dr. Ratna Wulandari, M.Kom.' },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectMarks(canvasElement),
};

export const OfAnotherFaculty: Story = {
  args: {
    site: {
      name: 'Bank Soal Matematika',
      faculty: 'Fakultas Matematika',
      logos: { university: null, department: null },
    },
    marks: <BrandMark variant="department" name={null} />,
    tools: (
      <SegmentedToggle
        label="Bahasa"
        options={[
          { value: 'id', label: 'ID' },
          { value: 'en', label: 'EN' },
        ]}
        value="id"
        onChange={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('banner')).toContainElement(
      canvas.getByRole('radiogroup', { name: 'Bahasa' }),
    );
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Fakultas Matematika');
    await expect(canvasElement.querySelectorAll('[data-part="marks"] > *')).toHaveLength(1);
  },
};
