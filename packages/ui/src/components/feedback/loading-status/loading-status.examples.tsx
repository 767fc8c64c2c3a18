import { LoadingStatus } from './loading-status.js';

export const Do = () => <LoadingStatus>Memuat paket soal...</LoadingStatus>;

export const Dont = () => <LoadingStatus>Mohon tunggu...</LoadingStatus>;
