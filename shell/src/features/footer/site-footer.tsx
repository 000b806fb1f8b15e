import { useLanguage } from '@vitis/platform/i18n';
import { Link, useIsOpen } from '@vitis/platform/router';
import { useTexts } from '../../shared/use-texts.ts';
import { BRAND, BUSINESS_NUMBER, SHOP_EMAIL, SHOP_PHONE, shopFacts } from '../../shop/shop-facts.ts';
import { FooterBand } from './footer-band.tsx';
import { FooterLinks } from './footer-links.tsx';
import styles from './site-footer.module.scss';

/** Foot of the page: an invitation, links by role, and what the law wants said of a shop that sells liquor. */
export function SiteFooter() {
  const { t } = useTexts();
  const facts = shopFacts(useLanguage());
  const isOpen = useIsOpen();
  const details: [key: string, value: string][] = [
    ['representative', facts.representative],
    ['businessNumber', BUSINESS_NUMBER],
    ['mailOrderReport', facts.mailOrderReport],
    ['address', facts.address],
    ['privacyOfficer', facts.privacyOfficer],
    ['email', SHOP_EMAIL],
  ];
  return (
    <footer className={styles.footer} data-shop>
      <FooterBand />
      <div className={styles.page}>
        <FooterLinks />
        <div className={styles.company}>
          <div className={styles.call}>
            <p className={styles.logo}>{BRAND}</p>
            <p className={styles.phone}>
              <span>{t('shop.phone')}</span> <a href={`tel:${SHOP_PHONE}`}>{SHOP_PHONE}</a>
            </p>
            <p className={styles.hours}>{t('footer.hours')}</p>
          </div>
          <div>
            {isOpen('/terms') ? (
              <p className={styles.legal}>
                <Link to="/terms?type=PRIVACY">
                  <b>{t('footer.privacy')}</b>
                </Link>
                <Link to="/terms">{t('footer.terms')}</Link>
              </p>
            ) : null}
            <dl className={styles.details}>
              <div>
                <dt className="visually-hidden">{t('footer.companyName')}</dt>
                <dd>{facts.companyName}</dd>
              </div>
              {details.map(([key, value]) => (
                <div key={key}>
                  <dt>{t(`footer.${key}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.age}>
              <span aria-hidden="true">19</span> {t('footer.age')}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
