import { Button } from '../../components/button/index.js';

export const Do = () => <Button variant="primary">Impor 12 soal</Button>;

export const Dont = () => <Button variant="primary">Lanjutkan</Button>;
