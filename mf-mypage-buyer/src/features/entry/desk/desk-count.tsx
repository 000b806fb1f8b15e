import { formatNumber } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { useIsOpen } from '@vitis/portal/remote';
import type { CountEntry } from './desk-groups.ts';
import styles from './staff-desk.module.scss';

interface Props extends Pick<CountEntry, 'href' | 'tone'> {
  label: string;
  count: number;
}

/** One count: the way to what it counts, where that has a screen. */
export function DeskCount({ label, count, href, tone }: Props) {
  const language = useLanguage();
  const isOpen = useIsOpen()(href);
  const face = (
    <>
      <span className={styles.label}>{label}</span>{' '}
      <b className={styles.number}>{formatNumber(count, language)}</b>
    </>
  );
  return (
    <li className={styles.count} data-tone={count === 0 ? undefined : tone}>
      {isOpen ? <Link to={href}>{face}</Link> : <span>{face}</span>}
    </li>
  );
}
