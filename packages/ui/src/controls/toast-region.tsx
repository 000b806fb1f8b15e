import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { closeIcon, infoIcon, successIcon, warningIcon } from '../icons.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast-region.module.scss';

export interface Toast {
  id: string;
  tone?: 'good' | 'bad' | 'info';
  message: ReactNode;
  /** A link or a small quiet button: "to the cart", "undo". */
  action?: ReactNode;
  /** In ms; 5000 unless told. `null` stays until it is dismissed. */
  duration?: number | null;
}

export interface ToastRegionProps {
  /** Name of the region, read out. */
  label: string;
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
}

/** What has just happened, said at the edge. A pointer or the focus on a toast keeps it. Stays mounted when empty. */
export function ToastRegion({ label, toasts, onDismiss, dismissLabel }: ToastRegionProps) {
  return (
    <section className={styles.region} aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} dismissLabel={dismissLabel} />
      ))}
    </section>
  );
}

function ToastCard({
  toast,
  onDismiss,
  dismissLabel,
}: { toast: Toast } & Pick<ToastRegionProps, 'onDismiss' | 'dismissLabel'>) {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  const duration = toast.duration === undefined ? 5000 : toast.duration;
  useEffect(() => {
    if (held || duration === null) return;
    const timer = setTimeout(() => dismiss.current(toast.id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding a toast adds nothing that a key could not reach
    <div
      className={classNames(styles.toast, styles[toast.tone ?? 'info'])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        drawing={toast.tone === 'bad' ? warningIcon : toast.tone === 'good' ? successIcon : infoIcon}
        size={20}
      />
      <div className={styles.message}>{toast.message}</div>
      {toast.action ? <div className={styles.action}>{toast.action}</div> : null}
      <IconButton
        size="small"
        icon={closeIcon}
        label={dismissLabel}
        onClick={() => onDismiss(toast.id)}
        className={styles.close}
      />
    </div>
  );
}
