import type tokens from '../../packages/ui/tokens/tokens.json';
import type { DocsLanguage } from './docs-language';

/** Every semantic colour; the compiler asks for a word about each. */
export type ColorName = Exclude<keyof (typeof tokens)['color'], '$type'>;

/** Purpose of each colour, as designers read it. */
export const COLOR_USES: Record<ColorName, Record<DocsLanguage, string>> = {
  canvas: { id: 'Latar halaman, di belakang segalanya', en: 'The page, behind everything' },
  surface: { id: 'Kartu, kolom isian, dan panel', en: 'Cards, fields and panels' },
  'surface-sunken': {
    id: 'Bagian yang mundur: kode, lintasan bar, kepala tabel',
    en: 'What stands back: code, tracks of bars, heads of tables',
  },
  'surface-hover': { id: 'Permukaan di bawah penunjuk', en: 'A surface under the pointer' },
  'surface-active': { id: 'Permukaan yang sedang ditekan', en: 'A surface that is pressed' },
  'surface-raised': { id: 'Yang melayang: menu dan dialog', en: 'What floats: menus and dialogs' },
  text: { id: 'Teks utama', en: 'Main text' },
  'text-muted': { id: 'Keterangan, satuan, metadata', en: 'Remarks, units, metadata' },
  border: { id: 'Garis rambut yang hanya memisahkan', en: 'Hairlines that only separate' },
  'border-control': {
    id: 'Garis tepi isian: 3:1 terhadap permukaan',
    en: 'Outlines of fields: 3:1 against the surface',
  },
  button: { id: 'Dasar tombol sekunder', en: 'Background of secondary buttons' },
  'button-hover': {
    id: 'Tombol sekunder di bawah penunjuk',
    en: 'Secondary buttons under the pointer',
  },
  'button-active': {
    id: 'Tombol sekunder yang sedang ditekan',
    en: 'Secondary buttons that are pressed',
  },
  'button-border': {
    id: 'Tepi tenang tombol sekunder',
    en: 'The quiet outline of secondary buttons',
  },
  brand: {
    id: 'Latar tindakan utama; satu per tampilan',
    en: 'Background of the primary action; one per view',
  },
  'brand-hover': {
    id: 'Tindakan utama di bawah penunjuk',
    en: 'The primary action under the pointer',
  },
  'brand-soft': { id: 'Latar pilihan yang aktif', en: 'Background of what is chosen' },
  'brand-border': { id: 'Garis tepi di atas brand-soft', en: 'Outlines on brand-soft' },
  'brand-text': { id: 'Tautan dan teks bermerek', en: 'Links and text in the brand’s colour' },
  'on-brand': { id: 'Teks di atas brand', en: 'Text on brand' },
  success: { id: 'Bar penuh, tanda centang', en: 'Full bars, check marks' },
  'success-soft': {
    id: 'Latar lencana berhasil, Mudah',
    en: 'Background of badges for success, for Easy',
  },
  'success-border': { id: 'Garis tepi di atas success-soft', en: 'Outlines on success-soft' },
  'success-text': { id: 'Teks di atas success-soft', en: 'Text on success-soft' },
  warning: { id: 'Bar separuh, tanda seru', en: 'Half-full bars, exclamation marks' },
  'warning-soft': {
    id: 'Latar peringatan, Sedang',
    en: 'Background of warnings, of badges for Medium',
  },
  'warning-border': { id: 'Garis tepi di atas warning-soft', en: 'Outlines on warning-soft' },
  'warning-text': { id: 'Teks di atas warning-soft', en: 'Text on warning-soft' },
  danger: {
    id: 'Latar tindakan yang tidak dapat dibatalkan',
    en: 'Background of actions that cannot be undone',
  },
  'danger-hover': {
    id: 'Tindakan itu di bawah penunjuk',
    en: 'Such an action under the pointer',
  },
  'danger-soft': { id: 'Latar galat, Sulit', en: 'Background of errors, of badges for Hard' },
  'danger-border': { id: 'Garis tepi di atas danger-soft', en: 'Outlines on danger-soft' },
  'danger-text': { id: 'Teks galat', en: 'Text of errors' },
  'on-danger': { id: 'Teks di atas danger', en: 'Text on danger' },
  focus: { id: 'Cincin fokus papan ketik', en: 'The keyboard’s focus ring' },
  highlight: {
    id: 'Di belakang kata yang cocok dengan pencarian',
    en: 'Behind words that match a search',
  },
  overlay: { id: 'Di belakang dialog', en: 'Behind dialogs' },
};
