import { RadioGroup } from './radio-group.js';

const a4 = { value: 'a4', label: 'A4', hint: '210 × 297 mm.' };
const f4 = { value: 'f4', label: 'F4', hint: '215 × 330 mm, ukuran folio di Indonesia.' };
const letter = { value: 'letter', label: 'Letter', hint: '216 × 279 mm.' };

export const Do = () => (
  <RadioGroup label="Ukuran kertas" options={[a4, f4, letter]} defaultValue="a4" />
);

export const Dont = () => <RadioGroup label="Ukuran kertas" options={[a4]} defaultValue="a4" />;
