import { getLocation, type Location } from '@vitis/contracts';
import { formatDay, formatPhone } from '@vitis/domain';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { PrintSheet } from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './catalog-sheet.module.scss';
import { PrintTools } from './print-tools.tsx';
import { useDayOfPrinting } from './use-day-of-printing.ts';

/** What every sheet reads: whose it is. */
export const houseRequest = () => request(getLocation);

/** Whose the sheet is; asked by its screen, with what else that reads first. */
export const useHouse = (): Location | undefined => useEndpoint(getLocation, {}).data;

interface CatalogSheetProps {
  house: Location | undefined;
  title: string;
  /** Under the title: what the sheet was narrowed to, and how much of it there is. */
  subtitle?: ReactNode;
  /** Where the same is read on the screen. */
  back: string;
  /** Something of it is on its way. */
  busy?: boolean;
  /** Something of it did not come: the sheet says what, and is not for paper. */
  incomplete?: boolean;
  children: ReactNode;
}

/** A sheet of the catalogue on A4: whose it is and of which day at the head of every page. */
export function CatalogSheet({
  house,
  title,
  subtitle,
  back,
  busy = false,
  incomplete = false,
  children,
}: CatalogSheetProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const day = useDayOfPrinting();
  return (
    <PrintSheet
      className={styles.sheet ?? ''}
      toolbar={<PrintTools busy={busy} incomplete={incomplete} onClose={() => void navigate(back)} />}
      header={
        <p className={styles.header}>
          <b>{house?.companyName}</b>
          <span>{house ? [formatPhone(house.phone), house.email].join(' · ') : null}</span>
          {day === null ? null : <time dateTime={day}>{formatDay(day, language)}</time>}
        </p>
      }
    >
      <header className={styles.title}>
        <h1>{title}</h1>
        {subtitle ? <p>{subtitle}</p> : null}
      </header>
      {children}
    </PrintSheet>
  );
}
