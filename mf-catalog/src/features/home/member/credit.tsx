import type { Dashboard } from '@vitis/contracts';
import { documentList, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { SharesBar, ShareTerm } from '@vitis/portal/credit';
import { useIsOpen } from '@vitis/portal/remote';
import { Skeleton, TextLink } from '@vitis/ui';
import styles from './credit.module.scss';

/** Where a buyer sees what a term is made of; of the limit, how much of it is used. */
const TERM_PATHS = {
  limit: '/mypage',
  receivable: '/mypage/cash',
  openOrders: `${documentList('orderForm', 'B2B')}?view=open`,
} as const;

/** What may still be ordered, with every term of the sum. Undefined while it is on its way. */
export function Credit({ credit }: { credit: Dashboard['credit'] }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const isOpen = useIsOpen();
  const money = (amount: number) => formatMoney(amount, language);

  if (credit === undefined)
    return (
      <div className={styles.credit}>
        <p className={styles.label}>{t('desk.credit.label')}</p>
        <Skeleton width={180} height={36} />
      </div>
    );
  if (credit === null)
    return (
      <div className={styles.credit}>
        <p className={styles.label}>{t('desk.credit.label')}</p>
        <p className={styles.sum}>{t('desk.credit.noLimit')}</p>
        <p className={styles.label}>{t('desk.credit.noLimitNote')}</p>
      </div>
    );

  const { limit, receivable, openOrders, openOrderCount, available } = credit;
  const signOf = (amount: number) => (amount < 0 ? '+ ' : '− ');
  const terms = [
    { key: 'limit', words: t('desk.credit.limit'), share: undefined, sign: '', amount: limit },
    // What was paid ahead is owed the other way round.
    {
      key: 'receivable',
      words: t(receivable < 0 ? 'desk.credit.ahead' : 'desk.credit.receivable'),
      share: receivable < 0 ? undefined : 'owed',
      sign: signOf(receivable),
      amount: receivable,
    },
    {
      key: 'openOrders',
      words: t('desk.credit.openOrders', { count: openOrderCount }),
      share: 'toCome',
      sign: signOf(openOrders),
      amount: openOrders,
    },
  ] as const;
  return (
    <div className={styles.credit}>
      <p className={styles.label}>{t('desk.credit.label')}</p>
      <p className={styles.sum} data-passed={available < 0 || undefined}>
        {money(available)}
      </p>
      <SharesBar credit={credit} isLate={false} />
      <dl className={styles.terms}>
        {terms.map(({ key, words, share, sign, amount }) => (
          <div key={key}>
            <dt>{share === undefined ? words : <ShareTerm share={share}>{words}</ShareTerm>}</dt>
            <dd>
              {sign}
              {isOpen(TERM_PATHS[key]) ? (
                <TextLink variant="underlined" href={TERM_PATHS[key]}>
                  {money(Math.abs(amount))}
                </TextLink>
              ) : (
                money(Math.abs(amount))
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
