import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialog, DialogContent } from '../../feedback/dialog/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Combobox, type ComboboxProps } from './combobox.js';

const courses = [
  'Algoritma dan Struktur Data',
  'Basis Data',
  'Jaringan Komputer',
  'Kecerdasan Buatan',
  'Pemrograman Berorientasi Objek',
  'Pemrograman Web',
];

const LECTURERS = [
  { value: 'l1', label: 'Dewi Lestari' },
  { value: 'l2', label: 'Rudi Hartono' },
  { value: 'l3', label: 'Sari Utami', disabled: true },
];

function Controlled(args: ComboboxProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Combobox
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
  title: 'Masukan/Combobox',
  tags: ['autodocs', 'stabil', 'interaction'],
  component: Combobox,
  args: {
    label: 'Mata Kuliah',
    hint: 'Mata kuliah baru dapat ditambahkan dengan mengetik namanya.',
    options: courses,
    value: '',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Combobox>;

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
      <Controlled {...args} label="Kosong" placeholder="Ketik nama mata kuliah" />
      <Controlled {...args} label="Dikenal" value="Basis Data" required />
      <Controlled {...args} label="Baru" value="Etika Profesi" />
      <Controlled {...args} label="Salah" error="Mata kuliah harus diisi" />
      <Controlled {...args} label="Nonaktif" value="Basis Data" disabled />
    </Stack>
  ),
};

export const Open: Story = {
  play: async () => {
    await userEvent.click(body.getByRole('combobox'));
    await expect(await body.findAllByRole('option')).toHaveLength(courses.length);
  },
};

export const Narrow: Story = {
  args: {
    options: [
      'Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek_lanjutan',
      ...courses,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => userEvent.click(body.getByRole('combobox')),
};

export const EnterPicksTheFirst: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const input = body.getByRole('combobox', { name: 'Mata Kuliah' });
    await expect(input).toHaveAccessibleDescription(
      'Mata kuliah baru dapat ditambahkan dengan mengetik namanya.',
    );
    await userEvent.keyboard('pem');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    const first = await body.findByRole('option', { name: 'Pemrograman Berorientasi Objek' });
    await expect(input).toHaveAttribute('aria-activedescendant', first.id);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 pilihan tersedia'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Pemrograman Berorientasi Objek');
    await expect(body.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveAccessibleDescription(/Sudah ada dalam daftar/);
  },
};

export const MovesByArrows: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('pem{ArrowDown}{Enter}');
    await expect(body.getByRole('combobox')).toHaveValue('Pemrograman Web');
  },
};

export const TakesANewText: Story = {
  play: async ({ args }) => {
    const input = body.getByRole('combobox');
    await userEvent.type(input, 'Etika');
    await userEvent.click(await body.findByRole('option', { name: 'Gunakan: "Etika"' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Etika');
    await expect(body.queryByRole('listbox')).toBeNull();
    await expect(input).not.toHaveAccessibleDescription(/Sudah ada dalam daftar/);
  },
};

export const OffersNoNewTextWhereOnlyOptionsCount: Story = {
  args: { onlyOptions: true },
  play: async () => {
    await userEvent.type(body.getByRole('combobox'), 'Pem');
    await body.findByRole('option', { name: 'Pemrograman Web' });
    await expect(body.queryByRole('option', { name: /Gunakan/ })).toBeNull();
    await userEvent.type(body.getByRole('combobox'), 'x');
    await expect(body.queryByRole('listbox')).toBeNull();
  },
};

export const SendsOnlyOptions: Story = {
  args: { name: 'lecturer', onlyOptions: true, value: undefined, defaultValue: 'l1' },
  render: ({ options: _, ...args }) => (
    <form aria-label="Paket">
      <Combobox {...args} options={LECTURERS} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('lecturer');
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Dewi Lestari');
    await expect(sent()).toEqual(['l1']);
    await userEvent.clear(input);
    await expect(sent()).toEqual(['']);
    await userEvent.type(input, 'nobody');
    await expect(sent()).toEqual(['']);
    await userEvent.clear(input);
    await userEvent.type(input, 'rudi');
    await expect(sent()).toEqual(['']);
    await userEvent.keyboard('{Enter}');
    await expect(sent()).toEqual(['l2']);
    await userEvent.clear(input);
    // Its label stands for it, in any case.
    await userEvent.type(input, 'dewi lestari');
    await expect(sent()).toEqual(['l1']);
    // A fixed option cannot be sent by its label either.
    await userEvent.clear(input);
    await userEvent.type(input, 'Sari Utami');
    await expect(sent()).toEqual(['']);
    form.reset();
    await waitFor(() => expect(input).toHaveValue('Dewi Lestari'));
    await expect(sent()).toEqual(['l1']);
  },
};

export const KeepsWhatWasTypedAtTab: Story = {
  play: async () => {
    const input = body.getByRole('combobox');
    await userEvent.type(input, 'pem');
    await userEvent.tab();
    await expect(input).toHaveValue('pem');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
  },
};

export const LeavesKeysToAnInputMethod: Story = {
  play: async ({ args }) => {
    const input = body.getByRole('combobox');
    await userEvent.type(input, 'pem');
    const active = input.getAttribute('aria-activedescendant');
    await fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    // Safari tells of the last one by its code only.
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    await expect(body.getByRole('listbox')).toBeVisible();
    await expect(input).toHaveAttribute('aria-activedescendant', active);
    await expect(args.onChange).toHaveBeenLastCalledWith('pem');
  },
};

export const TellsAReaderOfAnotherFirstOption: Story = {
  play: async () => {
    const input = body.getByRole('combobox');
    await userEvent.type(input, 'b');
    const before = input.getAttribute('aria-activedescendant');
    await userEvent.type(input, 'e');
    const first = await body.findByRole('option', { name: 'Pemrograman Berorientasi Objek' });
    await expect(input).toHaveAttribute('aria-activedescendant', first.id);
    // A reader hears of an option only when the attribute becomes another.
    await expect(first.id).not.toBe(before);
  },
};

export const HandsOnWhatHappensToTheInput: Story = {
  args: { onClick: fn(), onBlur: fn(), onKeyDown: fn() },
  play: async ({ args }) => {
    await userEvent.click(body.getByRole('combobox'));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(body.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect(args.onKeyDown).toHaveBeenCalledOnce();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const SaysNothingIsOpenWithoutOptions: Story = {
  args: { options: [] },
  play: async () => {
    const input = body.getByRole('combobox');
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input, 'Etika');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(body.getByRole('option', { name: 'Gunakan: "Etika"' })).toBeVisible();
  },
};

export const WorksInsideADialog: Story = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Ubah paket soal">
        <Controlled {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ args }) => {
    const input = await body.findByRole('combobox', { name: 'Mata Kuliah' });
    await userEvent.type(input, 'bas');
    const option = await body.findByRole('option', { name: 'Basis Data' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(option).not.toBeInTheDocument());
    await expect(body.getByRole('dialog')).toBeInTheDocument();
    await expect(input).toHaveValue('bas');
    await userEvent.keyboard('{ArrowDown}');
    const again = await body.findByRole('option', { name: 'Basis Data' });
    await waitFor(() => expectOnTop(again));
    await userEvent.click(again);
    await expect(args.onChange).toHaveBeenLastCalledWith('Basis Data');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
