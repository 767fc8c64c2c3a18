import { Cluster } from '@bank-soal/ui/cluster';
import { ActiveIcon, NoticeIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { ToggleButton, type ToggleButtonProps } from '@bank-soal/ui/toggle-button';
import type { ReactNode } from 'react';
import { useFollowedCourses } from '../data/talk/use-followed-courses.js';
import { marksTexts } from '../indonesian/marks.js';
import { explanationOf } from '../model/failure-reason.js';
import { useWording } from '../texts/use-wording.js';

export interface FollowCourseProps extends Pick<ToggleButtonProps, 'size'> {
  /** Name of the course. */
  course: string;
  /** Keeps its room until it is known whether it can be followed. */
  fallback?: ReactNode;
}

const keyOf = (name: string) => name.trim().toLowerCase();

/** Follows a course, for who wants to be told of its new sets; nothing for what is no course of the bank. */
export function FollowCourse({ course, size, fallback = null }: FollowCourseProps) {
  const messages = useTexts(marksTexts);
  const inWords = useWording();
  const { state, follow } = useFollowedCourses();
  if (state.status === 'loading') return fallback;
  if (state.status !== 'ready') return null;
  const { courses, followed } = state.data;
  const tag = courses.find(({ name }) => keyOf(name) === keyOf(course));
  if (!tag) return null;

  async function change(id: number, on: boolean) {
    try {
      await follow(id, on);
    } catch (error) {
      toast.error(inWords(explanationOf(error, messages.notMarked)));
    }
  }

  return (
    <Cluster>
      <ToggleButton
        size={size}
        label={messages.follow(tag.name)}
        icon={<NoticeIcon />}
        pressedIcon={<ActiveIcon />}
        pressed={followed.includes(tag.id)}
        onPressedChange={(on) => void change(tag.id, on)}
      />
    </Cluster>
  );
}
