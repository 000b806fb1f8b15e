import { BREAKPOINTS } from '@vitis/domain';
import { $firstRole, useStore } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { useMediaQuery } from '@vitis/ui';
import { useEffect } from 'react';
import { firstPageOf } from './first-page.ts';

/**
 * The beginning of my page. On phones the navigation of the frame is the page itself; where it stands at the side,
 * the first page of the role opens beside it.
 */
export const Screen = defineScreen(EntryScreen, { access: 'members' });

function EntryScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const role = useStore($firstRole);
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINTS.medium}px)`);
  const navigate = useNavigate();

  useEffect(() => {
    if (role !== null && isWide) void navigate(firstPageOf(role), { replace: true });
  }, [role, isWide, navigate]);

  return isWide ? <p role="status">{t('entry.going')}</p> : null;
}
