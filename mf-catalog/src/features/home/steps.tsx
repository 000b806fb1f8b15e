import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink } from '@vitis/ui';
import { useSignInPath } from '../../shared/use-sign-in.ts';
import styles from './steps.module.scss';

const STEPS = ['approval', 'prices', 'delivery'] as const;

/** How a business comes to buy here. For visitors: a member has done the first of it. */
export function Steps() {
  const { t } = useTranslation('mf-catalog');
  const signInPath = useSignInPath();
  return (
    <section className={styles.steps}>
      <h2 className={styles.heading}>{t('home.steps.heading')}</h2>
      <ol className={styles.list}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`home.steps.${step}.title`)}</h3>
            <p>{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <ButtonLink href="/account/signup" variant="primary">
          {t('signIn.signUp')}
        </ButtonLink>
        <ButtonLink href={signInPath}>{t('signIn.link')}</ButtonLink>
      </p>
    </section>
  );
}
