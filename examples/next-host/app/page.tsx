import { completenessOf, filesOf } from '@bank-soal/screens/model';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { PageHeader } from '@bank-soal/ui/frame';
import { Grid } from '@bank-soal/ui/grid';
import { ResultCount } from '@bank-soal/ui/search';
import { QuestionSetCard } from '@bank-soal/ui/sets';
import { Stack } from '@bank-soal/ui/stack';
import { FilesDialog } from './files-dialog';
import { Filters } from './filters';
import { findSets } from './find-sets';

type Params = Promise<Record<string, string | string[] | undefined>>;

const one = (value: string | string[] | undefined) => [value ?? ''].flat()[0] ?? '';

/** A server component: the cards are in the answer, and work before any script has come. */
export default async function Page({ searchParams }: { searchParams: Params }) {
  const params = await searchParams;
  const query = { q: one(params.q), level: one(params.level) };
  const sets = await findSets(query);
  return (
    <Container as="main" space="lg">
      <Stack gap="lg">
        <PageHeader title="Paket Soal" description="Daftar ini digambar di server." />
        <Filters query={query} />
        <ResultCount count={sets.length} />
        {sets.length === 0 && (
          <EmptyState
            frame="card"
            headingLevel={2}
            title="Tidak ada paket soal yang cocok"
            description="Pakai kata yang lebih umum, atau lepaskan filternya."
          />
        )}
        <Grid>
          {sets.slice(0, 24).map((set) => (
            <QuestionSetCard
              key={set.id}
              href={`/api/files/combine-preview/${set.id}?type=questions`}
              title={set.title}
              titleAs="h2"
              level={set.level}
              {...completenessOf(set)}
              subject={set.subject}
              lecturer={set.lecturer}
              updated={set.lastUpdated}
              topics={set.topics}
              downloads={set.downloads}
              action={<FilesDialog title={set.title} files={filesOf(set, 'questions')} />}
            />
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
