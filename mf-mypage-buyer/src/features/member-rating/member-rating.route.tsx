import { type BuyerLevels, getBuyerLevels, LEDGER_HINTS } from '@vitis/contracts';
import { formatDay, formatMoney } from '@vitis/domain';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { useHints } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { Panel, ProgressBar, Skeleton, SkeletonGroup, Table, Tag, TextLink } from '@vitis/ui';
import styles from './member-rating.module.scss';

/** 회원 등급: the company's level, what each gives, and what is missing for the next one. */
export const Screen = defineScreen(MemberRatingScreen, {
  access: ['B2B'],
  data: () => [request(getBuyerLevels)],
});

function MemberRatingScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const levels = useEndpoint(getBuyerLevels, {});
  useHints(LEDGER_HINTS, () => levels.refresh());
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('rating.title')}</h1>
        <TextLink arrow href="/mypage/coupon">
          {t('coupons.title')}
        </TextLink>
      </header>
      {levels.status === 'loading' ? (
        <SkeletonGroup className={styles.page} label={t('portal.common.loading')}>
          <Skeleton shape="block" height={196} />
          <Skeleton shape="block" height={260} />
        </SkeletonGroup>
      ) : null}
      {levels.status === 'failed' ? <LoadFailure title={t('rating.failed')} load={levels} /> : null}
      {levels.data === undefined ? null : (
        <>
          <OwnLevel levels={levels.data} />
          <AllLevels levels={levels.data} />
        </>
      )}
    </div>
  );
}

function OwnLevel({ levels: { level, bought, next, dateFrom, dateTo, levels } }: { levels: BuyerLevels }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const from = levels.find(({ code }) => code === level)?.from ?? 0;
  const to = next === null ? null : bought + next.missing;
  const missing =
    next === null
      ? t('rating.top')
      : t('rating.missing', {
          level: t(`rating.level.${next.code}`),
          amount: formatMoney(next.missing, language),
        });
  return (
    <Panel title={t('rating.own')}>
      <p className={styles.level}>{t(`rating.level.${level}`)}</p>
      <p>{t('rating.bought', { amount: formatMoney(bought, language) })}</p>
      <p className={styles.days}>
        {formatDay(dateFrom, language)} – {formatDay(dateTo, language)}
      </p>
      {to === null ? null : (
        <ProgressBar
          className={styles.bar}
          label={t('rating.progress')}
          value={Math.max(0, bought - from)}
          max={to - from}
          valueText={missing}
        />
      )}
      <p className={styles.missing}>{missing}</p>
    </Panel>
  );
}

function AllLevels({ levels: { levels, level } }: { levels: BuyerLevels }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  return (
    <Panel padding="flush" title={t('rating.all')}>
      <Table
        caption={t('rating.all')}
        rows={levels}
        rowKey={({ code }) => code}
        columns={[
          {
            id: 'level',
            header: t('rating.column.level'),
            rowHeader: true,
            cell: ({ code }) => (
              <span className={styles.name}>
                <b>{t(`rating.level.${code}`)}</b>
                {code === level ? <Tag tone="gold">{t('rating.now')}</Tag> : null}
              </span>
            ),
          },
          {
            id: 'from',
            header: t('rating.column.from'),
            numeric: true,
            cell: ({ from }) =>
              from === 0 ? '–' : t('rating.from', { amount: formatMoney(from, language) }),
          },
          {
            id: 'coupon',
            header: t('rating.column.gives'),
            cell: ({ coupon }) =>
              coupon === null
                ? t('rating.noCoupon')
                : t('rating.coupon', { percent: coupon.percent, amount: formatMoney(coupon.most, language) }),
          },
        ]}
      />
      <p className={styles.note}>{t('rating.note')}</p>
    </Panel>
  );
}
