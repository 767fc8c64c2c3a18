import { Button } from '@bank-soal/ui/button';
import { Grid } from '@bank-soal/ui/grid';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TextField } from '@bank-soal/ui/text-field';
import { searchTexts } from '../../indonesian/search.js';

function Bone(texts: { label: string; placeholder?: string }) {
  return <TextField {...texts} disabled />;
}

/** The shape of the filters while their code is on its way: what comes takes the same room. */
export function FilterBones() {
  const { fields, examYear, allYears, from, to, moreFilters } = useTexts(searchTexts);
  const { courseTags, examKinds, levels, materialTags } = fields;
  const year = { label: examYear, placeholder: allYears };
  return (
    <>
      {[courseTags, examKinds, year, levels, materialTags].map((field) => (
        <Bone key={field.label} {...field} />
      ))}
      <Grid min="xs" gap="sm" stretch>
        <Bone label={from} />
        <Bone label={to} />
      </Grid>
      <Button size="sm" disabled>
        {moreFilters}
      </Button>
    </>
  );
}
