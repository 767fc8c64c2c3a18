import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fitsThePage } from '../../test/fits-the-page.js';
import { Button } from '../button/index.js';
import { Combobox } from '../combobox/index.js';
import { DateRangeField } from '../date-range-field/index.js';
import { MultiCombobox } from '../multi-combobox/index.js';
import { NumberField } from '../number-field/index.js';
import { SegmentedToggle } from '../segmented-toggle/index.js';
import { Stack } from '../stack/index.js';
import { TagPicker } from '../tag-picker/index.js';
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

const received = fn();

/** What the fields keep themselves, React's action receives as FormData, and then resets. */
export const Action: Story = {
  args: {
    onSubmit: undefined,
    action: (data: FormData) => received([...data]),
    children: (
      <>
        <Combobox
          label="Dosen"
          name="lecturer"
          options={[
            { value: 'd1', label: 'Ratna Wulandari' },
            { value: 'd2', label: 'Bagus Prasetyo' },
          ]}
          defaultValue="d1"
        />
        <MultiCombobox label="Topik" name="topic" options={['Graf', 'Pohon']} />
        <TagPicker label="Tag" name="tag" options={['UAS']} defaultValue={['UTS']} />
        <NumberField label="Tahun" name="year" defaultValue={2026} />
        <DateRangeField
          label="Masa ujian"
          name="span"
          defaultValue={{ start: '2026-12-01', end: '' }}
        />
        <SegmentedToggle
          label="Tampilan"
          name="view"
          options={[
            { value: 'grid', label: 'Grid' },
            { value: 'table', label: 'Tabel' },
          ]}
          defaultValue="grid"
        />
        <FormActions>
          <Button type="submit" variant="primary">
            Simpan
          </Button>
        </FormActions>
      </>
    ),
  },
  beforeEach: () => {
    received.mockClear();
  },
  play: async ({ canvas }) => {
    const topics = canvas.getByRole('combobox', { name: 'Topik' });
    await userEvent.type(topics, 'poh{Enter}{Escape}');
    const lecturer = canvas.getByRole('combobox', { name: 'Dosen' });
    await expect(lecturer).toHaveValue('Ratna Wulandari');
    await userEvent.clear(lecturer);
    await userEvent.type(lecturer, 'bag{Enter}');
    await expect(lecturer).toHaveValue('Bagus Prasetyo');
    await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Tahun' }));
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Tahun' }), '2027');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tabel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(received).toHaveBeenCalledExactlyOnceWith([
        ['lecturer', 'd2'],
        ['topic', 'Pohon'],
        ['tag', 'UTS'],
        ['year', '2027'],
        ['span.start', '2026-12-01'],
        ['span.end', ''],
        ['view', 'table'],
      ]),
    );
    await waitFor(() => expect(lecturer).toHaveValue('Ratna Wulandari'));
    await expect(canvas.getByRole('spinbutton', { name: 'Tahun' })).toHaveValue(2026);
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await expect(canvas.queryByText('Pohon')).toBeNull();
    await expect(canvas.getByText('UTS')).toBeVisible();
  },
};

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
