import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fitsThePage } from '../../test/fits-the-page.js';
import { Button } from '../button/index.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { TextField } from '../text-field/index.js';
import { Form } from './form.js';
import { FormActions } from './form-actions.js';

const meta = {
  title: 'Masukan/Form',
  component: Form,
  subcomponents: { FormActions },
  args: {
    'aria-label': 'Materi',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Nama Materi" />
        <TextField label="Keterangan" optional />
        <FormActions>
          <Button>Batal</Button>
          <Button type="submit" variant="primary">
            Simpan
          </Button>
        </FormActions>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { args: { gap: 'md' } };

const edgesOf = (element: Element) => element.getBoundingClientRect();

export const Actions: Story = {
  render: () => (
    <Stack gap="lg">
      <FormActions data-testid="plain">
        <Button>Batal</Button>
        <Button variant="primary">Simpan</Button>
      </FormActions>
      <FormActions
        data-testid="noted"
        start={
          <Text size="sm" tone="muted">
            Perubahan belum disimpan.
          </Text>
        }
      >
        <Button variant="ghost">Batalkan perubahan</Button>
        <Button variant="primary">Simpan perubahan</Button>
      </FormActions>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const row of [canvas.getByTestId('plain'), canvas.getByTestId('noted')]) {
      const last = within(row).getAllByRole('button').at(-1) as HTMLElement;
      await expect(last).toHaveAccessibleName(/^Simpan/);
      await expect(edgesOf(last).right).toBeCloseTo(edgesOf(row).right, 0);
    }
    const noted = canvas.getByTestId('noted');
    const note = within(noted).getByText('Perubahan belum disimpan.');
    await expect(edgesOf(note).left).toBeCloseTo(edgesOf(noted).left, 0);
  },
};

export const ActionsOnAPhone: Story = {
  ...Actions,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByTestId('plain');
    const [leave, send] = within(row).getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(edgesOf(leave).left).toBeCloseTo(edgesOf(row).left, 0);
    await expect(edgesOf(send).right).toBeCloseTo(edgesOf(row).right, 0);
    await fitsThePage();
  },
};

export const SubmitsByEnter: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Nama Materi')).toHaveFocus();
    await userEvent.keyboard('Graf{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
