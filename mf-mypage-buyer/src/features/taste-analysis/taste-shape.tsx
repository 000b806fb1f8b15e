import { TASTE_TRAITS, type TasteProfile } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import styles from './taste-analysis.module.scss';

const SIDE = 200;
const MIDDLE = SIDE / 2;
const RADIUS = 70;

/** Up, right, down, left. */
const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const pointsOf = (values: readonly number[]): string =>
  values
    .map((value, at) => {
      const [x, y] = DIRECTIONS[at]!;
      const distance = (value / 5) * RADIUS;
      return `${MIDDLE + x * distance},${MIDDLE + y * distance}`;
    })
    .join(' ');

/** A taste as a shape over four axes; the bars beside it say the same in words. */
export function TasteShape({ profile }: { profile: TasteProfile }) {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <svg className={styles.shape} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
      {[5, 3, 1].map((level) => (
        <polygon key={level} className={styles.grid} points={pointsOf([level, level, level, level])} />
      ))}
      <polygon className={styles.taste} points={pointsOf(TASTE_TRAITS.map((trait) => profile[trait]))} />
      {TASTE_TRAITS.map((trait, at) => {
        const [x, y] = DIRECTIONS[at]!;
        return (
          <text
            key={trait}
            className={styles.axis}
            x={MIDDLE + x * (RADIUS + 6)}
            y={MIDDLE + y * (RADIUS + 14) + 4}
            textAnchor={x > 0 ? 'start' : x < 0 ? 'end' : 'middle'}
          >
            {t(`taste.traits.${trait}`)}
          </text>
        );
      })}
    </svg>
  );
}
