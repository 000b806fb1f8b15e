import type { GrapeType } from '@vitis/contracts';
import { grapeAddress } from '@vitis/domain';
import { Link } from '@vitis/platform/router';
import { useState } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './mega-panel.module.scss';

/** As many grapes as the columns beside them are high; the others come with "more". */
const FIRST = 12;

/** Grapes, the most frequent first. */
export function GrapeList({ grapes }: { grapes: readonly GrapeType[] }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const more = grapes.length - FIRST;
  return (
    <section className={styles.grapes} aria-labelledby="mega-grapes">
      <h2 id="mega-grapes" className={styles.title}>
        {t('header.grapes')}
      </h2>
      <ul className={styles.double}>
        {grapes.slice(0, all ? undefined : FIRST).map((grape) => (
          <li key={grape.name}>
            <Link to={grapeAddress(grape)}>
              {grape.name}
              <span className={styles.count}>{grape.productCount}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('less') : t('moreCount', { count: more })}
        </button>
      ) : null}
    </section>
  );
}
