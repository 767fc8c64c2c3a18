import { Stack } from '../../layout/stack/index.js';
import { FileRow } from './file-row.js';

export const Do = () => (
  <Stack gap="sm">
    <FileRow name="UAS Struktur Data 2026 kelas A.pdf" size={1440000} />
    <FileRow name="UAS Struktur Data 2026 kelas B.pdf" size={1360000} />
  </Stack>
);

export const Dont = () => (
  <Stack gap="sm">
    <FileRow name="UAS Struktur Data…" type="pdf" size={1440000} />
    <FileRow name="UAS Struktur Data…" type="pdf" size={1360000} />
  </Stack>
);
