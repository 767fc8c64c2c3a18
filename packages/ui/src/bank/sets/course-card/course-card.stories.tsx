import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../../components/layout/grid/index.js';
import { CourseCard } from './course-card.js';

const meta = {
  title: 'Admin/CourseCard',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: CourseCard,
  args: { name: 'Struktur Data', code: 'CS002', materials: 6, sets: 12, onSelect: fn() },
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Grid>
      <CourseCard {...args} description="Mata kuliah Struktur Data" />
      <CourseCard {...args} name="Kecerdasan Buatan" code="CS006" materials={0} sets={0} />
      <CourseCard {...args} name="Jaringan Komputer" code="CS005" materials={1234} sets={98765} />
    </Grid>
  ),
};

export const LongTitle: Story = {
  args: {
    name: 'Pemrograman_Berorientasi_Objek_Lanjutan_Kelas_Paralel_Semester_Genap',
    materials: 123456789012,
    sets: 123456789012,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const OpensByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Struktur Data' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const LeadsToAnAddress: Story = {
  args: { href: '#course-2', materials: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Struktur Data' })).toHaveAttribute(
      'href',
      '#course-2',
    );
    await expect(canvas.getByText('Perlu Setup')).toBeVisible();
    await expect(canvas.getByText('0 materi')).toBeVisible();
  },
};
