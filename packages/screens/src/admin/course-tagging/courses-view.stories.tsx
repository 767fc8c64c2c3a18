import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toCourses } from '../../model/tags/admin-course.js';
import { courseStatsAnswers, courseTagAnswers } from '../../test/admin-fixtures.js';
import { CourseLoadingView } from './course-tagging-screen.js';
import { CoursesView } from './courses-view.js';

const courses = toCourses(courseTagAnswers, courseStatsAnswers);
const [first] = courses;
const long = {
  ...courses[2],
  id: 1234,
  name: 'Perancangan dan Implementasi Sistem Terdistribusi Berskala Besar untuk Rekayasa Perangkat Lunak',
  code: 'CS1234',
  materials: 123_456,
  sets: 98_765,
};

const meta = {
  title: 'Layar/Admin Tagging Mata Kuliah/Daftar',
  component: CoursesView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', found: courses, total: courses.length },
    stats: { tags: 5, average: '1,7' },
    text: '',
    onTextChange: fn(),
    hrefs: { course: (id) => `#/course/${id}`, courseTags: '#/admin/mata-kuliah' },
  },
} satisfies Meta<typeof CoursesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Struktur Data' });
    await expect(link).toHaveAttribute('href', '#/course/1');
    await expect(canvas.getAllByText('Setup Complete')).toHaveLength(2);
    await expect(canvas.getAllByText('Perlu Setup')).toHaveLength(1);
    await expect(canvas.getByText('CS003')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const LoadingACourse: Story = { render: () => <CourseLoadingView /> };

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      sentence: 'Gagal memuat data. Silakan coba lagi.',
      busy: false,
      retry: fn(),
    },
  },
};

export const Empty: Story = {
  args: { state: { status: 'ready', found: [], total: 0 }, stats: { tags: 0, average: '0,0' } },
};

export const NothingFound: Story = {
  args: { text: 'kuantum', state: { status: 'ready', found: [], total: 3 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tampilkan semua' }));
    await expect(args.onTextChange).toHaveBeenCalledWith('');
  },
};

export const ReturnsToTheCourse: Story = {
  args: { cameFrom: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Basis Data' })).toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    state: { status: 'ready', found: first ? [{ ...first, ...long }, first] : [], total: 2 },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { ...LongNames, globals: { viewport: { value: 'narrow' } } };
