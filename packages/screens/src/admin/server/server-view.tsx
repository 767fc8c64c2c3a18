import type { ServerState } from '@bank-soal/contract/administration';
import { Alert } from '@bank-soal/ui/alert';
import { Badge } from '@bank-soal/ui/badge';
import { CopyButton } from '@bank-soal/ui/copy-button';
import { DateTime } from '@bank-soal/ui/date-time';
import { ActiveIcon, InactiveIcon } from '@bank-soal/ui/icon';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { FailedLoadCard } from '../../failed-load/index.js';
import { serverTexts } from '../../indonesian/server.js';
import { serverSettingTexts } from '../../indonesian/server-setting.js';
import type { ServerLook } from '../../model/administration/server-look.js';
import type { ShownLoad } from '../../model/shown-load.js';
import { RefreshedPage } from '../shared/index.js';
import { troublesOf } from './health-rows.js';
import { ServerFacts } from './server-facts.js';
import { ServerHealth } from './server-health.js';
import { ServerSettings } from './server-settings.js';
import { ServerStorage } from './server-storage.js';
import { serverSummary } from './server-summary.js';

/** State of the server's page. */
export type ServerViewState = ShownLoad<ServerLook>;

export interface ServerViewProps {
  /** How the server is, or why that is not known. */
  state: ServerViewState;
}

/** How it is in a word, and when that was seen. */
function Seen({ server }: { server: ServerState }) {
  const messages = useTexts(serverTexts);
  const { formatCount } = useFormats();
  const troubles = troublesOf(server);
  return (
    <>
      {troubles === 0 ? (
        <Badge tone="success" icon={<ActiveIcon />}>
          {messages.allWell}
        </Badge>
      ) : (
        <Badge tone="danger" icon={<InactiveIcon />}>
          {messages.troubles(formatCount(troubles))}
        </Badge>
      )}
      <Text as="span" size="sm" tone="muted">
        {messages.readAt} <DateTime value={server.at} />
      </Text>
    </>
  );
}

/** Copies what is shown as text, to be sent to who helps. */
function CopySummary({ server }: { server: ServerState }) {
  const messages = useTexts(serverTexts);
  const settings = useTexts(serverSettingTexts);
  const formats = useFormats();
  return (
    <CopyButton text={() => serverSummary(server, { messages, settings, formats })}>
      {messages.copy}
    </CopyButton>
  );
}

function Sections({ state }: Pick<ServerViewProps, 'state'>) {
  const messages = useTexts(serverTexts);
  if (state.status === 'failed') return <FailedLoadCard load={state} title={messages.failed} />;
  if (state.status === 'loading') {
    return (
      <Stack>
        <LoadingStatus />
        <ServerFacts />
      </Stack>
    );
  }
  const { server, failed } = state;
  return (
    <Stack gap="xl">
      {failed && <Alert tone="danger" title={messages.refreshFailed} />}
      <ServerFacts server={server} />
      <ServerHealth server={server} />
      <ServerStorage server={server} />
      <ServerSettings settings={server.settings} />
    </Stack>
  );
}

/** How the server is, as it looks. */
export function ServerView({ state }: ServerViewProps) {
  const messages = useTexts(serverTexts);
  const ready = state.status === 'ready' && state;
  return (
    <RefreshedPage
      words={messages}
      ready={ready}
      meta={ready && <Seen server={ready.server} />}
      actions={ready && <CopySummary server={ready.server} />}
    >
      <Sections state={state} />
    </RefreshedPage>
  );
}
