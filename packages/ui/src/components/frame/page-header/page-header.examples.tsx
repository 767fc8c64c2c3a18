import { BackLink } from './back-link.js';

export const Do = () => <BackLink href="#cari">Kembali ke pencarian</BackLink>;

export const Dont = () => <BackLink href="#cari">Kembali</BackLink>;
