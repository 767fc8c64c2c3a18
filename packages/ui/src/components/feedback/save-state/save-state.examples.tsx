import { SaveState } from './save-state.js';

export const Do = () => (
  <SaveState state="failed" reason="tidak ada koneksi. Perubahan disimpan di peramban ini." />
);

export const Dont = () => <SaveState state="failed" reason="Error 503" />;
