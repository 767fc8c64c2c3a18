'use client';

import { useId, useState } from 'react';
import { EYE } from '../../../lib/internal/drawings/eye.js';
import { EYE_OFF } from '../../../lib/internal/drawings/eye-off.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { controlsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { TextField, type TextFieldProps } from '../text-field/index.js';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /**
   * Autofill of the browser: `new-password` where one is chosen.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  /**
   * Name of the button while the password is hidden.
   * @default 'Tampilkan kata sandi'
   */
  showLabel?: string;
  /**
   * Name of the button while the password can be read.
   * @default 'Sembunyikan kata sandi'
   */
  hideLabel?: string;
}

/** A secret that can be looked at while it is typed. */
export function PasswordField({
  id,
  autoComplete = 'current-password',
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const strings = useTexts(controlsTexts);
  const made = useId();
  const controlId = id ?? made;
  const [shown, setShown] = useState(false);
  const drawing = shown ? EYE_OFF : EYE;
  return (
    <TextField
      {...rest}
      id={controlId}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          aria-controls={controlId}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          <Glyph of={drawing} />
          {/* Text, since a label of its own would be taken for the field's. */}
          <span className="ui:sr-only">
            {shown
              ? (hideLabel ?? strings['passwordField.hide'])
              : (showLabel ?? strings['passwordField.show'])}
          </span>
        </Button>
      }
    />
  );
}
