import { Button } from '@bank-soal/ui/button';
import { useState } from 'react';
import tokens from '../../packages/ui/tokens/tokens.json';
import { useDocsLanguage } from './docs-language';

const durations = [
  [
    'fast',
    tokens.duration.fast.$value,
    { id: 'Warna di bawah penunjuk, fokus', en: 'Colours under the pointer, focus' },
  ],
  [
    'base',
    tokens.duration.base.$value,
    { id: 'Dialog, menu, baris yang berpindah', en: 'Dialogs, menus, rows that move' },
  ],
] as const;

/** The two durations, side by side, on a press. */
export function MotionDemo() {
  const language = useDocsLanguage();
  const [moved, setMoved] = useState(false);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div
      className="sb-unstyled"
      style={{ display: 'grid', gap: 16, justifyItems: 'start', marginBlockEnd: 32 }}
    >
      <Button onClick={() => setMoved(!moved)}>{language === 'en' ? 'Play' : 'Jalankan'}</Button>
      {durations.map(([name, value, use]) => (
        <div key={name} style={{ inlineSize: '100%', fontFamily: 'var(--ui-font-sans)' }}>
          <div
            style={{
              padding: 4,
              borderRadius: 6,
              background: 'var(--ui-color-surface-sunken)',
            }}
          >
            <span
              style={{
                display: 'block',
                inlineSize: 32,
                blockSize: 32,
                marginInlineStart: moved ? 'calc(100% - 32px)' : 0,
                borderRadius: 4,
                background: 'var(--ui-color-brand)',
                transition: calm
                  ? undefined
                  : `margin-inline-start var(--ui-duration-${name}) var(--ui-ease-out)`,
              }}
            />
          </div>
          <p style={{ margin: '4px 0 0', fontSize: 13, color: 'var(--ui-color-text-muted)' }}>
            <code>duration-{name}</code> · {value} · {use[language]}
          </p>
        </div>
      ))}
    </div>
  );
}
