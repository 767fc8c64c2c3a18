import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MAIL } from '../../../lib/internal/drawings/mail.js';
import { SEARCH } from '../../../lib/internal/drawings/search.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { english } from '../../../lib/public/english/index.js';
import { TextsProvider } from '../../../lib/public/texts/index.js';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Button } from '../../actions/button/index.js';
import { CopyButton } from '../../actions/copy-button/index.js';
import { Stack } from '../../layout/stack/index.js';
import { DateField } from '../date-field/index.js';
import { Form } from '../form/index.js';
import { NumberField } from '../number-field/index.js';
import { PasswordField } from '../password-field/index.js';
import { SearchField } from '../search-field/index.js';
import { Select } from '../select/index.js';
import { TextField } from '../text-field/index.js';
import { InputGroup } from './input-group.js';

const meta = {
  title: 'Masukan/InputGroup',
  tags: ['autodocs', 'uji', 'interaction'],
  component: InputGroup,
  args: { end: 'menit', children: <NumberField label="Lama ujian" defaultValue={90} /> },
} satisfies Meta<typeof InputGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const units = ['menit', 'jam'].map((unit) => ({ value: unit, label: unit }));
const unit = <Select label="Satuan" labelHidden options={units} />;
const search = (
  <Button variant="ghost" size="sm" iconOnly aria-label="Cari dosen">
    <Glyph of={SEARCH} />
  </Button>
);
const copy = (
  <CopyButton
    text="https://bank-soal.contoh.ac.id/paket/7"
    variant="ghost"
    size="sm"
    iconOnly
    aria-label="Salin alamat"
  />
);

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg" className="ui:max-w-md">
      <InputGroup start="Rp">
        <NumberField label="Teks di depan" defaultValue={25000} />
      </InputGroup>
      <InputGroup start={<Glyph of={MAIL} />} end="@contoh.ac.id">
        <TextField label="Ikon dan teks" defaultValue="rina.wulandari" required />
      </InputGroup>
      <InputGroup endAction={copy}>
        <TextField label="Tombol" defaultValue="https://bank-soal.contoh.ac.id/paket/7" readOnly />
      </InputGroup>
      <InputGroup endAction={unit}>
        <NumberField label="Pilihan" defaultValue={90} hint="Tanpa waktu tambahan." />
      </InputGroup>
      <InputGroup
        startAction={<Select label="Satuan" labelHidden size="lg" options={units} />}
        end="setiap soal"
      >
        <NumberField label="Besar" size="lg" defaultValue={5} optional />
      </InputGroup>
      <InputGroup end="menit">
        <NumberField label="Salah" defaultValue={900} error="Paling lama 480 menit" />
      </InputGroup>
      <InputGroup end="menit" endAction={unit} disabled>
        <NumberField label="Nonaktif" defaultValue={90} />
      </InputGroup>
    </Stack>
  ),
};

export const OtherFields: Story = {
  render: () => (
    <Stack gap="lg" className="ui:max-w-md">
      <InputGroup startAction={search}>
        <Select label="Dosen" options={[{ value: 'rina', label: 'Rina Wulandari' }]} />
      </InputGroup>
      <InputGroup start="sso/">
        <PasswordField label="Kata sandi" defaultValue="rahasia" />
      </InputGroup>
      <InputGroup end="WIB">
        <DateField label="Tanggal ujian" defaultValue="2026-11-21" />
      </InputGroup>
      <InputGroup end="di prodi ini">
        <SearchField label="Cari" value="graf" onChange={fn()} landmark={false} />
      </InputGroup>
    </Stack>
  ),
};

export const Narrow: Story = {
  args: {
    start: 'https://',
    end: '.informatika_dan_sistem_informasi.contoh.ac.id',
    children: <TextField label="Alamat" defaultValue="pemrograman-berorientasi-objek" />,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await fitsThePage();
    await expect(canvas.getByRole('textbox').clientWidth).toBeGreaterThan(40);
  },
};

export const DescribesItsField: Story = {
  args: {
    start: 'Rp',
    end: 'setiap semester',
    children: <NumberField label="Biaya" hint="Tanpa titik." />,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Biaya' });
    await expect(field).toHaveAccessibleDescription('Rp setiap semester Tanpa titik.');
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByText('setiap semester'));
    await expect(field).toHaveFocus();
  },
};

const outlineOf = (element: Element | null) => element && getComputedStyle(element).outlineStyle;

export const GoesByKeyboard: Story = {
  args: { startAction: search, endAction: unit },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-part="frame"]');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cari dosen' })).toHaveFocus();
    await expect(outlineOf(frame)).toBe('none');
    await userEvent.tab();
    const field = canvas.getByRole('spinbutton', { name: 'Lama ujian' });
    await expect(field).toHaveFocus();
    await expect(outlineOf(frame)).toBe('solid');
    await expect(outlineOf(field)).toBe('none');
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Satuan' });
    await expect(select).toHaveFocus();
    await expect(outlineOf(select)).toBe('solid');
    await expect(outlineOf(frame)).toBe('none');
  },
};

const received = fn();

/** What is turned off is not sent either: the browser has it so. */
export const InAForm: Story = {
  render: () => (
    <Form aria-label="Ujian" action={(data: FormData) => received([...data])}>
      <InputGroup endAction={<Select label="Satuan" labelHidden name="unit" options={units} />}>
        <NumberField label="Lama" name="length" defaultValue={90} />
      </InputGroup>
      <InputGroup end="menit" disabled>
        <NumberField label="Tambahan" name="extra" defaultValue={10} />
      </InputGroup>
      <Button type="submit" variant="primary">
        Simpan
      </Button>
    </Form>
  ),
  beforeEach: () => {
    received.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Tambahan' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(received).toHaveBeenLastCalledWith([
      ['length', '90'],
      ['unit', 'menit'],
    ]);
  },
};

export const RightToLeft: Story = {
  args: { start: 'Rp', end: 'menit' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Rp').getBoundingClientRect();
    const last = canvas.getByText('menit').getBoundingClientRect();
    await expect(first.left).toBeGreaterThan(last.right);
  },
};

export const FollowsTheLanguage: Story = {
  args: { end: 'minutes', children: <NumberField label="Length" optional /> },
  decorators: [
    (Story) => (
      <TextsProvider texts={english}>
        <Story />
      </TextsProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Length' });
    await expect(field).toHaveAccessibleDescription('minutes (optional)');
  },
};
