import { BREAKPOINTS } from '@vitis/domain';
import { $firstRole, useStore } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { useMediaQuery } from '@vitis/ui';
import { useEffect } from 'react';
import { firstPageOf, type Staff } from './first-page.ts';
import { Overview } from './overview.tsx';

/** The beginning of my page: what waits for a buyer, and for staff the first page that they work with. */
export const Screen = defineScreen(EntryScreen, { access: 'members' });

function EntryScreen() {
  const role = useStore($firstRole);
  if (role === null) return null;
  return role === 'B2B' ? <Overview /> : <FirstPage role={role} />;
}

/**
 * On phones the navigation of the frame is the page itself; where it stands at the side, the first page of the role opens
 * beside it.
 */
function FirstPage({ role }: { role: Staff }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINTS.medium}px)`);
  const navigate = useNavigate();

  useEffect(() => {
    if (isWide) void navigate(firstPageOf(role), { replace: true });
  }, [role, isWide, navigate]);

  return isWide ? <p role="status">{t('entry.going')}</p> : null;
}
