import { CourseCard } from './course-card.js';

export const Do = () => (
  <CourseCard
    name="Struktur Data"
    code="CS002"
    description="Semester 3, prasyarat Dasar Pemrograman."
    materials={6}
    sets={12}
    href="#struktur-data"
  />
);

export const Dont = () => (
  <CourseCard
    name="Struktur Data"
    code="CS002"
    description="Mata kuliah Struktur Data"
    materials={6}
    sets={12}
    href="#struktur-data"
  />
);
