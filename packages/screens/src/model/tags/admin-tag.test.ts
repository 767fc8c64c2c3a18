import { describe, expect, it } from 'vitest';
import { countNewTags, searchNames, toMaterialTag } from './admin-tag.js';

const made = (created: string) => ({ created });

describe('countNewTags', () => {
  const november = new Date('2026-11-21T03:00:00Z');

  it('counts by the calendar month in Jakarta, not in UTC', () => {
    expect(
      countNewTags(
        [
          made('2026-10-31T16:59:59Z'),
          made('2026-10-31T17:00:00Z'),
          made('2026-11-30T16:59:59Z'),
          made('2026-11-30T17:00:00Z'),
        ],
        november,
      ),
    ).toBe(2);
  });

  it('takes the month of the clock in Jakarta as well', () => {
    expect(countNewTags([made('2026-12-05T00:00:00Z')], new Date('2026-11-30T17:00:00Z'))).toBe(1);
  });

  it('tells years apart and leaves out what has no date', () => {
    expect(countNewTags([made('2025-11-21T03:00:00Z'), made(''), made('x')], november)).toBe(0);
  });
});

describe('searchNames', () => {
  const tags = [{ name: 'Linked List' }, { name: 'SQL' }];

  it('finds parts of names regardless of case and outer spaces', () => {
    expect(searchNames(tags, ' LIST ')).toEqual([tags[0]]);
    expect(searchNames(tags, 'x')).toEqual([]);
  });

  it('answers the same list for an empty text', () => {
    expect(searchNames(tags, ' ')).toBe(tags);
  });
});

it('reads a material tag', () => {
  const answer = { id: 1, name: 'SQL', created_at: 'a', updated_at: 'b', course_tag_id: 7 };
  expect(toMaterialTag(answer)).toEqual({
    id: 1,
    name: 'SQL',
    created: 'a',
    updated: 'b',
    courseId: 7,
  });
});
