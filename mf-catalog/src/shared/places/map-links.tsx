import { useTranslation } from '@vitis/platform/i18n';
import { TextLink } from '@vitis/ui';
import styles from './map-links.module.scss';

interface MapLinksProps {
  name: string;
  address: string;
  longitude: number | null;
  latitude: number | null;
}

/** The same place in the map apps that people have. */
export function MapLinks({ name, address, longitude, latitude }: MapLinksProps) {
  const { t } = useTranslation('mf-catalog');
  const words = encodeURIComponent(address);
  const links = [
    longitude === null || latitude === null
      ? { key: 'kakao', href: `https://map.kakao.com/link/search/${words}` }
      : {
          key: 'kakao',
          href: `https://map.kakao.com/link/map/${encodeURIComponent(name)},${latitude},${longitude}`,
        },
    { key: 'naver', href: `https://map.naver.com/p/search/${words}` },
    {
      key: 'google',
      href: `https://www.google.com/maps/search/?api=1&query=${
        longitude === null || latitude === null ? words : `${latitude},${longitude}`
      }`,
    },
  ];
  return (
    <ul className={styles.links} aria-label={t('place.mapsOf', { name })} data-print="hidden">
      {links.map(({ key, href }) => (
        <li key={key}>
          <TextLink href={href} target="_blank" rel="noopener noreferrer">
            {t(`place.map.${key}`)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
