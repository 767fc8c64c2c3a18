import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/index.js';
import { EmptyState } from '../empty-state/index.js';
import { NotFoundFigure } from './not-found-figure.js';

const meta = {
  title: 'Umpan balik/NotFoundFigure',
  tags: ['autodocs', 'stabil'],
  component: NotFoundFigure,
} satisfies Meta<typeof NotFoundFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const States: Story = {};

export const OnItsPage: Story = {
  render: () => (
    <EmptyState
      icon={<NotFoundFigure />}
      headingLevel={1}
      title="Halaman tidak ditemukan"
      description="Periksa alamatnya, atau mulai lagi dari beranda."
      actions={
        <Button asChild variant="primary">
          <a href="#beranda">Kembali ke beranda</a>
        </Button>
      }
    />
  ),
};

export const Narrow: Story = { ...OnItsPage, globals: { viewport: { value: 'narrow' } } };
