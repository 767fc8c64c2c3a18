import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialog, DialogContent } from '../../feedback/dialog/index.js';
import { Stack } from '../../layout/stack/index.js';
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.js';

const tags = ['Array', 'Linked List', 'Stack', 'Queue', 'Tree', 'Graph', 'Sorting', 'Searching'];
const many = Array.from({ length: 2000 }, (_, index) => `Topik ${index + 1}`);

function Controlled(args: MultiComboboxProps) {
  const [value, setValue] = useState(args.value);
  return (
    <MultiCombobox
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Masukan/MultiCombobox',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: MultiCombobox,
  args: {
    label: 'Tag Materi',
    placeholder: 'Pilih Tag Materi',
    options: tags,
    value: [],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MultiCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

async function expectOnTop(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element).toContainElement(hit as HTMLElement);
}

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg" className="ui:max-w-md">
      <Controlled {...args} label="Kosong" />
      <Controlled {...args} label="Terisi" value={['Array', 'Linked List', 'Graph']} required />
      <Controlled {...args} label="Tanpa keping" value={['Array', 'Graph']} chips={false} />
      <Controlled {...args} label="Salah" error="Pilih sedikitnya satu topik" />
      <Controlled {...args} label="Nonaktif" value={['Array']} disabled hint="Memuat filter..." />
    </Stack>
  ),
};

