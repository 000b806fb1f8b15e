import { type Day, isDay } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { DayField } from '@vitis/portal/forms';
import { useState } from 'react';

interface Props {
  day: Day;
  className?: string | undefined;
  onGo: (day: Day) => void;
}

/** Goes to a day, typed or chosen on the calendar, as soon as what is typed is one. */
export function GoToDay({ day, className, onGo }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const [typed, setTyped] = useState({ of: day, text: day as string });
  // Gone to another way, the field follows.
  if (typed.of !== day) setTyped({ of: day, text: day });
  return (
    <DayField
      className={className}
      label={t('schedule.goTo')}
      labelHidden
      value={typed.text}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped({ of: day, text });
        if (isDay(text) && text !== day) onGo(text);
      }}
    />
  );
}
