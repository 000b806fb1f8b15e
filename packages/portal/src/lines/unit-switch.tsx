import { classNames, type QuantityUnit, Segmented } from '@vitis/ui';
import styles from './unit-switch.module.scss';

export interface UnitSwitchProps {
  className?: string | undefined;
  /** Of which wine, read out. */
  label: string;
  /** How the bottles are counted now. */
  unit: QuantityUnit;
  words: Record<QuantityUnit, string>;
  onSwitch: (unit: QuantityUnit) => void;
}

/** Counts the bottles of a line by the case or one by one. */
export function UnitSwitch({ className, label, unit, words, onSwitch }: UnitSwitchProps) {
  return (
    <Segmented
      className={classNames(styles.unit, className) ?? ''}
      size="small"
      label={label}
      value={unit}
      onValueChange={onSwitch}
      options={[
        { value: 'case', label: words.case },
        { value: 'bottle', label: words.bottle },
      ]}
    />
  );
}
