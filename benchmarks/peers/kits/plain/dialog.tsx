import { useEffect, useId, useRef } from 'react';
import type { DialogProps } from '../../page/kit.js';

function Shown({ onClose, title, description, children, cancel, confirm }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      onClose={onClose}
    >
      <h2 id={`${id}t`} className="title">
        {title}
      </h2>
      <p id={`${id}d`} className="text">
        {description}
      </p>
      <div className="dialog-body">{children}</div>
      <div className="dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          {cancel}
        </button>
        <button type="button" className="button button-main" onClick={onClose}>
          {confirm}
        </button>
      </div>
    </dialog>
  );
}

export function Dialog(props: DialogProps) {
  return props.open ? <Shown {...props} /> : null;
}
