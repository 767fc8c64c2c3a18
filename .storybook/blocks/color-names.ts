import type tokens from '../../packages/ui/tokens/tokens.json';

/** Every semantic colour; the compiler asks for a word about each. */
export type ColorName = Exclude<keyof (typeof tokens)['color'], '$type'>;

/** What each colour is for, as designers read it. */
export const COLOR_USES: Record<ColorName, string> = {
  canvas: 'Latar halaman, di belakang segalanya',
  surface: 'Kartu, kolom isian, dan panel',
  'surface-sunken': 'Bagian yang mundur: kode, lintasan bar, kepala tabel',
  'surface-hover': 'Permukaan di bawah penunjuk',
  'surface-active': 'Permukaan yang sedang ditekan',
  'surface-raised': 'Yang melayang: menu dan dialog',
  text: 'Teks utama',
  'text-muted': 'Keterangan, satuan, metadata',
  border: 'Garis rambut yang hanya memisahkan',
  'border-control': 'Garis tepi isian: 3:1 terhadap permukaan',
  button: 'Dasar tombol sekunder',
  'button-border': 'Tepi tenang tombol sekunder',
  brand: 'Latar tindakan utama; satu per tampilan',
  'brand-hover': 'Tindakan utama di bawah penunjuk',
  'brand-soft': 'Latar pilihan yang aktif',
  'brand-border': 'Garis tepi di atas brand-soft',
  'brand-text': 'Tautan dan teks bermerek',
  'on-brand': 'Teks di atas brand',
  success: 'Bar penuh, tanda centang',
  'success-soft': 'Latar lencana berhasil, Mudah',
  'success-border': 'Garis tepi di atas success-soft',
  'success-text': 'Teks di atas success-soft',
  warning: 'Bar separuh, tanda seru',
  'warning-soft': 'Latar peringatan, Sedang',
  'warning-border': 'Garis tepi di atas warning-soft',
  'warning-text': 'Teks di atas warning-soft',
  danger: 'Latar tindakan yang tidak dapat dibatalkan',
  'danger-hover': 'Tindakan itu di bawah penunjuk',
  'danger-soft': 'Latar galat, Sulit',
  'danger-border': 'Garis tepi di atas danger-soft',
  'danger-text': 'Teks galat',
  'on-danger': 'Teks di atas danger',
  focus: 'Cincin fokus papan ketik',
  highlight: 'Di belakang kata yang cocok dengan pencarian',
  overlay: 'Di belakang dialog',
};
