import { useFocusOn } from '@vitis/portal/forms';
import { Notice } from '@vitis/ui';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import styles from './account-form.module.scss';

interface AccountFormProps {
  /** What it is called, to who cannot see where it begins. */
  label: string;
  /** Of `useSchemaForm`: around the fields, the first wrong one of which takes the focus. */
  element: Ref<HTMLFormElement>;
  /** Why all of it was refused; takes the focus. */
  refusal?: string | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/**
 * A form about an account. By POST, since a browser sends it itself where the page is not alive yet: by GET its password
 * would stand in an address.
 */
export function AccountForm({ label, element, refusal = null, onSubmit, children }: AccountFormProps) {
  const box = useFocusOn(refusal);
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
    >
      {refusal === null ? null : (
        <div ref={box} role="alert" tabIndex={-1}>
          <Notice tone="bad">{refusal}</Notice>
        </div>
      )}
      {children}
    </form>
  );
}
