import '@bank-soal/ui/styles.css';
import { Button } from '@bank-soal/ui/button';
import catalog from '@bank-soal/ui/catalogs/en.json';
import { Dialog, DialogContent, DialogTrigger } from '@bank-soal/ui/dialog';
import { TextsProvider } from '@bank-soal/ui/lib/texts';

const components = Object.fromEntries(
  Object.entries(catalog.components).filter(([name]) => name.startsWith('dialog.')),
);

/** A server component: it hands over as JSON what its parts say. */
export default function Page() {
  return (
    <TextsProvider texts={{ language: catalog.language, components }}>
      <Dialog>
        <DialogTrigger>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent title="Question set">In English.</DialogContent>
      </Dialog>
    </TextsProvider>
  );
}
