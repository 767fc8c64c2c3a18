import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '../../../components/feedback/alert/index.js';
import { Grid } from '../../../components/layout/grid/index.js';
import { TemplateCard } from './template-card.js';

const meta = {
  title: 'Berkas/TemplateCard',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: TemplateCard,
  args: { onDownload: fn() },
} satisfies Meta<typeof TemplateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Download Template Soal' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Grid>
      <TemplateCard {...args} />
      <TemplateCard {...args} downloading />
      <TemplateCard {...args}>
        <Alert tone="danger">Gagal mendownload template</Alert>
      </TemplateCard>
    </Grid>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
