'use client';

import { Cluster } from '@bank-soal/ui/cluster';
import { TextField } from '@bank-soal/ui/text-field';
import { searchMessages } from '../messages/search.js';

const { levels, courseTags, materialTags } = searchMessages.fields;

function Bone({ label, placeholder }: { label: string; placeholder: string }) {
  return <TextField label={label} placeholder={placeholder} readOnly aria-busy />;
}

/** The shape of the filters while their code is on its way: what comes takes the same room. */
export function FilterBones() {
  return (
    <>
      {[levels, courseTags, materialTags].map((field) => (
        <Bone key={field.label} {...field} />
      ))}
      <Cluster gap="sm">
        <Bone label={searchMessages.from} placeholder="" />
        <Bone label={searchMessages.to} placeholder="" />
      </Cluster>
    </>
  );
}
