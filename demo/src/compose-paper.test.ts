import { paperItems } from '@bank-soal/paper/model';
import { expect, test } from 'vitest';
import { composePaper } from './compose-paper.js';
import { questionBank } from './content/question-bank.js';
import { allPlans } from './plans/all-plans.js';
import { demoCourses } from './tags.js';

const papers = demoCourses.flatMap((course) =>
  allPlans[course].map((plan, seed) => ({
    plan,
    paper: composePaper(plan, questionBank[course], { course, lecturer: 'Ani', variant: '', seed }),
  })),
);

const year = (title: string): string | undefined =>
  papers.find(({ plan }) => plan.title === title)?.paper.term;

test('the points of every paper add up to a hundred', () => {
  for (const { plan, paper } of papers) {
    const items = paperItems(paper);
    expect(
      items.reduce((sum, { points = 0 }) => sum + points, 0),
      plan.title,
    ).toBe(100);
    expect(items.map(({ number }) => number)).toEqual(items.map((_, index) => index + 1));
    for (const { parts } of items)
      for (const { points } of parts) expect(points).toBeGreaterThan(0);
  }
});

test('no paper asks the same question twice', () => {
  for (const { plan, paper } of papers) {
    const asked = paperItems(paper).map(({ title, body }) => title || JSON.stringify(body));
    expect(new Set(asked).size, plan.title).toBe(asked.length);
  }
});

test('exams are held on weekdays of the right semester', () => {
  for (const { plan, paper } of papers) {
    const day = new Date(`${plan.held}T00:00:00Z`).getUTCDay();
    expect(day % 6, plan.title).not.toBe(0);
    expect(paper.term).toMatch(/^Semester (Ganjil|Genap) 20\d\d\/20\d\d$/);
  }
  expect(year('UTS Basis Data 2024: Normalisasi dan SQL')).toBe('Semester Genap 2023/2024');
  expect(year('UAS Algoritma dan Struktur Data 2019')).toBe('Semester Ganjil 2019/2020');
  expect(year('Remedial Jaringan Komputer 2024')).toBe('Semester Ganjil 2023/2024');
});
