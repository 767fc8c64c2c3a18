import { NumberField } from '../number-field/index.js';
import { TextField } from '../text-field/index.js';
import { InputGroup } from './input-group.js';

export const Do = () => (
  <InputGroup end="menit">
    <NumberField label="Lama ujian" defaultValue={90} />
  </InputGroup>
);

export const Dont = () => <TextField label="Lama ujian" placeholder="menit" />;
