import type { QuestionSet } from '@bank-soal/screens/model';

/** The rule of the search word by word, at every key. */
export function naiveSearch(sets: readonly QuestionSet[], text: string): QuestionSet[] {
  const has = (field: string) => field.toLowerCase().includes(text.toLowerCase());
  return sets.filter(
    (set) => has(set.title) || has(set.subject) || has(set.lecturer) || set.topics.some(has),
  );
}

/** Every result, as plain elements. */
export function Naive({ sets, text }: { sets: readonly QuestionSet[]; text: string }) {
  return (
    <ul>
      {naiveSearch(sets, text).map((set) => (
        <li key={set.id}>
          <article>
            <span>{set.level}</span>
            <h2>
              <a href={`#/preview/${set.id}`}>{set.title}</a>
            </h2>
            <p>{set.subject}</p>
            <p>{set.lecturer}</p>
            <p>{set.topics.join(', ')}</p>
            <time dateTime={set.lastUpdated}>{set.lastUpdated}</time>
            <button type="button">Unduh</button>
          </article>
        </li>
      ))}
    </ul>
  );
}
