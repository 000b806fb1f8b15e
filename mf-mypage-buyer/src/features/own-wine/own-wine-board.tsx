import { OWN_WINES_LIMIT, type OwnWine } from '@vitis/contracts';
import { choseongPattern, formatNumber, shortageOf, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useAddToCart } from '@vitis/portal/buying';
import { leaveLabels } from '@vitis/portal/documents';
import { useLeaveGuard } from '@vitis/portal/forms';
import { Button, cartIcon, Segmented, TextInput, TextLink, type Toast, ToastRegion } from '@vitis/ui';
import { useState } from 'react';
import { OWN_WINE_FIELDS } from '../../shared/use-own-wine-errors.ts';
import styles from './own-wine.module.scss';
import { type OwnWineErrors, OwnWineRow } from './own-wine-row.tsx';
import { useOwnWineChanges } from './use-own-wine-changes.ts';

const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase().replaceAll(/\s/g, '');

/** As the shop's lists find: first consonants stand for syllables, and spaces and capitals do not matter. */
function isNamed({ product, productName }: OwnWine, words: string): boolean {
  const names = folded([productName, product && wineTitle(product), product?.nameEn].join(' '));
  const pattern = choseongPattern(folded(words));
  return pattern === null ? names.includes(folded(words)) : new RegExp(pattern, 'u').test(names);
}

/** The wines of the house with what is typed about them, what is missing, and the way into the cart. */
export function OwnWineBoard({ wines }: { wines: readonly OwnWine[] }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const changes = useOwnWineChanges(wines);
  useLeaveGuard(changes.count > 0, leaveLabels(t));
  const [shown, setShown] = useState<'all' | 'short'>('all');
  const [words, setWords] = useState('');
  const [toasts, setToasts] = useState<Toast[]>([]);
  const tell = (toast: Omit<Toast, 'id'>) =>
    setToasts((all) => [...all.slice(-1), { id: crypto.randomUUID(), ...toast }]);

  const short = changes.wines.filter((wine) => shortageOf(wine) > 0);
  const sold = short.filter(({ product }) => product !== null && product.availability !== 'SOLD_OUT');
  const bottles = sold.reduce((sum, wine) => sum + shortageOf(wine), 0);
  const { addAll, busy } = useAddToCart();
  const order = async () => {
    // What is short would be counted from the figure of before.
    if (!changes.countsBottles()) return;
    const items = sold.map((wine) => ({ idProduct: wine.idProduct, qty: shortageOf(wine) }));
    if (!(await addAll(items))) return;
    const message = t('ownWine.added', { number: formatNumber(items.length, language) });
    tell({ tone: 'good', message, action: <TextLink href="/cart">{t('wish.toCart')}</TextLink> });
  };
  const save = async () => {
    if (await changes.save()) tell({ tone: 'good', message: t('ownWine.saved') });
  };
  /** What is wrong with a wine, by its fields; undefined where nothing is. */
  const errorsOf = (wine: OwnWine): OwnWineErrors | undefined => {
    const typed = changes.typedOf(wine);
    const wrong = OWN_WINE_FIELDS.flatMap((field) => {
      const error = changes.errors.errorOf(wine.idProduct, field, typed[field]);
      return error === undefined ? [] : [[field, error] as const];
    });
    return wrong.length === 0 ? undefined : Object.fromEntries(wrong);
  };
  // By what is written: a row does not leave while somebody types in it, nor does one that keeps the rest from being saved, or will.
  const rows = wines.filter(
    (wine) =>
      ((shown === 'all' || shortageOf(wine) > 0 || changes.typedOf(wine).left !== undefined) &&
        isNamed(wine, words)) ||
      errorsOf(wine) !== undefined ||
      Object.values(changes.typedOf(wine)).some(Number.isNaN),
  );

  return (
    <div ref={changes.errors.element}>
      <div className={styles.tools}>
        <TextInput
          className={styles.search}
          label={t('ownWine.search')}
          labelHidden
          placeholder={t('ownWine.search')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Segmented
          label={t('ownWine.shown')}
          options={[
            { value: 'all', label: t('ownWine.all', { number: wines.length }) },
            { value: 'short', label: t('ownWine.short', { number: short.length }) },
          ]}
          value={shown}
          onValueChange={setShown}
        />
        <Button
          className={styles.order}
          icon={cartIcon}
          loading={busy}
          disabled={sold.length === 0}
          onClick={() => void order()}
        >
          {sold.length === 0
            ? t('ownWine.nothingShort')
            : t('ownWine.order', { number: sold.length, bottles: formatNumber(bottles, language) })}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{t(words === '' ? 'ownWine.noShortage' : 'ownWine.noMatch')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('ownWine.title')}>
          {rows.map((wine) => (
            <OwnWineRow
              key={wine.idProduct}
              wine={wine}
              typed={changes.typedOf(wine)}
              onChange={changes.change}
              errors={errorsOf(wine)}
            />
          ))}
        </ul>
      )}
      {wines.length >= OWN_WINES_LIMIT ? (
        <p className={styles.none}>{t('ownWine.latest', { number: OWN_WINES_LIMIT })}</p>
      ) : null}
      {changes.count > 0 ? (
        <section className={styles.bar} aria-label={t('ownWine.unsaved', { number: changes.count })}>
          <p role="status">{t('ownWine.unsaved', { number: changes.count })}</p>
          <Button onClick={changes.forget}>{t('ownWine.forget')}</Button>
          <Button variant="primary" loading={changes.saving} onClick={() => void save()}>
            {t('ownWine.save')}
          </Button>
        </section>
      ) : null}
      <ToastRegion
        label={t('wish.messages')}
        toasts={toasts}
        dismissLabel={t('wish.close')}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </div>
  );
}
