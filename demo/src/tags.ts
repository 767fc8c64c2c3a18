import type { DemoCourseMaterial, DemoMaterialTag } from './types.js';

export const demoCourses = [
  'Algoritma dan Struktur Data',
  'Pemrograman Web',
  'Basis Data',
  'Pemrograman Berorientasi Objek',
  'Jaringan Komputer',
  'Kecerdasan Buatan',
] as const;

export type Course = (typeof demoCourses)[number];

export const demoTopics = [
  'Algoritma',
  'Struktur Data',
  'HTML',
  'CSS',
  'JavaScript',
  'React',
  'SQL',
  'Normalisasi',
  'ERD',
  'OOP',
  'Java',
  'Inheritance',
  'Polymorphism',
  'TCP/IP',
  'Routing',
  'Switching',
  'Machine Learning',
  'Neural Network',
  'AI',
] as const;

export type Topic = (typeof demoTopics)[number];

/** Kecerdasan Buatan has no tag and no material on purpose: it shows 'Perlu Setup'. */
const courseOfTopic: Partial<Record<Topic, Course>> = {
  Algoritma: 'Algoritma dan Struktur Data',
  'Struktur Data': 'Algoritma dan Struktur Data',
  HTML: 'Pemrograman Web',
  CSS: 'Pemrograman Web',
  JavaScript: 'Pemrograman Web',
  React: 'Pemrograman Web',
  SQL: 'Basis Data',
  Normalisasi: 'Basis Data',
  ERD: 'Basis Data',
  OOP: 'Pemrograman Berorientasi Objek',
  Java: 'Pemrograman Berorientasi Objek',
  Inheritance: 'Pemrograman Berorientasi Objek',
  Polymorphism: 'Pemrograman Berorientasi Objek',
  'TCP/IP': 'Jaringan Komputer',
  Routing: 'Jaringan Komputer',
};

export const demoMaterialTags: DemoMaterialTag[] = demoTopics.map((name) => {
  const course = courseOfTopic[name];
  return course ? { name, course } : { name };
});

const materialsOfCourse: Partial<Record<Course, string[]>> = {
  'Algoritma dan Struktur Data': [
    'Analisis kompleksitas waktu',
    'Pengurutan dan pencarian',
    'Linked list, stack, dan queue',
    'Pohon biner dan heap',
    'Graf dan lintasan terpendek',
  ],
  'Pemrograman Web': [
    'Formulir dan validasi',
    'Tata letak Flexbox dan Grid',
    'Pemrograman asinkron',
    'Komponen dan hook React',
  ],
  'Basis Data': [
    'Agregasi dan subkueri',
    'Dependensi fungsional',
    'Bentuk normal 1NF sampai BCNF',
    'Pemetaan ERD ke relasi',
    'Transaksi dan isolasi',
  ],
  'Pemrograman Berorientasi Objek': [
    'Enkapsulasi dan invarian',
    'Kelas abstrak dan interface',
    'Penanganan exception',
  ],
  'Jaringan Komputer': ['Subnetting dan VLSM', 'Perutean statis dan dinamis', 'VLAN dan STP'],
};

export const demoCourseMaterials: DemoCourseMaterial[] = demoCourses.flatMap((course) =>
  (materialsOfCourse[course] ?? []).map((name) => ({ course, name })),
);
