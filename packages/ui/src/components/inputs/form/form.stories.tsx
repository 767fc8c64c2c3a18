import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { Text } from '../../data/text/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Checkbox } from '../checkbox/index.js';
import { CheckboxGroup } from '../checkbox-group/index.js';
import { Combobox } from '../combobox/index.js';
import { DateRangeField } from '../date-range-field/index.js';
import { MultiCombobox } from '../multi-combobox/index.js';
import { NumberField } from '../number-field/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { SegmentedToggle } from '../segmented-toggle/index.js';
import { Select } from '../select/index.js';
import { TagPicker } from '../tag-picker/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import { Form } from './form.js';
import { FormActions } from './form-actions.js';

const meta = {
  title: 'Masukan/Form',
  tags: ['autodocs', 'uji'],
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
const exams = [
  { value: 'uts', label: 'UTS' },
  { value: 'uas', label: 'UAS' },
];
const kindsOfFile = [
  { value: 'pdf', label: 'PDF' },
  { value: 'docx', label: 'DOCX' },
];

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
        <RadioGroup label="Jenis" name="exam" options={exams} />
        <CheckboxGroup label="Berkas" name="kind" options={kindsOfFile} defaultValue={['pdf']} />
        <TextArea label="Catatan" name="note" limit={200} />
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
    await userEvent.click(canvas.getByRole('radio', { name: 'UAS' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'DOCX' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Catatan' }), 'Ruang 2');
    await expect(canvas.getByText('Sisa 193 karakter')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(received).toHaveBeenCalledOnce());
    await expect(received).toHaveBeenCalledWith([
      ['lecturer', 'd2'],
      ['topic', 'Pohon'],
      ['tag', 'UTS'],
      ['year', '2027'],
      ['span.start', '2026-12-01'],
      ['span.end', ''],
      ['view', 'table'],
      ['exam', 'uas'],
      ['kind', 'pdf'],
      ['kind', 'docx'],
      ['note', 'Ruang 2'],
    ]);
    await waitFor(() => expect(lecturer).toHaveValue('Ratna Wulandari'));
    await expect(canvas.getByRole('spinbutton', { name: 'Tahun' })).toHaveValue(2026);
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await expect(canvas.queryByText('Pohon')).toBeNull();
    await expect(canvas.getByText('UTS', { selector: 'li *' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'UAS' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'PDF' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'DOCX' })).not.toBeChecked();
    await expect(canvas.getByText('Sisa 200 karakter')).toBeVisible();
  },
};

const views = [
  { value: 'grid', label: 'Grid' },
  { value: 'table', label: 'Tabel' },
];
const terms = [
  { value: 'odd', label: 'Ganjil' },
  { value: 'even', label: 'Genap' },
  { value: 'short', label: 'Antara' },
];

/** Values that the page keeps: a form of the browser's own, and one button that resets it. */
function Kept() {
  const [view, setView] = useState('grid');
  const [exam, setExam] = useState<string>();
  const [kinds, setKinds] = useState(['pdf']);
  const [term, setTerm] = useState('odd');
  const [ready, setReady] = useState(false);
  const [topics, setTopics] = useState(['Graf']);
  return (
    <form aria-label="Disimpan halaman">
      <Stack gap="md">
        <SegmentedToggle
          label="Tampilan"
          name="view"
          options={views}
          value={view}
          onChange={setView}
        />
        <RadioGroup label="Jenis" name="exam" options={exams} value={exam} onChange={setExam} />
        <CheckboxGroup
          label="Berkas"
          name="kind"
          options={kindsOfFile}
          value={kinds}
          onChange={setKinds}
        />
        <Select
          label="Semester"
          name="term"
          options={terms}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <Checkbox
          label="Siap"
          name="ready"
          checked={ready}
          onChange={({ target }) => setReady(target.checked)}
        />
        <MultiCombobox
          label="Topik"
          name="topic"
          options={['Graf', 'Pohon']}
          value={topics}
          onChange={setTopics}
        />
        <Button type="reset">Atur ulang</Button>
      </Stack>
    </form>
  );
}

/** A reset leaves what the page keeps, as it is shown and as it is sent. */
export const ResetLeavesWhatThePageKeeps: Story = {
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const form: HTMLFormElement = canvas.getByRole('form');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tabel' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'UAS' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'DOCX' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Semester' }), 'even');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Siap' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Topik' }), 'poh{Enter}{Escape}');
    const kept = [
      ['view', 'table'],
      ['exam', 'uas'],
      ['kind', 'pdf'],
      ['kind', 'docx'],
      ['term', 'even'],
      ['ready', 'on'],
      ['topic', 'Graf'],
      ['topic', 'Pohon'],
    ];
    await expect([...new FormData(form)]).toEqual(kept);
    await userEvent.click(canvas.getByRole('button', { name: 'Atur ulang' }));
    await expect([...new FormData(form)]).toEqual(kept);
  },
};

/** Choices that the page keeps, and that sending changes. */
function ChangedBySending() {
  const [term, setTerm] = useState('odd');
  const [sent, setSent] = useState(false);
  async function send() {
    setTerm('short');
    setSent(true);
  }
  return (
    <Form aria-label="Diubah pengiriman" action={send}>
      <Select
        label="Semester"
        name="term"
        options={terms}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <Checkbox
        label="Terkirim"
        checked={sent}
        onChange={({ target }) => setSent(target.checked)}
      />
      <Button type="submit">Kirim</Button>
    </Form>
  );
}

/** React resets the form after an action: what the action made of it is shown, not what it began with. */
export const ResetLeavesWhatItsActionChanged: Story = {
  render: () => <ChangedBySending />,
  play: async ({ canvas }) => {
    const term = canvas.getByRole('combobox', { name: 'Semester' });
    const reset = fn();
    canvas.getByRole('form').addEventListener('reset', reset);
    await userEvent.selectOptions(term, 'even');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(reset).toHaveBeenCalledOnce());
    await expect(term).toHaveValue('short');
    await expect(canvas.getByRole('checkbox', { name: 'Terkirim' })).toBeChecked();
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
