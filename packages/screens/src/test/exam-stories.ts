import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SetListState } from '../model/sets/set-list-address.js';
import { setAnswers, siteAnswer } from './fixtures.js';
import { answers } from './mock.js';

/** The exam that sets are from, as the server answers it. */
export const exams = [
  { ...setAnswers[0], examKind: 'UTS', term: 'Gasal' },
  { ...setAnswers[1], examKind: 'UAS', term: 'Gasal' },
  // Its key is there, and closed.
  { ...setAnswers[2], examKind: 'Kuis', term: 'Genap', hasAnswerKey: true },
];

interface Shown {
  canvasElement: HTMLElement;
  args: { state: SetListState<string>; onStateChange: unknown };
}

/** Narrows the three sets to one, by keyboard, and takes a filter back. */
export async function filterByExamAndKey({ canvasElement, args: { state, onStateChange } }: Shown) {
  const canvas = within(canvasElement);
  const titles = () => canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  await canvas.findByText('Menampilkan 3 hasil pencarian');
  await userEvent.click(await canvas.findByRole('button', { name: 'Filter lain' }));
  const withKey = await canvas.findByRole('checkbox', { name: 'Ada kunci' });
  withKey.focus();
  await userEvent.keyboard(' ');
  await expect(await canvas.findByRole('button', { name: 'Hapus Ada kunci' })).toBeVisible();
  await expect(titles()).toHaveLength(3);
  await userEvent.type(canvas.getByRole('combobox', { name: 'Semester' }), 'gasal{Enter}{Escape}');
  await waitFor(() => expect(titles()).toHaveLength(2));
  await userEvent.type(canvas.getByRole('combobox', { name: 'Jenis ujian' }), 'uas{Enter}{Escape}');
  await waitFor(() => expect(titles()).toEqual(['UAS Basis Data']));
  const chosen = { ...state, examKinds: ['UAS'], withKey: true };
  await expect(onStateChange).toHaveBeenLastCalledWith(
    { ...chosen, terms: ['Gasal'] },
    { replace: false },
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Hapus Gasal' }));
  await waitFor(() => expect(onStateChange).toHaveBeenLastCalledWith(chosen, { replace: false }));
}

/** What a story's address says at first, for {@link findInALargeBank}. */
export const inALargeBank = { examKinds: ['UAS', 'Kuis'], terms: ['Gasal'], withKey: true };

/** What a large bank was asked for. */
const asked: URLSearchParams[] = [];

/** A bank that answers page by page, and one set alone. */
export function largeBankOfExams() {
  asked.length = 0;
  const answer = ({ request }: { request: Request }) => {
    const params = new URL(request.url).searchParams;
    if (params.has('limit')) asked.push(params);
    return Response.json([exams[1]], { headers: { 'X-Total-Count': '1' } });
  };
  return [
    answers('site', { ...siteAnswer, questionSetCount: 20_001 }),
    answers('questionSets', answer),
  ];
}

/** The bank is asked for what the address says, and anew when a filter is taken back. */
export async function findInALargeBank({ canvasElement }: Pick<Shown, 'canvasElement'>) {
  const canvas = within(canvasElement);
  await canvas.findByText('Menampilkan 1 hasil pencarian');
  const [first] = asked;
  await expect(first?.getAll('examKind')).toEqual(['UAS', 'Kuis']);
  await expect(first?.getAll('term')).toEqual(['Gasal']);
  await expect(first?.get('hasKey')).toBe('true');
  await userEvent.click(await canvas.findByRole('button', { name: 'Hapus Ada kunci' }));
  await waitFor(() => expect(asked.at(-1)?.has('hasKey')).toBe(false));
  await expect(asked.at(-1)?.getAll('examKind')).toEqual(['UAS', 'Kuis']);
}
