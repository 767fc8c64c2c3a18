import { UnsupportedPreview } from './unsupported-preview.js';

export const Do = () => (
  <UnsupportedPreview
    name="kunci.docx"
    type="docx"
    description="Halamannya dapat dilihat di pratinjau gabungan."
  />
);

export const Dont = () => (
  <UnsupportedPreview
    name="kunci.docx"
    type="docx"
    message="Anda membuka jenis berkas yang salah."
    description="Gunakan PDF."
  />
);
