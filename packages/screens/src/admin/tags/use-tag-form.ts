'use client';

import type { Failure } from '@bank-soal/contract/common';
import { TAG_SENTENCES } from '@bank-soal/contract/sentences';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { renamedTo } from '../../api/errors.js';
import type { TagWrites } from '../../data/tags/use-tag-writes.js';
import { tagTexts } from '../../indonesian/tag.js';
import { refusesInput } from '../../model/field-problems.js';
import type { Tag } from '../../model/tags/admin-tag.js';
import { useWording } from '../../texts/use-wording.js';
import { ADMIN_TOAST_MS, explanationOf, type RunWrite } from '../shared/index.js';
import type { TagFieldsProps } from './tag-fields.js';

/** State and events of a tag's form, as its fields take them. */
export type TagForm = Omit<TagFieldsProps, 'label' | 'hint' | 'placeholder' | 'focused'>;

/**
 * Adds or renames a tag. A failed save leaves what was typed.
 *
 * @param tag the tag to rename; without one a new one is added
 * @param onClose saved, or given up
 * @param check the rule about a name, against the known tags
 */
export function useTagForm(
  tag: Tag | undefined,
  check: (name: string) => Failure | undefined,
  writes: TagWrites,
  write: RunWrite,
  onClose: () => void,
): TagForm {
  const tagMessages = useTexts(tagTexts);
  const inWords = useWording(TAG_SENTENCES);
  const [name, setName] = useState(tag?.name ?? '');
  /** The name that is stored, as far as it is known here. */
  const [from, setFrom] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [saving, setSaving] = useState(false);

  function refuse(wrong: string | undefined, sentence?: string) {
    setProblem(wrong);
    setNotice(sentence);
    setAttempts((count) => count + 1);
  }

  async function submit() {
    if (saving) return;
    const wrong = check(name);
    if (wrong !== undefined) {
      refuse(inWords(wrong));
      return;
    }
    const trimmed = name.trim();
    setNotice(undefined);
    setSaving(true);
    try {
      if (!tag) await write(() => writes.create(trimmed));
      // A name that nobody touched may be another's by now: it is not put back.
      else if (trimmed !== from) await write(() => writes.rename(tag.id, trimmed, from));
    } catch (error) {
      // A second save names the name that it replaces, since the user has read it.
      const name = renamedTo(error);
      if (name !== undefined) setFrom(name);
      const sentence = inWords(explanationOf(error, tagMessages.saveFailed));
      // Such as a name that another person took meanwhile: said at the name.
      if (refusesInput(error)) refuse(sentence);
      else refuse(undefined, sentence);
      setSaving(false);
      return;
    }
    toast.success(tag ? tagMessages.changed : tagMessages.added, { duration: ADMIN_TOAST_MS });
    onClose();
  }

  return {
    name,
    problem,
    notice,
    attempts,
    saving,
    onNameChange(next) {
      setName(next);
      setProblem(undefined);
    },
    onSubmit: () => void submit(),
    onCancel: onClose,
  };
}
