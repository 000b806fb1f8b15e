import { formatBottles, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import type { CartLine } from '../../shared/order-flow/cart-line.ts';
import styles from './cart.module.scss';
import { changesOf } from './line-changes.ts';

/** What has changed about a line since the buyer last saw it. */
export function LineChangesNotes({ line }: { line: CartLine }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return changesOf(line).map((change) => {
    if (change.kind === 'back' || change.kind === 'gone') {
      return (
        <p key={change.kind} className={styles.change} data-good={change.kind === 'back' || undefined}>
          {t(`cart.change.${change.kind}`)}
        </p>
      );
    }
    const { kind, before, now } = change;
    const words = (amount: number) =>
      kind === 'price' ? formatMoney(amount, language) : formatBottles(amount, language);
    return (
      <p key={kind} className={styles.change} data-good={(kind === 'price' && now < before) || undefined}>
        {t(`cart.change.${kind}`, { before: words(before), now: words(now) })}
      </p>
    );
  });
}
