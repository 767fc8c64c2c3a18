import { FileSlot } from './file-slot.js';

export const Do = () => (
  <FileSlot
    label="Upload Test Cases"
    value={[
      {
        id: 'a',
        name: 'masukan-4.txt',
        size: 640,
        status: 'failed',
        error: 'File kosong tidak dapat diupload.',
      },
    ]}
    onAdd={() => undefined}
    onRemove={() => undefined}
  />
);

export const Dont = () => (
  <FileSlot
    label="Upload Test Cases"
    value={[
      { id: 'a', name: 'masukan-4.txt', size: 640, status: 'failed', error: 'Terjadi kesalahan.' },
    ]}
    onAdd={() => undefined}
    onRemove={() => undefined}
  />
);
