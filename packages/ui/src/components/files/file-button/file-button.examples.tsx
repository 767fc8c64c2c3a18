import { FileButton } from './file-button.js';

export const Do = () => (
  <FileButton accept={['.pdf']} onFiles={() => {}}>
    Ganti kunci jawaban
  </FileButton>
);

export const Dont = () => (
  <FileButton accept={['.pdf']} onFiles={() => {}}>
    Telusuri...
  </FileButton>
);
