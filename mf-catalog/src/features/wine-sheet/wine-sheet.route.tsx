import { getProduct } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useParams, withLanguage } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { PrintSheet, useHydrating } from '@vitis/ui';
import { PrintLoading, PrintMissing } from '@vitis/ui/documents';
import { askedId } from '../../shared/asked-id.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { PrintFoot, PrintHead } from '../../shared/print/print-frame.tsx';
import { PrintTools } from '../../shared/print/print-tools.tsx';
import { TastingSheet } from './tasting-sheet.tsx';

const sheetRequest = ({ params }: RouteRequest) => request(getProduct, askedId(params.pid));

/** A wine on one sheet for the table or the shelf: what it is and how it tastes, without any price. */
export const Screen = defineScreen(WineSheetScreen, {
  access: 'everyone',
  data: (asked) => [sheetRequest(asked)],
  head: (asked: RouteRequest, read: ReadData): PageHead => {
    const wine = read(sheetRequest(asked));
    return wine ? { subject: wineTitle(wine) } : {};
  },
});

function WineSheetScreen() {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const { pid = '' } = useParams();
  const language = useLanguage();
  const wine = useEndpoint(getProduct, askedId(pid));
  // Pages are rendered for everybody and kept; where they were asked for, the browser knows.
  const origin = useHydrating() ? '' : window.location.origin;

  if (wine.status === 'loading') return <PrintLoading label={t('detail.loading')} />;
  if (wine.status === 'failed') {
    if (wine.error.status === 404) {
      return (
        <PrintMissing
          reason={t('detail.notFound')}
          back={{ label: t('action.allWines'), href: '/product' }}
        />
      );
    }
    return (
      <PrintMissing>
        <LoadFailure error={wine.error} retry={wine.refresh} busy={wine.isRefreshing} />
      </PrintMissing>
    );
  }
  return (
    <PrintSheet
      toolbar={<PrintTools onClose={() => void navigate(`/product/${wine.data.id}`)} />}
      header={<PrintHead title={t('print.tastingSheet')} />}
      footer={
        <PrintFoot
          note={t('print.address', {
            path: `${origin}${withLanguage(`/product/${wine.data.id}`, language)}`,
          })}
        />
      }
    >
      <TastingSheet wine={wine.data} />
    </PrintSheet>
  );
}
