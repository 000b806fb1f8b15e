import { useTranslation } from '@vitis/platform/i18n';
import { Checkbox } from '@vitis/ui';
import { useId, useState } from 'react';
import type { Choice } from './filter-choices.ts';
import { FilterSection } from './filter-section.tsx';
import styles from './filters.module.scss';
import type { ChangeFilter } from './use-wine-filter.ts';

/** Lines shown before "more": besides, the chosen ones, those inside of another, and what they are inside of. */
const SHOWN = 5;

interface ChoiceGroupProps {
  title: string;
  choices: readonly Choice[];
  change: ChangeFilter;
  open?: boolean;
}

/** A filter of several lines to tick. Nothing where no wine has such a thing. */
export function ChoiceGroup({ open = false, ...list }: ChoiceGroupProps) {
  const { title, choices } = list;
  if (choices.length === 0) return null;
  return (
    <FilterSection title={title} open={open || choices.some(({ chosen }) => chosen)}>
      <ChoiceList {...list} />
    </FilterSection>
  );
}

/** The lines to tick; long ones open further. */
export function ChoiceList({ title, choices, change }: Omit<ChoiceGroupProps, 'open'>) {
  const { t } = useTranslation('mf-catalog');
  const [all, setAll] = useState(false);
  const id = useId();
  const isInside = (at: number) => (choices[at]?.depth ?? 0) > 0;
  const shown = all
    ? choices
    : choices.filter(({ chosen }, at) => chosen || at < SHOWN || isInside(at) || isInside(at + 1));
  const more = choices.length - shown.length;

  return (
    <>
      <ul id={id} className={styles.choices}>
        {shown.map((choice) => (
          <li key={choice.key} className={styles[`depth${choice.depth}`]}>
            <Checkbox
              className={styles.choice}
              label={choice.name}
              after={choice.count}
              checked={choice.chosen}
              onChange={() => change(choice.change)}
            />
          </li>
        ))}
      </ul>
      {more > 0 || all ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          aria-controls={id}
          aria-label={t(all ? 'filter.lessOf' : 'filter.moreOf', { title })}
          onClick={() => setAll(!all)}
        >
          {all ? t('filter.less') : t('filter.more', { count: more })}
        </button>
      ) : null}
    </>
  );
}
