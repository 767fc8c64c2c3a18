import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsThePage } from '../../../test/fits-the-page.js';
import { Form } from '../../inputs/form/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Stack } from '../../layout/stack/index.js';
import { Text } from '../text/index.js';
import { Accordion, AccordionItem } from './accordion.js';

const parts = (
  <>
    <AccordionItem value="siapa" title="Siapa yang dapat melihat paket soal?">
      <Text size="sm">Semua orang, mahasiswa dan dosen, hanya dosen, atau hanya Anda.</Text>
    </AccordionItem>
    <AccordionItem value="kapan" title="Kapan kuncinya dibuka?">
      <Text size="sm">Pada waktu yang Anda pilih, menurut WIB.</Text>
    </AccordionItem>
    <AccordionItem value="format" title="Format apa yang diterima?">
      <Text size="sm">PDF, DOCX, dan TXT.</Text>
    </AccordionItem>
  </>
);

const meta = {
  title: 'Tampilan data/Accordion',
  tags: ['autodocs', 'uji', 'interaction'],
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { children: parts, onValueChange: fn() },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Accordion defaultValue={['terbuka']}>
      <AccordionItem value="terbuka" title="Terbuka">
        <Text size="sm">Isi yang terlihat.</Text>
      </AccordionItem>
      <AccordionItem value="tertutup" title="Tertutup">
        <Text size="sm">Isi yang terlipat.</Text>
      </AccordionItem>
      <AccordionItem value="nonaktif" title="Nonaktif" disabled>
        <Text size="sm">Isi yang terlipat.</Text>
      </AccordionItem>
    </Accordion>
  ),
};

/** Long parts of a form; what is typed in one is sent although it is folded. */
export const InAForm: Story = {
  render: () => (
    <Form aria-label="Paket soal" onSubmit={fn()}>
      <Accordion defaultValue={['informasi']} single>
        <AccordionItem value="informasi" title="Informasi" level={2}>
          <TextField label="Judul" name="title" />
        </AccordionItem>
        <AccordionItem value="akses" title="Akses" level={2}>
          <TextField label="Dibuka" name="from" />
        </AccordionItem>
      </Accordion>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Judul' }), 'UAS');
    await userEvent.click(canvas.getByRole('button', { name: 'Akses' }));
    await expect(canvas.queryByRole('textbox', { name: 'Judul' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Dibuka' })).toBeVisible();
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Paket soal' });
    await expect([...new FormData(form)]).toEqual([
      ['title', 'UAS'],
      ['from', ''],
    ]);
  },
};

export const FoldsByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(canvas.getByRole('heading', { level: 3, name: /^Siapa/ })).toContainElement(
      first ?? null,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: /^Siapa/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['siapa', 'kapan']);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(first).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['kapan']);
  },
};

export const OnlyOne: Story = {
  args: { single: true, defaultValue: ['siapa'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kapan/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['kapan']);
    await expect(canvas.getByRole('button', { name: /^Siapa/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Kapan/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const LongTexts: Story = {
  render: () => (
    <Stack>
      <Accordion defaultValue={['x']}>
        <AccordionItem
          value="x"
          title="Ketidakbertanggungjawabannyakah_pemrograman_berorientasi_objek_lanjutan"
        >
          soal_ujian_akhir_semester_pemrograman_berorientasi_objek_lanjutan.pdf
        </AccordionItem>
      </Accordion>
    </Stack>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: fitsThePage,
};
