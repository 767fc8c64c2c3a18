import type { ServerState } from '@bank-soal/contract/administration';
import { StatCard, StatGrid } from '@bank-soal/ui/admin';
import { Heading } from '@bank-soal/ui/heading';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { serverTexts } from '../../indonesian/server.js';
import { durationWords } from './duration-words.js';
import { uptimeOf } from './server-summary.js';

/** Release, uptime and platform; without a state, placeholders. */
export function ServerFacts({ server }: { server?: ServerState | undefined }) {
  const messages = useTexts(serverTexts);
  const { formatDate } = useFormats();
  const busy = server === undefined;
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">
        {messages.runs}
      </Heading>
      <StatGrid>
        <StatCard
          label={messages.version}
          value={server?.version}
          hint={server && messages.node(server.node)}
          busy={busy}
        />
        <StatCard
          label={messages.uptime}
          value={server && durationWords(uptimeOf(server), messages)}
          hint={server && messages.since(formatDate(server.startedAt, 'minute'))}
          busy={busy}
        />
        <StatCard
          label={messages.database}
          value={server && messages.databases[server.database]}
          busy={busy}
        />
        <StatCard
          label={messages.fileStore}
          value={server && messages.fileStores[server.files]}
          busy={busy}
        />
      </StatGrid>
    </Stack>
  );
}
