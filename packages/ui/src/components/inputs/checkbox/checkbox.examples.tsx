import { Checkbox } from './checkbox.js';

export const Do = () => <Checkbox label="Ingat saya" defaultChecked />;

export const Dont = () => <Checkbox label="Jangan ingat saya" defaultChecked />;
