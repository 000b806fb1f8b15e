import { getMe, type Manager } from '@vitis/contracts';
import { hoursOfDay, seoulDay, workingTimes } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { DescriptionList } from '@vitis/ui';
import styles from './rooms.module.scss';

/** When a sales contact works; nothing where they have not said it. */
export function ContactHours({ manager }: { manager: Manager }) {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  const { days, spans } = workingTimes(manager.hours, manager.idBusinessDayList, language);
  const items = [
    ...(days === '' ? [] : [{ id: 'days', term: t('hours.days'), detail: days }]),
    ...spans.map(({ id, hours: detail }) => ({ id, term: t(`hours.${id}`), detail })),
  ];
  return items.length === 0 ? null : <DescriptionList className={styles.startHours} items={items} />;
}

/** A buyer's sales contact's hours of today, in a line; null for everybody else and where there are none. */
export function useHoursOfToday(idPartner: number | undefined, isBuyer: boolean): string | null {
  const { t } = useTranslation('mf-chat');
  const me = useEndpoint(getMe, isBuyer ? {} : null);
  const manager = me.data?.client?.manager;
  if (!manager || manager.id !== idPartner) return null;
  const today = hoursOfDay(workingTimes(manager.hours), seoulDay(serverNow()));
  return today ? `${t(`hours.${today.id}`)} ${today.hours}` : null;
}
