import type { Notification } from '@vitis/contracts';
import { notificationEntry } from '@vitis/domain';
import { $firstRole, useStore } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';

/** What a screen reader says of the latest notification that has come while the page is open; "" before there is one. */
export function useAnnouncement(items: readonly Notification[] | undefined): string {
  const { t } = useTexts();
  const language = useLanguage();
  const role = useStore($firstRole);
  const [announcement, announce] = useState('');
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (items === undefined) return;
    const [latest] = items;
    const at = latest === undefined ? 0 : Date.parse(latest.at);
    const isNew = heard.current !== null && at > heard.current;
    heard.current = Math.max(at, heard.current ?? 0);
    if (latest === undefined || !isNew || latest.read) return;
    const { kind, name, status } = notificationEntry(latest, { role, language });
    announce(`${t('bell.told')}: ${kind} ${name}, ${status.label}`);
  }, [items, role, language, t]);
  return announcement;
}
