import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.scss';

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'role'> {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  labelHidden?: boolean;
  className?: string;
}

/** On or off, and it takes effect at once. */
export function Switch({ ref, label, labelHidden, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.line, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells of its own state */}
      <input {...rest} ref={ref} type="checkbox" role="switch" className={styles.switch} />
      <span className={labelHidden ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  );
}
