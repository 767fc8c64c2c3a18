import { Switch } from './switch.js';

export const Do = () => <Switch label="Ingat paket soal yang saya buka" defaultChecked />;

export const Dont = () => <Switch label="Tidak diingat" />;
