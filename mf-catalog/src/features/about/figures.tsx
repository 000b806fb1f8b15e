import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import styles from './about.module.scss';

interface FiguresProps {
  wines: number;
  countries: number;
  wineries: number;
}

/** What is on sale today, in figures that lead to it. */
export function Figures({ wines, countries, wineries }: FiguresProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const figures = [
    { key: 'wines', value: wines, href: '/product' },
    { key: 'countries', value: countries, href: '#origins' },
    { key: 'wineries', value: wineries, href: '/winery' },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, value, href }) => {
        const face = value === 0 ? '–' : formatNumber(value, language);
        return (
          <div key={key}>
            <dt>{t(`about.figure.${key}`)}</dt>
            <dd>{href.startsWith('#') ? <a href={href}>{face}</a> : <Link to={href}>{face}</Link>}</dd>
          </div>
        );
      })}
    </dl>
  );
}