export const Open: Story = {
  args: { value: ['Graph'] },
  play: async () => {
    await userEvent.click(body.getByRole('combobox'));
    await expect(await body.findByRole('option', { name: 'Graph' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Narrow: Story = {
  args: {
    options: ['Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek_lanjutan', ...tags],
    value: ['Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek_lanjutan', 'Graph'],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => userEvent.click(body.getByRole('combobox')),
};

export const ChoosesSeveralByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const input = body.getByRole('combobox', { name: 'Tag Materi' });
    await userEvent.keyboard('gra{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Graph']);
    const status = within(canvasElement)
      .getAllByRole('status')
      .find((one) => one.textContent !== '');
    await waitFor(() => expect(status).toHaveTextContent('Graph dipilih'));
    await expect(input).toHaveValue('');
    await expect(await body.findByRole('option', { name: 'Graph' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Graph', 'Tree']);
    const chosen = within(body.getByRole('list', { name: 'Tag Materi yang dipilih' }));
    await expect(chosen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Graph']);
    await userEvent.click(chosen.getByRole('button', { name: 'Hapus Graph' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
  },
};

export const TakesAwayByASecondPress: Story = {
  args: { value: ['Array'] },
  play: async ({ args }) => {
    await userEvent.click(body.getByRole('combobox'));
    await userEvent.click(await body.findByRole('option', { name: 'Array' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(body.getByRole('option', { name: 'Array' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Array']);
    await expect(body.getByRole('listbox', { name: 'Pilihan' })).toBeVisible();
  },
};

/** A program presses without a place: such a click stands at the window's corner, above the option. */
export const ChoosesByAPressWithoutAPlace: Story = {
  decorators: [
    (Story) => (
      <div className="ui:pt-24">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await fireEvent.click(canvas.getByRole('option', { name: 'Queue' }));
    await expect(args.onChange).toHaveBeenCalledWith(['Queue']);
  },
};

export const IsOneStopOfTab: Story = {
  args: { options: many, chips: false },
  render: (args) => (
    <Stack>
      <Controlled {...args} />
      <button type="button">Berikutnya</button>
    </Stack>
  ),
  play: async () => {
    await userEvent.click(body.getByRole('combobox'));
    const list = await body.findByRole('listbox');
    // Without it, what scrolls is a stop of its own.
    await expect(list).toHaveAttribute('tabindex', '-1');
    await userEvent.click(body.getByRole('option', { name: 'Topik 2' }));
    await userEvent.tab();
    await expect(body.getByRole('button', { name: 'Berikutnya' })).toHaveFocus();
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
  },
};

export const LabelNamesTheInputAlone: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(body.getByRole('combobox'));
    await expect(body.getByRole('listbox')).toBeVisible();
    await expect(within(canvasElement).getAllByLabelText(/Tag Materi/)).toHaveLength(1);
  },
};

export const SaysThatNothingMatches: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(body.getByRole('combobox'), 'fisika{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByText('Tidak ada hasil')).toBeVisible();
    await waitFor(() =>
      expect(
        within(canvasElement)
          .getAllByRole('status')
          .map((one) => one.textContent),
      ).toContain('0 pilihan tersedia'),
    );
  },
};

export const RendersOnlyWhatIsSeen: Story = {
  args: { options: many },
  play: async ({ args }) => {
    await userEvent.click(body.getByRole('combobox'));
    const options = await body.findAllByRole('option');
    await expect(options.length).toBeLessThan(30);
    await expect(options[0]).toHaveAttribute('aria-setsize', '2000');
    await userEvent.keyboard('{End}');
    const last = await body.findByRole('option', { name: 'Topik 2000' });
    await expect(body.getByRole('combobox')).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Topik 2000']);
  },
};

export const MovesByPagesAndStopsAtTheEnds: Story = {
  args: { options: many },
  play: async () => {
    const input = body.getByRole('combobox');
    const expectActive = async (name: string) =>
      expect(input).toHaveAttribute(
        'aria-activedescendant',
        (await body.findByRole('option', { name })).id,
      );
    await userEvent.click(input);
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expectActive('Topik 17');
    await userEvent.keyboard('{End}{PageDown}');
    await expectActive('Topik 2000');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Topik 1');
    await userEvent.keyboard('{PageUp}');
    await expectActive('Topik 1');
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expectActive('Topik 1');
  },
};

export const BeginsAtTheTopWhenTyped: Story = {
  args: { options: many },
  play: async () => {
    await userEvent.click(body.getByRole('combobox'));
    const list = await body.findByRole('listbox');
    list.scrollTop = 20_000;
    await body.findByRole('option', { name: 'Topik 560' });
    await userEvent.keyboard('topik');
    await expect(await body.findByRole('option', { name: 'Topik 1' })).toBeVisible();
    await expect(list.scrollTop).toBe(0);
  },
};

export const ClosesAtAFingerOutside: Story = {
  play: async ({ canvasElement }) => {
    const input = body.getByRole('combobox');
    await userEvent.click(input);
    const touch = { pointerType: 'touch' };
    await fireEvent.pointerUp(await body.findByRole('option', { name: 'Graph' }), touch);
    // A finger that scrolls the page is taken over by the browser.
    await fireEvent.pointerCancel(canvasElement, touch);
    await expect(body.getByRole('listbox')).toBeVisible();
    await fireEvent.pointerUp(canvasElement, touch);
    await expect(body.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

export const OpensAndClosesByItsButton: Story = {
  play: async () => {
    const button = body.getByRole('button', { name: 'Buka daftar Tag Materi' });
    await userEvent.click(button);
    await expect(await body.findByRole('listbox')).toBeVisible();
    await expect(body.getByRole('combobox')).toHaveFocus();
    await userEvent.click(button);
    await expect(body.queryByRole('listbox')).toBeNull();
    await expect(body.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await body.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(body.queryByRole('listbox')).toBeNull();
  },
};

export const WorksInsideADialog: Story = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Filter Pencarian">
        <Controlled {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ args }) => {
    await userEvent.click(await body.findByRole('combobox'));
    const option = await body.findByRole('option', { name: 'Stack' });
    await waitFor(() => expectOnTop(option));
    await userEvent.click(option);
    await expect(args.onChange).toHaveBeenLastCalledWith(['Stack']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await expect(body.getByRole('dialog')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** Numbers stand beside the names, which stay what they are, and are told as a description. */
export const WithCounts: Story = {
  args: {
    counts: new Map([
      ['Array', 1234],
      ['Linked List', 0],
    ]),
    value: ['Array'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tag Materi' }));
    await userEvent.keyboard('{ArrowDown}');
    const option = await body.findByRole('option', { name: 'Array' });
    await expect(option).toHaveAttribute('aria-description', '1.234 hasil');
    await expect(within(option).getByText('1.234')).toBeVisible();
    const without = body.getByRole('option', { name: 'Stack' });
    await expect(without).not.toHaveAttribute('aria-description');
  },
};

/** Options with values, groups, descriptions, and one that cannot be chosen. */
export const Options: Story = {
  args: {
    label: 'Mata kuliah',
    options: [
      { value: 'IF101', label: 'Algoritma', group: 'Semester 1', description: '4 SKS' },
      { value: 'IF102', label: 'Logika', group: 'Semester 1' },
      { value: 'IF201', label: 'Struktur Data', group: 'Semester 3', description: '4 SKS' },
      { value: 'IF202', label: 'Basis Data', group: 'Semester 3', disabled: true },
    ],
    value: ['IF102'],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Logika')).toBeVisible();
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(canvas.getByText('Semester 3')).toBeVisible();
    const data = canvas.getByRole('option', { name: 'Struktur Data' });
    await expect(data).toHaveAccessibleDescription('Semester 3, 4 SKS');
    await expect(canvas.getByRole('option', { name: 'Logika' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const closed = canvas.getByRole('option', { name: 'Basis Data' });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closed);
    await expect(args.onChange).not.toHaveBeenCalled();
    // Its group's heading stands in the row of the first option, and chooses nothing.
    const { x, y } = data.getBoundingClientRect();
    await fireEvent.click(data, { clientX: x + 20, clientY: y + 5 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(data);
    await expect(args.onChange).toHaveBeenLastCalledWith(['IF102', 'IF201']);
    await userEvent.type(input, 'data');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
