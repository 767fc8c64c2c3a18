import { Calendar } from './calendar.js';

export const Do = () => (
  <Calendar label="Hari ujian" defaultMonth="2026-11-01" min="2026-11-09" max="2026-11-20" />
);

export const Dont = () => <Calendar label="Hari ujian, semua" defaultMonth="2026-11-01" />;
