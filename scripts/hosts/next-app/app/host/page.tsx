import '../../shared/body.css';
import '../../shared/host-rules.css';
import { Badge } from '@bank-soal/ui/badge';
import { HostPart } from '../../shared/host-part';
import { LibraryPart } from '../../shared/library-part';

/** A server component: only the server renders the badge. */
export default function Page() {
  return (
    <>
      <HostPart />
      <div data-part-of="library">
        <Badge tone="brand">Dari server</Badge>
      </div>
      <LibraryPart />
    </>
  );
}
