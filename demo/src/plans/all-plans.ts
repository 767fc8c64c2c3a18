import type { Course } from '../tags.js';
import { algoritmaDanStrukturDataPlans } from './algoritma-dan-struktur-data.js';
import { basisDataPlans } from './basis-data.js';
import { jaringanKomputerPlans } from './jaringan-komputer.js';
import { kecerdasanBuatanPlans } from './kecerdasan-buatan.js';
import { pemrogramanBerorientasiObjekPlans } from './pemrograman-berorientasi-objek.js';
import { pemrogramanWebPlans } from './pemrograman-web.js';
import type { SetPlan } from './set-plan.js';

export const allPlans: Record<Course, SetPlan[]> = {
  'Algoritma dan Struktur Data': algoritmaDanStrukturDataPlans,
  'Pemrograman Web': pemrogramanWebPlans,
  'Basis Data': basisDataPlans,
  'Pemrograman Berorientasi Objek': pemrogramanBerorientasiObjekPlans,
  'Jaringan Komputer': jaringanKomputerPlans,
  'Kecerdasan Buatan': kecerdasanBuatanPlans,
};
