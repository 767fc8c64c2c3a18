import { demoPeople } from './people.js';
import { demoCourseMaterials, demoCourses, demoMaterialTags } from './tags.js';
import type { Demo } from './types.js';

/** Everything that an empty database is filled with; the same bytes on every machine. */
export async function buildDemo(): Promise<Demo> {
  return {
    people: demoPeople,
    courses: [...demoCourses],
    materialTags: demoMaterialTags,
    courseMaterials: demoCourseMaterials,
    sets: [
      {
        title: 'Kuis 1 Basis Data 2024',
        subject: 'Basis Data',
        level: 'Mudah',
        year: 2024,
        description: 'Kuis singkat tentang kueri dasar.',
        topics: ['SQL'],
        lecturerEmail: 'ratna.wulandari@contoh.ac.id',
        lecturer: 'Dr. Ratna Wulandari, M.Kom.',
        questionCount: 1,
        downloads: 12,
        createdAt: '2024-09-20T03:00:00.000Z',
        updatedAt: '2024-09-21T03:00:00.000Z',
        files: [
          {
            category: 'questions',
            name: 'Kuis 1 Basis Data.txt',
            bytes: new TextEncoder().encode('1. Jelaskan perbedaan WHERE dan HAVING.\n'),
          },
        ],
      },
    ],
  };
}
