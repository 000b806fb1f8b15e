import { isProtectedPath } from '@vitis/domain';
import { $session, useStore } from '@vitis/platform';
import { useLocation, useNavigate } from '@vitis/platform/router';
import { Button, ButtonLink, EmptyState } from '@vitis/ui';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './remote-screen.module.scss';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** A page of the specification that is announced and not there yet: 준비 중입니다, and a way back. */
export function UpcomingScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isKnown = useStore($session).status === 'signed-in';
  // A guest is on the way to sign-in, and a member of another role to a refusal.
  if (isProtectedPath(pathname) && !isKnown) return <ScreenSkeleton />;
  return (
    <section className={styles.failure}>
      <EmptyState
        isScreen
        title={t('notYet')}
        message={t('upcoming.text')}
        action={
          <>
            <Button onClick={() => navigate((history.state?.idx ?? 0) > 0 ? -1 : '/')}>
              {t('upcoming.back')}
            </Button>
            <ButtonLink href="/">{t('error.home')}</ButtonLink>
          </>
        }
      />
    </section>
  );
}
