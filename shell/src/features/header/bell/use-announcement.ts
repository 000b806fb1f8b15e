import type { Notification } from '@vitis/contracts';
import { notificationEntry } from '@vitis/domain';
import { $firstRole, useStore } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';

export interface Announcement {
  /** "" before there is one. */
  text: string;
  /** When it came: the same may be said of two. */
  at: number;
}

/** What a screen reader says of the latest notification that has come while the page is open. */
export function useAnnouncement(items: readonly Notification[] | undefined): Announcement {
  const { t } = useTexts();
  const language = useLanguage();
  const role = useStore($firstRole);
  const [announcement, announce] = useState<Announcement>({ text: '', at: 0 });
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (items === undefined) return;
    const [latest] = items;
    const at = latest === undefined ? 0 : Date.parse(latest.at);
    const isNew = heard.current !== null && at > heard.current;
    heard.current = Math.max(at, heard.current ?? 0);
    if (latest === undefined || !isNew || latest.read) return;
    const { kind, name, status } = notificationEntry(latest, { role, language });
    announce({ text: `${t('bell.told')}: ${kind} ${name}, ${status.label}`, at });
  }, [items, role, language, t]);
  return announcement;
}
