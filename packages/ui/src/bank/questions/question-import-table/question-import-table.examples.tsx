import { Button } from '../../../components/actions/button/index.js';

export const Do = () => <Button variant="primary">Impor 12 soal</Button>;

export const Dont = () => <Button variant="primary">Lanjutkan</Button>;
