import { Button } from '@bank-soal/ui/button';
import { Grid } from '@bank-soal/ui/grid';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TextField } from '@bank-soal/ui/text-field';
import { searchTexts } from '../../indonesian/search.js';

function Bone({ label, placeholder }: { label: string; placeholder: string }) {
  return <TextField label={label} placeholder={placeholder} readOnly aria-busy />;
}

/** The shape of the filters while their code is on its way: what comes takes the same room. */
export function FilterBones() {
  const searchMessages = useTexts(searchTexts);
  const { levels, courseTags, materialTags, examKinds } = searchMessages.fields;
  return (
    <>
      {[courseTags, examKinds].map((field) => (
        <Bone key={field.label} {...field} />
      ))}
      <Bone label={searchMessages.examYear} placeholder={searchMessages.allYears} />
      {[levels, materialTags].map((field) => (
        <Bone key={field.label} {...field} />
      ))}
      <Grid min="xs" gap="sm" stretch>
        <Bone label={searchMessages.from} placeholder="" />
        <Bone label={searchMessages.to} placeholder="" />
      </Grid>
      <Button size="sm" disabled>
        {searchMessages.moreFilters}
      </Button>
    </>
  );
}
