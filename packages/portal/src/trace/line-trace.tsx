import { TextLink } from '@vitis/ui';
import styles from './trace.module.scss';

/** Where a line came from, or what it has become. */
export interface TraceStep {
  href: string;
  /** `견적`, `배송 11-24`. */
  label: string;
}

/** The ways from a line, which is named beside them, to its counterparts on other documents; nothing where there are none. */
export function LineTrace({ steps }: { steps: readonly TraceStep[] }) {
  if (steps.length === 0) return null;
  return (
    <span className={styles.trace}>
      {steps.map(({ href, label }) => (
        <TextLink key={href} arrow variant="quiet" href={href}>
          {label}
        </TextLink>
      ))}
    </span>
  );
}
