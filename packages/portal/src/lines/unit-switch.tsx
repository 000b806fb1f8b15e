import { classNames, Icon, sortIcon } from '@vitis/ui';
import styles from './unit-switch.module.scss';

interface UnitSwitchProps {
  className?: string | undefined;
  /** How the bottles are counted now. */
  unit: string;
  /** What a press does. */
  action: string;
  onSwitch: () => void;
}

/** Counts the bottles of a line by the case or one by one. */
export function UnitSwitch({ className, unit, action, onSwitch }: UnitSwitchProps) {
  return (
    <button
      type="button"
      className={classNames(styles.unit, className)}
      aria-label={`${unit}, ${action}`}
      onClick={onSwitch}
    >
      {unit}
      <Icon drawing={sortIcon} size={12} />
    </button>
  );
}
