import { Stack } from '../../layout/stack/index.js';
import { CodeBlock } from '../../writing/code-block/index.js';
import { CopyButton } from './copy-button.js';

export const Do = () => (
  <Stack gap="sm">
    <CodeBlock label="Perintah pemasangan">npm install @bank-soal/ui</CodeBlock>
    <CopyButton text="npm install @bank-soal/ui" size="sm">
      Salin perintah
    </CopyButton>
  </Stack>
);

export const Dont = () => (
  <CopyButton text="npm install @bank-soal/ui" size="sm">
    Salin perintah
  </CopyButton>
);
