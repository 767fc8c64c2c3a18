import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { CopyButton } from '@bank-soal/ui/copy-button';
import { Stack } from '@bank-soal/ui/stack';
import { type ComponentType, useEffect, useState } from 'react';
import { useDocsLanguage } from '../../.storybook/blocks/docs-language';
import { Language } from '../../.storybook/language';
import { packCode, playgroundAddress } from './address';
import { addressAround } from './address-around';
import { compile, NO_ELEMENT } from './compile';
import { Editor } from './editor';
import { Result } from './result';
import { scope } from './scope';
import { keepDraft, type Opened, useKept, useOpenedCode } from './use-code';
import { words } from './words';

/** How long nobody types before what was typed runs, in milliseconds. */
const PAUSE = 400;

type Words = (typeof words)['id'];
type Run = { component: ComponentType; version: number };
type Failure = { kind: 'wrong' | 'failed'; text: string };

/** Code that can be changed, and what it draws. */
export default function Bench() {
  const language = useDocsLanguage();
  const opened = useOpenedCode();
  const said = words[language];
  return <Language of={language}>{opened && <Parts opened={opened} said={said} />}</Language>;
}

function Parts({ opened, said }: { opened: Opened; said: Words }) {
  const [code, setCode] = useState(opened.code);
  const [trusted, setTrusted] = useState(!opened.foreign);
  useKept({ ...opened, code, foreign: !trusted });
  const link = useLink(code);
  const { run, last, failure, onFailed, onShown } = useRun(code, trusted);

  function change(next: string) {
    setCode(next);
    if (trusted) keepDraft(next);
  }

  function trust() {
    setTrusted(true);
    keepDraft(code);
  }

  return (
    <div className="playground">
      <div className="playground-code">
        {opened.problem && (
          <Alert tone="warning" title={said[opened.problem]}>
            {said[`${opened.problem}Why`]}
          </Alert>
        )}
        <Editor label={said.code} hint={said.hint} value={code} onChange={change} />
        <Cluster>
          <CopyButton text={link}>{said.copy}</CopyButton>
          <Button onClick={() => change(opened.first)} disabled={code === opened.first}>
            {said.reset}
          </Button>
        </Cluster>
      </div>
      <section className="playground-result" aria-label={said.result}>
        <Stack>
          {!trusted && (
            <Alert
              tone="warning"
              title={said.fromLink}
              action={
                <Button variant="primary" onClick={trust}>
                  {said.run}
                </Button>
              }
            >
              {said.fromLinkWhy}
            </Alert>
          )}
          {failure && (
            // Told when there is time: half of a word is no emergency.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- in place of the role that an Alert has
            <Alert tone="danger" role="status" title={said[failure.kind]}>
              <div>{failure.text === NO_ELEMENT ? said.noElement : failure.text}</div>
              {last && <div>{said.lastGood}</div>}
            </Alert>
          )}
          {run && (
            <Result
              of={run.component}
              last={last}
              version={run.version}
              onFailed={onFailed}
              onShown={onShown}
            />
          )}
        </Stack>
      </section>
    </div>
  );
}

/** The address that opens this code; the page's own until it is packed. */
function useLink(code: string): string {
  const [link, setLink] = useState(() => addressAround().href);
  useEffect(() => {
    let left = false;
    packCode(code).then(
      (packed) => !left && setLink(playgroundAddress(addressAround().href, `code=${packed}`)),
    );
    return () => {
      left = true;
    };
  }, [code]);
  return link;
}

/** Runs the code when nobody has typed for a moment, and keeps the last that could be drawn. */
function useRun(code: string, trusted: boolean) {
  const [run, setRun] = useState<Run>();
  const [last, setLast] = useState<ComponentType>();
  const [failure, setFailure] = useState<Failure>();
  const first = run === undefined;
  useEffect(() => {
    if (!trusted) return;
    const timer = setTimeout(
      () => {
        try {
          const component = compile(code, scope);
          setFailure(undefined);
          setRun((before) => ({ component, version: (before?.version ?? 0) + 1 }));
        } catch (error) {
          setFailure({ kind: 'wrong', text: textOf(error) });
        }
      },
      first ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [code, trusted, first]);
  return {
    run,
    last,
    failure,
    onFailed: (error: unknown) => setFailure({ kind: 'failed', text: textOf(error) }),
    onShown: () => setLast(() => run?.component),
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
